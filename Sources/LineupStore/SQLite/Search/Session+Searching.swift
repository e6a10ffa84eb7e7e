import LineupCore
import SQLite

/// Reading the search index. Whatever is wrong with it is no reason to fail, for all of it can be done without.
extension Session {
  private static let selectState = ("SELECT value FROM \(Schema.settings) WHERE name = 'search'" as SQL)
    .hashed

  private static let selectSegment =
    ("SELECT min(segment) FROM \(Schema.search) WHERE segment >= ? AND segment < ?" as SQL).hashed

  private static let selectPlaces =
    ("SELECT places FROM \(Schema.search) WHERE segment = ? AND gram BETWEEN ? AND ?" as SQL).hashed

  /// The rows of the journal that tell of what the index does not know: marks of gaps, and what changed the texts of to-dos
  /// before an id.
  static let searchedChanges: SQL = {
    let old = Schema.searchedColumns(of: "old")
    let new = Schema.searchedColumns(of: "new")
    let differ = zip(["old_id"] + old, ["new_id"] + new).map { "\($0) IS NOT \($1)" as SQL }.joined(
      by: " OR ")
    let columns = (["new_id", "old_id"] + new + old).joined(by: ", ")
    return
      ("""
    SELECT \(columns) FROM \(Schema.changes) WHERE \(JournalRow.place) > ? AND \(JournalRow.place) <= ?
      AND (\(JournalRow.table) = 0 OR \(JournalRow.table) = 2 AND new_id < ? AND (\(differ)))
    """ as SQL).hashed
  }()

  /// How far the index goes; nil when the file does not say.
  func searchState() throws -> SearchState? {
    guard try hasJournal else { return nil }
    return try connection.first(Session.selectState) { $0.text(at: 0) }?.flatMap { SearchState($0) }
  }

  /// Whether the journal tells of all that changed since the index was as the state says.
  func canFollow(_ state: SearchState) throws -> Bool {
    let end = try journalEnd()
    guard state.format == SearchState.format, state.place <= end, try !hasLostRows() else { return false }
    if state.place == end { return true }
    let first: Int64? = try connection.value("SELECT min(\(JournalRow.place)) FROM \(Schema.changes)")
    return first.map { $0 <= state.place + 1 } ?? false
  }

  /// Whether whoever changes a row has it written to the journal.
  var isJournalWritten: Bool {
    get throws {
      let schema = try currentSchema()
      return try isKnownWhole(schema) || schema.isWhole(on: connection)
    }
  }

  /// What may meet a query's filter; nil when the index cannot tell.
  func finds(for query: Query) -> SearchFinds? {
    guard let grams = query.rows.filter?.grams, !grams.isEmpty, (try? currentSchema().hasSearch) == true
    else {
      return nil
    }
    return try? finds(grams, isOrdered: !query.order.isEmpty)
  }

  private func finds(_ grams: [ClosedRange<Int64>], isOrdered: Bool) throws -> SearchFinds? {
    guard let state = try searchState(), try canFollow(state), try isJournalWritten else { return nil }
    // Whoever reads rows in order of id may stop long before. To sort them takes all, which so many are found sooner without
    // an index.
    var finds = try indexed(grams, state, most: isOrdered ? 20_000 : 1_000)
    if isOrdered, finds.rest < state.rest { return nil }
    guard let changed = try changed(grams, state, before: finds.rest) else { return nil }
    if !changed.isEmpty { finds.ids = Set(finds.ids).union(changed).sorted() }
    return finds
  }

  /// - Parameter most: when so many ids were found, the rest is not looked up.
  private func indexed(_ grams: [ClosedRange<Int64>], _ state: SearchState, most: Int) throws -> SearchFinds {
    var pieces = grams.map { (range: $0, count: 0) }
    var ids: [Int64] = []
    let end = state.segment(of: state.rest)
    var next = state.segment(of: .min)
    while let segment = try connection.first(
      Session.selectSegment, with: next, end, make: { $0.integer(at: 0) }) ?? nil
    {
      guard let places = try places(of: &pieces, in: segment, state) else {
        return SearchFinds(ids: ids, rest: state.ids(of: segment).lowerBound)
      }
      ids += places.map { state.id(at: $0, in: segment) }
      if let last = ids.last, ids.count >= most { return SearchFinds(ids: ids, rest: last + 1) }
      next = segment + 1
    }
    return SearchFinds(ids: ids, rest: state.rest)
  }

  /// Where in a segment all pieces are; nil when they may be anywhere.
  ///
  /// - Parameter pieces: each with the count of places where it was in the segment in which it was last looked up; those
  ///   that were rarest are looked up first, and those that were anywhere only where the others tell little.
  private func places(
    of pieces: inout [(range: ClosedRange<Int64>, count: Int)], in segment: Int64, _ state: SearchState
  ) throws -> [UInt16]? {
    var common: [UInt16]?
    pieces.sort { $0.count < $1.count }
    for index in pieces.indices {
      // To look at so few rows takes no longer than to look up another piece.
      if let common, common.count <= (pieces[index].count == state.size ? 32 : 2) { break }
      let places = try places(from: pieces[index].range, in: segment, state)
      pieces[index].count = places?.count ?? state.size
      if let places { common = common?.common(with: places) ?? places }
    }
    return common
  }

  /// Where in a segment a piece of a range is; nil when it may be anywhere.
  private func places(from range: ClosedRange<Int64>, in segment: Int64, _ state: SearchState) throws
    -> [UInt16]?
  {
    var lists: [[UInt16]] = []
    var isAnywhere = false
    try connection.forEach(Session.selectPlaces, with: segment, range.lowerBound, range.upperBound) { row in
      guard let places = SearchPlaces.decode(try row.read(0), of: state.size) else {
        isAnywhere = true
        return false
      }
      lists.append(places)
      return true
    }
    if isAnywhere { return nil }
    return lists.count == 1 ? lists[0] : Set(lists.joined()).sorted()
  }

  /// The to-dos before an id that have all pieces since they changed, after the index was as the state says; nil when
  /// changes may be missing.
  private func changed(_ grams: [ClosedRange<Int64>], _ state: SearchState, before id: Int64) throws
    -> [Int64]?
  {
    var ids: [Int64] = []
    var isComplete = true
    try connection.forEach(Session.searchedChanges, with: state.place, Int64.max, id) { row in
      guard let id = row.integer(at: 0) else {
        isComplete = false
        return false
      }
      var missing = grams
      Schema.forEachGram(row, at: 2) { gram in missing.removeAll { $0.contains(gram) } }
      if missing.isEmpty { ids.append(id) }
      return true
    }
    return isComplete ? ids : nil
  }
}
