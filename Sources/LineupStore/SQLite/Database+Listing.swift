import LineupCore
import SQLite

extension Database {
  /// How many rows are read at a time.
  private static let batch = 100

  /// Streams the rows of a query, all of one moment, in constant memory.
  ///
  /// `row` is called outside the lock, so it may call the database again.
  func list(_ query: Query, row: (ListedRow) throws -> Bool) throws {
    var (rows, listing) = try begin(query)
    defer { if let listing { end(listing) } }
    while true {
      for listed in rows where try !row(listed) { return }
      guard let current = listing else { return }
      (rows, listing) = try next(of: current, entity: query.entity)
    }
  }

  /// Reads the first rows, and says which listing the next are to be had from, if there may be any.
  private func begin(_ query: Query) throws -> ([ListedRow], Int?) {
    try withState { state in
      let (rows, cursor) = try self.withReader(of: query.entity, &state) { session in
        let cursor = try session.connection.cursor(session.select(query, namesMembers: true))
        return (try Database.read(query.entity, from: cursor), cursor)
      }
      guard rows.count == Database.batch else { return (rows, nil) }
      state.lastListing += 1
      state.listings[state.lastListing] = cursor
      return (rows, state.lastListing)
    }
  }

  private func next(of listing: Int, entity: Entity) throws -> ([ListedRow], Int?) {
    try withState { state in
      guard let cursor = state.listings[listing] else { return ([], nil) }
      let rows = try Database.read(entity, from: cursor)
      if rows.count == Database.batch { return (rows, listing) }
      state.listings[listing] = nil
      return (rows, nil)
    }
  }

  private func end(_ listing: Int) {
    try? withState { $0.listings[listing] = nil }
  }

  private static func read(_ entity: Entity, from cursor: Cursor) throws -> [ListedRow] {
    var rows: [ListedRow] = []
    while rows.count < batch, let row = try cursor.next({ try ListedRow($0, of: entity) }) {
      rows.append(row)
    }
    return rows
  }
}
