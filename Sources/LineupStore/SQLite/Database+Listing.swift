import LineupCore
import SQLite

extension Database {
  /// How many rows are read at a time.
  private static let batch = 100

  /// Streams the rows of a query, all of one moment, in constant memory.
  ///
  /// `row` is called outside the lock, so it may call the database again.
  func list(_ query: Query, row: (ListedRow) throws -> Bool) throws {
    try list(query.entity, row: row) { session in
      let cursor = try session.connection.cursor(session.select(query, namesMembers: true))
      return CursorRows(cursor, of: query.entity)
    }
  }

  /// Streams rows of an entity, all of one moment, in constant memory.
  ///
  /// - Parameters:
  ///   - row: called once a row, outside the lock.
  ///   - open: begins to read them.
  func list(
    _ entity: Entity, row: (ListedRow) throws -> Bool, from open: @Sendable (Session) throws -> any RowSource
  ) throws {
    var (rows, listing) = try begin(entity, open)
    defer { if let listing { end(listing) } }
    while true {
      for listed in rows where try !row(listed) { return }
      guard let current = listing else { return }
      (rows, listing) = try next(of: current)
    }
  }

  /// Reads the first rows, and says which listing the next are to be had from, if there may be any.
  private func begin(
    _ entity: Entity, _ open: @Sendable (Session) throws -> any RowSource
  ) throws -> ([ListedRow], Int?) {
    try withState { state in
      let (rows, source) = try self.withReader(of: entity, &state) { session in
        let source = try open(session)
        return (try source.next(Database.batch), source)
      }
      guard rows.count == Database.batch else { return (rows, nil) }
      state.lastListing += 1
      state.listings[state.lastListing] = source
      return (rows, state.lastListing)
    }
  }

  private func next(of listing: Int) throws -> ([ListedRow], Int?) {
    try withState { state in
      guard let source = state.listings[listing] else { return ([], nil) }
      let rows = try source.next(Database.batch)
      if rows.count == Database.batch { return (rows, listing) }
      state.listings[listing] = nil
      return (rows, nil)
    }
  }

  private func end(_ listing: Int) {
    try? withState { $0.listings[listing] = nil }
  }
}
