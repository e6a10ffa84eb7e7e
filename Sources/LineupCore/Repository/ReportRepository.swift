/// Where reports on all that is kept come from.
package protocol ReportRepository {
  /// Streams open to-dos in the order in which they are to be done, as one moment has them. The first come at once, however
  /// many there are.
  ///
  /// - Parameters:
  ///   - query: which of them.
  ///   - now: the moment by which they are late.
  ///   - row: called once a row, in order; returning false ends the listing.
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when there is no such member, before the first row, or when reading
  ///   fails, at any time.
  func listOpen(_ query: OpenQuery, now: Date, row: (ListedRow) throws -> Bool) throws

  /// Counts everything once.
  ///
  /// - Parameter now: the moment by which to-dos are late, and with whose week the weeks end.
  func statistics(now: Date) throws -> Statistics
}
