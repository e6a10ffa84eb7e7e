/// Everything that is kept. A database is added by conforming another type to this; nothing above it changes.
package protocol Repository: MemberRepository, TodoEventRepository, ChangeRepository, TransactionRepository,
  ReportRepository, Sendable
{
  /// Counts the rows of a selection and takes their fingerprint, holding no lock afterwards.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when a row that was named does not exist, or a storage failure.
  func survey(_ rows: Selection) throws -> Survey

  /// Finds rows to suggest for what has been typed so far.
  ///
  /// - Parameters:
  ///   - entity: whose rows.
  ///   - key: what they are found by.
  ///   - limit: the greatest number of rows.
  /// - Returns: the best rows, the best first: names and titles that begin with the text byte for byte, then in another
  ///   spelling, then those that have it elsewhere. Within each they are in order, members of their names, others of
  ///   their ids. All rows, and those found by id, are in order of id. Damaged rows are found only by id.
  func suggest(_ entity: Entity, _ key: SuggestionKey, limit: Int) throws -> [ListedRow]

  /// Finds tags to suggest for what has been typed so far, among those of the newest to-dos.
  ///
  /// - Parameters:
  ///   - typed: the beginning of a tag, or a part of it; empty for any.
  ///   - limit: the greatest number of tags.
  /// - Returns: those that begin with the text before those that have it elsewhere; within each, the one that most to-dos
  ///   have first.
  func suggestTags(_ typed: String, limit: Int) throws -> [TagUse]
}
