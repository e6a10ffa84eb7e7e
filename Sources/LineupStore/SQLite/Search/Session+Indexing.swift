import LineupCore
import SQLite

/// Keeping the search index up, a portion at a time, after commits. What is kept is kept whether or not any of this can be
/// done; what cannot be done now is done later.
extension Session {
  private static let upsert =
    ("INSERT OR REPLACE INTO \(Schema.search)(segment, gram, places) VALUES (?, ?, ?)" as SQL).hashed

  private static let selectPlaces =
    ("SELECT places FROM \(Schema.search) WHERE segment = ? AND gram = ?" as SQL).hashed

  private static let upsertState =
    ("INSERT OR REPLACE INTO \(Schema.settings)(name, value) VALUES ('search', ?)" as SQL).hashed

  /// Reads the first id from one on.
  private static let selectFirst: SQL = {
    let table = Entity.todo.table
    return ("SELECT min(\(table.id)) FROM \(table.table) WHERE \(table.id) >= ?" as SQL).hashed
  }()

  private static let selectTexts: SQL = {
    let table = Entity.todo.table
    let columns = (["\(table.id)"] + Schema.searchedColumns).joined(by: ", ")
    return
      ("SELECT \(columns) FROM \(table.table) WHERE \(table.id) BETWEEN ? AND ? ORDER BY \(table.id)" as SQL)
      .hashed
  }()

  /// Does what there is to do after a commit.
  func keepSearchUp() {
    guard !connection.path.isEmpty, !connection.isInTransaction else { return }
    let portions = search.takePortions()
    if portions == 0 { return }
    connection.undisturbed {
      do {
        try keepSearchUp(portions)
      } catch {
        forgetSchema()
      }
    }
  }

  /// Makes sure that what a part of the journal tells is in the index, since it is about to be forgotten. Where that cannot
  /// be done, the index is made anew later.
  ///
  /// - Throws: ``SQLiteError`` when the transaction was lost.
  func keepSearchUp(to place: Int64) throws {
    do {
      guard try currentSchema().hasSearch, var state = try searchState(), try canFollow(state) else { return }
      while state.place < place, try follow(&state, to: place) { try save(state) }
    } catch {
      guard connection.isInTransaction else { throw error }
    }
  }

  private func keepSearchUp(_ portions: Int64) throws {
    for _ in 0..<portions {
      search.isBehind = true
      search.isBehind = try snapshot { try isSearchBehind() }
      if !search.isBehind { return }
      try connection.transaction(patience: 0) { try indexPortion() }
    }
  }

  /// Whether there is anything to do.
  private func isSearchBehind() throws -> Bool {
    guard try currentSchema().hasJournal else { return false }
    let state = try searchState()
    if let state { search.bits = state.bits }
    guard let state, try currentSchema().hasSearch else {
      return try isSearchWorthwhile(state?.bits ?? SearchState.usualBits)
    }
    if state.format > SearchState.format { return false }
    return try state.format < SearchState.format || !canFollow(state)
      || journalEnd() - state.place >= SearchState.patience(state.bits) || nextSegment(state) != nil
  }

  /// Whether there are as many to-dos as fill two segments.
  private func isSearchWorthwhile(_ bits: Int) throws -> Bool {
    guard try has(.todo) else { return false }
    let table = Entity.todo.table
    let count = Int64(2) << bits
    // To count them is dear. Where there are few, ids are low nearly always.
    let greatest: Int64? = try connection.value("SELECT max(\(table.id)) FROM \(table.table)")
    guard let greatest, greatest >= count else { return false }
    return try connection.first(
      "SELECT 1 FROM \(table.table) ORDER BY \(table.id) LIMIT 1 OFFSET \(count - 1)", make: { _ in true })
      ?? false
  }

  /// Takes in what changed since the index was kept up last, or a part of it, and the next segment that is full.
  private func indexPortion() throws {
    // Otherwise changes may be missing from the journal, which the next step notes there.
    guard try isJournalWritten else { return }
    let known = try searchState()
    if let known, known.format > SearchState.format { return }
    let fresh = SearchState(place: try journalEnd(), bits: known?.bits ?? SearchState.usualBits)
    var state = known ?? fresh
    if try known?.format != SearchState.format || !currentSchema().hasSearch {
      try Schema.makeSearch(on: connection)
      try set("whole", to: currentSchema().seal)
      state = fresh
    } else if try !canFollow(state) || !follow(&state, to: fresh.place) {
      state = fresh
    }
    if let segment = try nextSegment(state) {
      try index(segment, state)
      state.rest = state.ids(of: segment).upperBound + 1
    }
    try save(state)
  }

  private func save(_ state: SearchState) throws {
    try connection.run(Session.upsertState, with: state.text)
  }
}

/// What is written to the index.
extension Session {
  /// The next segment of to-dos; nil while there may yet be new ones in it.
  private func nextSegment(_ state: SearchState) throws -> Int64? {
    guard let first: Int64 = try connection.value(Session.selectFirst, with: state.rest) else { return nil }
    let segment = state.segment(of: first)
    let end = state.ids(of: segment).upperBound
    guard end < .max, try connection.value(Session.selectFirst, with: end + 1) as Int64? != nil else {
      return nil
    }
    return segment
  }

  /// Writes a segment, as the to-dos in it are now.
  private func index(_ segment: Int64, _ state: SearchState) throws {
    let ids = state.ids(of: segment)
    var contents = SearchSegment(size: state.size)
    try connection.forEach(Session.selectTexts, with: ids.lowerBound, ids.upperBound) { row in
      let place = state.place(of: try row.read(0))
      Schema.forEachGram(row, at: 1) { contents.add($0, at: place) }
      return true
    }
    try connection.run("DELETE FROM \(Schema.search) WHERE segment = \(segment)")
    try contents.forEach { gram, places in
      try connection.run(Session.upsert, with: segment, gram, places)
    }
  }

  /// Takes in changes that the journal tells of up to a place, or a part of them.
  ///
  /// - Returns: false when changes may be missing from it.
  private func follow(_ state: inout SearchState, to place: Int64) throws -> Bool {
    let end = state.place + min(place - state.place, Int64(state.size))
    var added: [Int64: [Int64: Set<UInt16>]] = [:]
    var isComplete = true
    try connection.forEach(Session.searchedChanges, with: state.place, end, state.rest) { row in
      guard let id = row.integer(at: 0) else {
        isComplete = false
        return false
      }
      var known: Set<Int64> = []
      if row.integer(at: 1) == id {
        Schema.forEachGram(row, at: 2 + Schema.searchedFields.count) { known.insert($0) }
      }
      Schema.forEachGram(row, at: 2) { gram in
        if known.contains(gram) { return }
        added[state.segment(of: id), default: [:]][gram, default: []].insert(state.place(of: id))
      }
      return true
    }
    for (segment, grams) in added {
      for (gram, places) in grams { try add(places, of: gram, in: segment, state) }
    }
    state.place = end
    return isComplete
  }

  private func add(_ places: Set<UInt16>, of gram: Int64, in segment: Int64, _ state: SearchState) throws {
    let list: [UInt8]? = try connection.first(Session.selectPlaces, with: segment, gram) { try $0.read(0) }
    let known = list.map { SearchPlaces.decode($0, of: state.size) } ?? []
    // Nil: it may be anywhere.
    guard let known, !places.isSubset(of: known) else { return }
    let all = places.union(known).sorted()
    try connection.run(Session.upsert, with: segment, gram, SearchPlaces.encode(all, of: state.size))
  }
}
