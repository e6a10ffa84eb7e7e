import LineupCore
import SQLite

/// The log, and news from others.
extension Database {
  /// How many rows of the journal are read at a time.
  private static let batch = 500

  /// Streams steps in pages. `body` is called outside the lock, so it may call the database again.
  func steps(_ query: LogQuery, _ body: ([Step]) throws -> Bool) throws {
    var rest = query.limit ?? .max
    guard rest > 0 else { return }
    let filter = query.filter.map { StepFilter($0) }
    var walk = try withState { state in
      try self.withJournal(&state) { session -> any StepWalk in
        try query.row.map { try RowWalk($0, in: session) } ?? LogWalk(in: session)
      }
    }
    while rest > 0 {
      let current = walk
      let next = try withState { state in
        try self.withJournal(&state) { session in
          var walk = current
          let steps = try walk.next(in: session)
          return (try steps?.filter { try filter?.isMet(by: $0, in: session) ?? true }, walk)
        }
      }
      guard let steps = next.0?.prefix(Int(clamping: rest)) else { return }
      walk = next.1
      if try !body(Array(steps)) { return }
      rest -= Int64(steps.count)
    }
  }

  func step(_ number: Int64) throws -> (step: Step, changes: ChangeSet) {
    try withState { state in
      try self.withJournal(&state) { session in
        let (step, changes) = try session.step(number)
        return (step, ChangeSet(changes, step: number, names: try session.names(in: changes)))
      }
    }
  }

  /// Streams changes in order. `body` is called outside the lock, so it may call the database again.
  func changes(after place: Int64, _ body: (JournalEntry) throws -> Bool) throws -> Int64 {
    var walk = try withState { state in try self.withJournal(&state) { try ChangeWalk(after: place, in: $0) }
    }
    while true {
      let current = walk
      let next = try withState { state in
        try self.withJournal(&state) { session in
          var walk = current
          return (try walk.next(Database.batch, in: session), walk)
        }
      }
      guard let entries = next.0 else { return walk.end }
      walk = next.1
      var stop: Int64?
      for entry in entries where stop == nil || entry.place == stop {
        if try !body(entry) { stop = entry.place }
      }
      if let stop { return stop }
    }
  }

  func journalStart() throws -> Int64 {
    try withState { state in try self.withJournal(&state) { try $0.hasJournal ? $0.prunedEnd() : 0 } }
  }

  func journalEnd() throws -> Int64 {
    try withState { state in try self.withJournal(&state) { try $0.journalEnd() } }
  }

  /// Whether another connection has committed anything since this was last asked, or the file that there was has gone.
  func hasNews() throws -> Bool {
    try withState { state in
      if state.transaction != nil || !state.rehearsals.isEmpty || state.group != nil {
        throw RepositoryError.transactionIsOpen
      }
      if let session = try self.openSession(&state) { return try session.hasNews() }
      defer { state.sawFile = false }
      return state.sawFile
    }
  }
}
