/// Several calls that are kept or given up together.
///
/// While a transaction is open every other call of the repository works inside it, each still doing all of its rows or
/// none. What is committed is one step. An error may end a transaction on its own, a full disk for instance, and says so;
/// every call then throws ``RepositoryError/transactionIsOver`` until ``rollback()``, so that nothing which was meant for
/// the transaction is done without it.
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

  /// Begins a group: until ``endGroup()`` every call does what it always does, each step by itself, but all of them become
  /// durable together, since that takes far longer than the rest. Whoever tells of them before tells what may be lost.
  ///
  /// The write lock is held meanwhile. An error that ends a group on its own is followed by
  /// ``RepositoryError/transactionIsOver`` until the end.
  ///
  /// - Returns: false where there is nothing yet that could be locked; every call is durable by itself then.
  /// - Throws: ``RepositoryError/transactionIsOpen``, or a storage failure.
  func beginGroup() throws -> Bool

  /// Makes the steps since ``beginGroup()`` durable.
  ///
  /// - Throws: a storage failure, or ``RepositoryError/transactionIsOver`` when an error has ended the group before; then
  ///   none of the steps was kept.
  func endGroup() throws

  /// Begins a rehearsal: until ``endRehearsal()`` every call does what it always does, steps and transactions included, and
  /// sees what was done so far, but none of it is kept.
  ///
  /// It holds the write lock from the first call on that is to change something. One that begins within a transaction or
  /// within another rehearsal is a part of that. An error that ends a rehearsal on its own is followed by
  /// ``RepositoryError/transactionIsOver`` until the end.
  func beginRehearsal() throws

  /// Gives up everything since ``beginRehearsal()``, a transaction that was opened meanwhile included. Then all is as it
  /// was, history and the ids to come too.
  ///
  /// - Throws: ``RepositoryError/noTransaction`` when there is none.
  func endRehearsal() throws
}
