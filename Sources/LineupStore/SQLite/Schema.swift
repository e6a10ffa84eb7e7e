import LineupCore
import SQLite

/// What was seen of our tables in a file.
struct Schema {
  /// SQLite's count of changes to the schema, by which it is known to be the same still.
  let cookie: Int64

  /// Which version of our schema the file has, 0 for none.
  private var version: Int64

  /// What the file has: tables, indexes, views and triggers of others, by name in lower case. There are few, so a list is
  /// looked through sooner than a dictionary is made. Triggers of ours, of which there are more, only a writer looks at.
  private let objects: [Object]

  /// Whether there are triggers of other programs, by which a statement about one row may fail half done.
  let hasOthersTriggers: Bool

  private struct Object {
    let name: String
    let type: String
  }

  /// Looks at a file.
  ///
  /// - Throws: ``Migrator/NewerSchema``, ``ForeignSchema``, or ``SQLiteError`` when the file cannot be read.
  init(of connection: Connection, cookie: Int64) throws {
    var objects: [Object] = []
    try connection.forEach(
      "SELECT lower(name), type FROM sqlite_schema WHERE type <> 'trigger' OR lower(name) NOT GLOB 'lineup_*'"
    ) { row in
      objects.append(Object(name: try row.read(0), type: try row.read(1)))
      return true
    }
    self.cookie = cookie
    self.objects = objects
    hasOthersTriggers = objects.contains { $0.type == "trigger" }
    version = 0
    for name in Schema.names {
      if let type = type(of: name), type != "table" {
        throw ForeignSchema(table: name, reason: "is of type \(type)")
      }
    }
    if has(Schema.meta.name) { version = try Schema.migrator.version(connection) }
  }

  /// Whether an entity has its table.
  func has(_ entity: Entity) -> Bool {
    has(entity.table.table.name)
  }

  /// Whether there is a journal to read.
  var hasJournal: Bool {
    [Schema.changes, Schema.commands, Schema.settings].allSatisfy { has($0.name) }
  }

  /// What tells this state of the file's schema from any other, for this version of lineup. Kept in the file once all of
  /// ours was found to be there, it spares the next writers to look: every change to a schema makes its cookie another.
  var seal: Int64 { Schema.migrator.knownVersion << 32 | cookie & 0xFFFF_FFFF }

  /// Whether there is a search index to look into. It is nothing that must be there.
  var hasSearch: Bool { type(of: Schema.search.name) == "table" }

  /// Whether everything of ours is there, as this version of lineup makes it. Only a writer needs to know.
  func isWhole(on connection: Connection) throws -> Bool {
    try isCurrent && hasTriggers(on: connection) { $0 == $1 }
      && Schema.indexes.allSatisfy { type(of: $0.name) == "index" }
      && Schema.tables.allSatisfy { has($0.name) }
  }

  /// Whether the journal was there before, and triggers that write it are missing or too late: changes may be missing from
  /// it, or out of order in it. What those of an earlier version say nobody knows any more.
  func hasGap(on connection: Connection) throws -> Bool {
    try version >= Schema.journalVersion && !hasTriggers(on: connection) { !isCurrent || $0 == $1 }
  }

  /// Whether it is of the version that this program makes.
  var isCurrent: Bool { version == Schema.migrator.knownVersion }

  /// Whether the triggers are there, and the newest of their tables: SQLite fires the newest first, and what a trigger of
  /// another program does because of a change must come after the change in the journal.
  ///
  /// - Parameter isRight: compares the text of one in the file with that of ours.
  private func hasTriggers(on connection: Connection, _ isRight: (String, String) -> Bool) throws -> Bool {
    let triggers = try connection.all(
      "SELECT lower(name), lower(tbl_name), sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid"
    ) { row in
      (
        name: try row.read(0, as: String.self), table: try row.read(1, as: String.self),
        sql: try row.read(2, as: String.self)
      )
    }
    return Entity.allCases.allSatisfy { entity in
      let own = Schema.triggers(of: entity.table)
      let newest = triggers.filter { $0.table == entity.table.table.name }.suffix(own.count)
      return own.allSatisfy { trigger in
        newest.contains { $0.name == trigger.name && isRight($0.sql, trigger.sql.text) }
      }
    }
  }

  /// The index of the open to-dos; nil where it is missing.
  var openIndex: String? { index(Schema.open) }

  /// The index of the to-dos of each member; nil where it is missing.
  var assignedIndex: String? { index(Schema.assigned) }

  private func index(_ name: String) -> String? { type(of: name) == "index" ? name : nil }

  private func has(_ name: String) -> Bool {
    type(of: name) != nil
  }

  /// The type of a table, an index or a view.
  private func type(of name: String) -> String? {
    objects.first { $0.name == name && $0.type != "trigger" }?.type
  }

  /// The query for the greatest id that a row of an entity has or had, the greatest Int64 left out. SQLite
  /// keeps the greatest ids of tables that are declared `AUTOINCREMENT` by itself.
  func lastID(of entity: Entity) -> SQL {
    !has("sqlite_sequence") ? entity.table.lastID : entity.table.lastIDWithSequence
  }
}

/// The file has a table of one of our names that is not ours.
struct ForeignSchema: Error, Equatable {
  let table: String
  let reason: String
}
