import LineupCore
import SQLite

@testable import LineupStore

/// A database that has only the tables of the old app: what statements do where there is no lineup.
final class Twin {
  let connection: Connection

  init(_ settings: OutsideSettings) throws {
    connection = try Connection(.memory)
    for entity in Entity.allCases { try connection.execute(entity.table.schema) }
    try settings.apply(to: connection)
  }

  /// Runs statements one after another, and tells how each ended.
  static func run(_ statements: [String], on connection: Connection) throws -> [Int32] {
    var codes: [Int32] = []
    for statement in statements {
      do {
        try connection.execute("\(raw: statement)")
        codes.append(0)
      } catch let error as SQLiteError {
        codes.append(error.code.rawValue)
      }
    }
    if connection.isInTransaction { try connection.execute("ROLLBACK") }
    return codes
  }

  /// Makes changes of lineup's here too.
  func apply(_ changes: [Change]) throws {
    for change in changes {
      let table = change.entity.table
      if let old = change.old, old.id != change.new?.id { try connection.run(table.deleteByID, with: old.id) }
      guard let new = change.new else { continue }
      if change.old == nil {
        try connection.run(table.insert.with(change.entity.fields.map { new[$0] }))
      } else {
        let assignments = change.entity.fields.dropFirst().map { table.column($0) <- new[$0] }
        try connection.run(table.table.where(table.id == new.id).update(assignments))
      }
    }
  }

  /// All rows of all tables, byte for byte.
  static func rows(_ connection: Connection) throws -> [[Image]] {
    try Entity.allCases.map { entity in
      try connection.all(entity.table.table.all.order(by: entity.table.id).select(entity.table.selected)) {
        try Image($0)
      }
    }
  }
}
