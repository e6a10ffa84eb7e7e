package import LineupCore

/// Supplies everything a ``Repository`` needs, on SQLite.
package protocol SQLiteDao: SQLiteMemberDao, SQLiteEventDao, SQLiteChangeDao, SQLiteReportDao {}

extension SQLiteDao where Self: Repository {
  package func survey(_ rows: Selection) throws -> Survey {
    try database.read(rows.entity) { session in
      var fingerprint = Fingerprint()
      try session.forEachImage(of: rows) { fingerprint.add($0) }
      return fingerprint.survey
    }
  }

  package func suggest(_ entity: Entity, _ key: SuggestionKey, limit: Int) throws -> [ListedRow] {
    try database.read(entity) { try $0.suggestions(of: entity, key, limit: limit) }
  }

  package func suggestTags(_ typed: String, limit: Int) throws -> [TagUse] {
    try database.read(.todo) { try $0.tags(typed, limit: limit) }
  }
}
