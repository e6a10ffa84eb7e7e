/// Several calls that are kept or given up together.
///
/// While a transaction is open every other call of the repository works inside it, each still doing all of its rows or
/// none. What is committed is one step.
package protocol TransactionRepository {
  /// Opens a transaction. It holds the write lock until it ends.
  ///
  /// - Throws: ``RepositoryError/transactionIsOpen``, or a storage failure.
  func begin() throws

  /// Keeps everything since ``begin()``.
  ///
  /// - Parameter mark: what the step says of itself; a transaction that changed nothing makes no step.
  /// - Throws: ``RepositoryError/noTransaction``, or a storage failure, after which nothing was kept.
  func commit(_ mark: Mark) throws

  /// Gives up everything since ``begin()``.
  ///
  /// - Throws: ``RepositoryError/noTransaction``.
  func rollback() throws

  /// Whether a transaction is open. Some failures end one on their own, a full disk for instance: nothing of it is kept
  /// then, and the error says so.
  var isInTransaction: Bool { get }
}
