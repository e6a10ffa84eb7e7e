package import LineupCore

/// Supplies what a ``ChangeRepository`` and a ``TransactionRepository`` need, on SQLite.
package protocol SQLiteChangeDao {
  var database: Database { get }
}

extension SQLiteChangeDao where Self: ChangeRepository {
  package func steps(_ query: LogQuery, page: ([Step]) throws -> Bool) throws {
    try database.steps(query, page)
  }

  package func step(_ number: Int64) throws -> (step: Step, changes: ChangeSet) {
    try database.step(number)
  }

  package func replay(_ mark: Mark, _ body: (any ChangeTransaction) throws -> Int64?) throws -> ChangeSet {
    try database.replay(mark, body)
  }

  package func changes(after place: Int64, change: (JournalEntry) throws -> Bool) throws -> Int64 {
    try database.changes(after: place, change)
  }

  package func journalStart() throws -> Int64 { try database.journalStart() }

  package func journalEnd() throws -> Int64 { try database.journalEnd() }

  package func hasNews() throws -> Bool { try database.hasNews() }

  package func historyLimit() throws -> HistoryLimit { try database.historyLimit() }

  package func setHistoryLimit(changes: Int64?, days: Int64?, mark: Mark) throws {
    try database.setHistoryLimit(changes, days, mark)
  }

  package func prune(now: Date) throws -> Int64 { try database.prune(now: now) }
}

extension SQLiteChangeDao where Self: TransactionRepository {
  package func begin() throws { try database.begin() }

  package func commit(_ mark: Mark) throws { try database.commit(mark) }

  package func rollback() throws { try database.rollback() }

  package func beginGroup() throws -> Bool { try database.beginGroup() }

  package func endGroup() throws { try database.endGroup() }

  package func beginRehearsal() throws { try database.beginRehearsal() }

  package func endRehearsal() throws { try database.endRehearsal() }
}
