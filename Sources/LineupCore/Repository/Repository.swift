/// Everything that is kept. A database is added by conforming another type to this; nothing above it changes.
package protocol Repository: MemberRepository, TodoEventRepository, ChangeRepository, TransactionRepository,
  Sendable
{
  /// Counts the rows of a selection and takes their fingerprint, holding no lock afterwards.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when a row that was named does not exist, or a storage failure.
  func survey(_ rows: Selection) throws -> Survey

  /// Finds rows to suggest for what has been typed so far.
  ///
  /// - Parameters:
  ///   - entity: whose rows.
  ///   - prefix: what ids (in decimal), or names and titles, ignoring case, begin with; empty for any.
  ///   - limit: the greatest number of rows.
  /// - Returns: rows in order of id. Damaged rows are among them only when the id matches.
  func suggest(_ entity: Entity, prefix: String, limit: Int) throws -> [ListedRow]
}
