import LineupCore
import SQLite

/// The log, and news from others.
extension Database {
  /// How many rows of the journal are read at a time.
  private static let batch = 500

  /// Streams steps. `body` is called outside the lock, so it may call the database again.
  func steps(_ query: LogQuery, _ body: (Step) throws -> Bool) throws {
    var rest = query.limit ?? .max
    guard rest > 0 else { return }
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
          return (try walk.next(in: session), walk)
        }
      }
      guard let steps = next.0 else { return }
      walk = next.1
      for step in steps.prefix(Int(clamping: rest)) where try !body(step) { return }
      rest -= Int64(steps.count)
    }
  }

  func step(_ number: Int64) throws -> (step: Step, changes: [Change]) {
    try withState { state in try self.withJournal(&state) { try $0.step(number) } }
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

  func journalEnd() throws -> Int64 {
    try withState { state in try self.withJournal(&state) { try $0.journalEnd() } }
  }

  /// Whether another connection has committed anything since this was last asked.
  func hasNews() throws -> Bool {
    try withState { state in try self.openSession(&state)?.hasNews() ?? false }
  }

  func historyLimit() throws -> HistoryLimit {
    try withState { state in try self.withJournal(&state) { try $0.historyLimit() } }
  }

  func setHistoryLimit(_ limit: HistoryLimit, _ mark: Mark) throws {
    try inTurn {
      try withState { state in
        guard let session = try self.sessionForWriting(.creating, &state) else { return }
        try session.connection.transaction {
          try session.makeWhole(mark)
          try session.set(limit)
        }
      }
    }
  }

  /// Forgets all history that exceeds the limit, in small transactions, so that others get in between.
  func prune(now: Date) throws -> Int64 {
    try inTurn {
      var count: Int64 = 0
      var isDone = false
      while !isDone {
        let portion = try withState { state -> (count: Int64, hasMore: Bool) in
          guard let session = try self.sessionForWriting(.existing, &state) else { return (0, false) }
          let count = try session.connection.transaction {
            try session.currentSchema()
            return try session.hasJournal ? session.forgetHistory(now: now) : 0
          }
          return (count, session.hasOldHistory)
        }
        count += portion.count
        isDone = !portion.hasMore
      }
      return count
    }
  }
}
