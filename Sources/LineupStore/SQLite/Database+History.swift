import LineupCore
import SQLite

/// How much history is kept.
extension Database {
  func historyLimit() throws -> HistoryLimit {
    try withState { try self.historyLimit(&$0) }
  }

  func setHistoryLimit(_ changes: Int64?, _ days: Int64?, _ mark: Mark) throws {
    try inTurn {
      try withState { state in
        guard state.transaction == nil else { throw RepositoryError.transactionIsOpen }
        // Start-up files set it at every start, which must neither wait for writers nor make a file.
        if try self.historyLimit(&state).isAlready(changes, days) { return }
        guard let session = try self.sessionForWriting(.creating, &state) else { return }
        do {
          try session.connection.transaction {
            try session.makeWhole(mark)
            try session.setHistoryLimit(changes, days)
          }
        } catch {
          session.forgetSchema()
          throw Database.unwritable(error)
        }
      }
    }
  }

  /// The limit in the file, or the one that a new file has.
  private func historyLimit(_ state: inout State) throws -> HistoryLimit {
    guard let session = try openSession(&state) else { return HistoryLimit() }
    return try session.snapshot { try session.historyLimit() }
  }

  /// Forgets all history that exceeds the limit, in small transactions, so that others get in between.
  func prune(now: Date) throws -> Int64 {
    try inTurn {
      var count: Int64 = 0
      var isDone = false
      while !isDone {
        let portion = try withState { state -> (count: Int64, hasMore: Bool) in
          guard state.transaction == nil else { throw RepositoryError.transactionIsOpen }
          guard let session = try self.sessionForWriting(.existing, &state) else { return (0, false) }
          do {
            let count = try session.connection.transaction {
              try session.currentSchema()
              return try session.hasJournal ? session.forgetHistory(now: now) : 0
            }
            return (count, session.hasOldHistory)
          } catch {
            session.forgetSchema()
            throw error
          }
        }
        count += portion.count
        isDone = !portion.hasMore
      }
      return count
    }
  }
}

extension HistoryLimit {
  /// Whether it is what it is to be; nil is whatever it is.
  fileprivate func isAlready(_ changes: Int64?, _ days: Int64?) -> Bool {
    changes ?? self.changes == self.changes && days ?? self.days == self.days
  }
}
