import LineupCore
import SQLite

extension Schema {
  /// Which version of our schema the file has. `user_version` may belong to the app that made the file.
  static let meta = Table("lineup_meta")

  /// The greatest id that was ever taken from each entity's rows by a delete or a change of id.
  static let ids = Table("lineup_ids")

  /// Every table that lineup works with.
  static let tables = Entity.allCases.map(\.table.table) + [meta, ids]

  static let migrator = Migrator(
    table: meta,
    [
      Migrator.Migration("roster and to-dos") { connection in
        for entity in Entity.allCases { try makeTable(of: entity, on: connection) }
        try makeIDs(on: connection)
      }
    ])

  /// Puts back what another program lost of a schema that is up to date: a table it dropped, or the triggers
  /// that go silently when it makes a table anew.
  static func restore(on connection: Connection) throws {
    for entity in Entity.allCases {
      try makeTable(of: entity, on: connection)
      try check(entity.table, on: connection)
    }
    try makeIDs(on: connection)
    for trigger in triggers {
      try connection.execute("DROP TRIGGER IF EXISTS \(raw: trigger.name)")
      try connection.execute(trigger.sql)
    }
  }

  private static func makeTable(of entity: Entity, on connection: Connection) throws {
    let table = entity.table
    let exists: Bool = try connection.value(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND lower(name) = \(table.table.name)")
    if !exists { try connection.execute(table.schema) }
  }

  private static func makeIDs(on connection: Connection) throws {
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS \(ids)(entity INTEGER PRIMARY KEY NOT NULL, last INTEGER NOT NULL)")
    for entity in Entity.allCases {
      try connection.run("INSERT OR IGNORE INTO \(ids)(entity, last) VALUES (\(entity.rawValue), 0)")
    }
  }

  /// Makes sure that a table has our columns before anything is written to it.
  private static func check(_ table: EntityTable, on connection: Connection) throws {
    let name = table.table.name
    var columns: Set<String> = []
    var key = ""
    try connection.forEach("SELECT lower(name), lower(type), pk FROM pragma_table_info(\(name))") { row in
      let column: String = try row.read(0)
      columns.insert(column)
      if try row.read(2, as: Int64.self) > 0, try row.read(1) == "integer" { key = column }
      return true
    }
    guard key == table.id.name else {
      throw ForeignSchema(table: name, reason: "has no id INTEGER PRIMARY KEY")
    }
    for column in table.columns where !columns.contains(column.name) {
      throw ForeignSchema(table: name, reason: "has no column \(column.name)")
    }
  }
}

extension Schema {
  /// A trigger that is to be in the file word for word.
  struct Trigger: Sendable {
    let name: String
    let sql: SQL
  }

  /// The triggers that keep an id from being given twice, whoever deletes a row or changes its id.
  ///
  /// They call no function and compare plainly, so that no program is ever refused. They watch every update,
  /// for `SET rowid =` changes the id too.
  static let triggers = Entity.allCases.flatMap { entity in
    let table = entity.table.table
    let keep: SQL = """
      UPDATE \(ids) SET last = old.id
      WHERE entity = \(raw: String(entity.rawValue)) AND last < old.id AND old.id < \(raw: String(Int64.max))
      """
    return [
      Trigger(
        name: "lineup_\(table.name)_deleted",
        sql: """
          CREATE TRIGGER lineup_\(raw: table.name)_deleted AFTER DELETE ON \(table) BEGIN
          \(keep);
          END
          """),
      Trigger(
        name: "lineup_\(table.name)_renumbered",
        sql: """
          CREATE TRIGGER lineup_\(raw: table.name)_renumbered AFTER UPDATE ON \(table)
          WHEN new.id <> old.id BEGIN
          \(keep);
          END
          """),
    ]
  }
}
