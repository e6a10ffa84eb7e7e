package import LineupCore

/// Supplies what a ``ReportRepository`` needs, on SQLite.
package protocol SQLiteReportDao {
  var database: Database { get }
}

extension SQLiteReportDao where Self: ReportRepository {
  package func listOpen(_ query: OpenQuery, now: Date, row: (ListedRow) throws -> Bool) throws {
    try database.list(.todo, row: row) { try OpenWalk(query, now: now, in: $0) }
  }

  package func statistics(now: Date) throws -> Statistics {
    try database.readAll { try $0.statistics(now: now) }
  }
}
