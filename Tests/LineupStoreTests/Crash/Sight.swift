import Foundation
import LineupCore
import SQLite

@testable import LineupStore

/// All that can be seen of a database file, which a crash must leave as it was before a step or as it is after it.
struct Sight: Equatable {
  /// The rows of each entity, byte for byte.
  let rows: [[Image]]

  /// What the journal holds.
  let entries: [JournalEntry]

  /// The log, newest first.
  let log: [Step]
  let limit: HistoryLimit

  /// Every table, index and trigger as it is written in the file.
  let schema: [String]

  /// Looks at a file, which need not exist.
  init(of path: String) throws {
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: false))
    rows = try Entity.allCases.map { entity in
      try dao.database.read(entity) { session in
        try session.images(of: Selection(entity: entity), expecting: nil)
      }
    }
    entries = try dao.entries()
    log = try dao.log()
    limit = try dao.historyLimit()
    schema =
      FileManager.default.fileExists(atPath: path)
      ? try OldApp(path).texts("SELECT ifnull(sql, name) FROM sqlite_schema ORDER BY name") : []
  }

  /// The greatest id of an entity that can be seen, among the rows or in the journal; 0 for none.
  func greatestID(of entity: Entity) -> Int64 {
    let journaled = entries.filter { $0.change.entity == entity }
      .flatMap { [$0.change.old?.id, $0.change.new?.id].compactMap { $0 } }
    return (journaled + rows[Int(entity.rawValue) - 1].map(\.id)).max() ?? 0
  }
}
