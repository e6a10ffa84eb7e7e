import LineupCore
import SQLite

/// What was seen of our tables in a file.
struct Schema {
  /// SQLite's count of changes to the schema, by which it is known to be the same still.
  let cookie: Int64

  /// Which version of our schema the file has, 0 for none.
  private let version: Int64

  /// The type of each table, index and view, by name in lower case.
  private let types: [String: String]

  /// The text of each trigger, by name in lower case.
  private let triggers: [String: String]

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
    for table in Schema.tables {
      if let type = types[table.name], type != "table" {
        throw ForeignSchema(table: table.name, reason: "is of type \(type)")
      }
    }
    version = types[Schema.meta.name] == nil ? 0 : try Schema.migrator.version(connection)
    self.cookie = cookie
    self.types = types
    self.triggers = triggers
  }

  /// Whether an entity has its table.
  func has(_ entity: Entity) -> Bool {
    types[entity.table.table.name] != nil
  }

  /// Whether there is a journal to read.
  var hasJournal: Bool {
    [Schema.changes, Schema.commands, Schema.settings].allSatisfy { types[$0.name] != nil }
  }

  /// Whether everything of ours is there, as this version of lineup makes it.
  var isWhole: Bool {
    isCurrent && hasTriggers && types[Schema.undoes] == "index"
      && Schema.tables.allSatisfy { types[$0.name] != nil }
  }

  /// Whether the journal was there before, and triggers that write it are missing: changes may be missing from it.
  var hasGap: Bool { isCurrent && !hasTriggers }

  private var isCurrent: Bool { version == Schema.migrator.knownVersion }

  private var hasTriggers: Bool {
    Schema.triggers.allSatisfy { triggers[$0.name] == $0.sql.text }
  }

  /// The query for the greatest id that a row of an entity has or had, the greatest Int64 left out. SQLite
  /// keeps the greatest ids of tables that are declared `AUTOINCREMENT` by itself.
  func lastID(of entity: Entity) -> SQL {
    types["sqlite_sequence"] == nil ? entity.table.lastID : entity.table.lastIDWithSequence
  }
}

/// The file has a table of one of our names that is not ours.
struct ForeignSchema: Error, Equatable {
  let table: String
  let reason: String
}
