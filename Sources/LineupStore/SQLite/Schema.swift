import LineupCore
import SQLite

/// What was seen of our tables in a file.
struct Schema {
  /// SQLite's count of changes to the schema, by which it is known to be the same still.
  let cookie: Int64

  /// The entities that have their table.
  let tables: Set<Entity>

  /// Whether everything of ours is there, as this version of lineup makes it.
  let isWhole: Bool

  /// Whether SQLite keeps the greatest ids of tables that are declared `AUTOINCREMENT`.
  private let hasSequences: Bool

  /// Looks at a file.
  ///
  /// - Throws: ``Migrator/NewerSchema``, ``ForeignSchema``, or ``SQLiteError`` when the file cannot be read.
  init(of connection: Connection, cookie: Int64) throws {
    var types: [String: String] = [:]
    var triggers: [String: String] = [:]
    try connection.forEach("SELECT lower(name), type, sql FROM sqlite_schema") { row in
      let name: String = try row.read(0)
      let type: String = try row.read(1)
      if type == "trigger" { triggers[name] = try row.read(2) } else { types[name] = type }
      return true
    }
    self.cookie = cookie
    tables = Set(Entity.allCases.filter { types[$0.table.table.name] != nil })
    for table in Schema.tables {
      if let type = types[table.name], type != "table" {
        throw ForeignSchema(table: table.name, reason: "is a \(type)")
      }
    }
    let version = types[Schema.meta.name] == nil ? 0 : try Schema.migrator.version(connection)
    isWhole =
      version == Schema.migrator.knownVersion && Schema.tables.allSatisfy { types[$0.name] != nil }
      && Schema.triggers.allSatisfy { triggers[$0.name] == $0.sql.text }
    hasSequences = types["sqlite_sequence"] != nil
  }

  /// The query for the greatest id that a row of an entity has or had, the greatest Int64 left out.
  func lastID(of entity: Entity) -> SQL {
    hasSequences ? entity.table.lastIDWithSequence : entity.table.lastID
  }
}

/// The file has a table of one of our names that is not ours.
struct ForeignSchema: Error, Equatable {
  let table: String
  let reason: String
}
