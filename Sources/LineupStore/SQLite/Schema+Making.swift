import LineupCore
import SQLite

extension Schema {
  /// Which version of our schema the file has. `user_version` may belong to the app that made the file.
  static let meta = Table("lineup_meta")

  /// The greatest id that was ever taken from each entity's rows by a delete or a change of id.
  static let ids = Table("lineup_ids")

  /// What happened to the rows, change by change, whoever made it.
  static let changes = Table("lineup_changes")

  /// The steps that lineup made, each a stretch of the changes.
  static let commands = Table("lineup_commands")

  /// What all sessions agree on.
  static let settings = Table("lineup_settings")

  /// The names of ``tables``, for a reader, who has no use for their statements.
  static let names = [
    "members", "events", "lineup_meta", "lineup_ids", "lineup_changes", "lineup_commands", "lineup_settings",
  ]

  /// Every table that lineup works with.
  static let tables = Entity.allCases.map(\.table.table) + [meta, ids, changes, commands, settings]

  /// The index of the open to-dos.
  static let open = "lineup_open"

  /// The index of the to-dos of each member.
  static let assigned = "lineup_assigned"

  /// The indexes of ours.
  static let indexes: [(name: String, sql: SQL)] = [
    // Finds the steps that take a step back. Ordinary steps are not in it, and so cost nothing.
    (
      "lineup_undoes",
      "CREATE INDEX IF NOT EXISTS lineup_undoes ON \(commands)(undoes) WHERE undoes IS NOT NULL"
    ),
    // Finds what is to be done next.
    (
      open,
      """
      CREATE INDEX IF NOT EXISTS \(raw: open) ON events(due, priority DESC, create_at) WHERE complete = 0
      """
    ),
    // Finds the to-dos of a member.
    (
      assigned,
      "CREATE INDEX IF NOT EXISTS \(raw: assigned) ON events(member) WHERE member IS NOT NULL"
    ),
  ]

  /// The version that brought the journal.
  static let journalVersion: Int64 = 2

  static let migrator = Migrator(
    table: meta,
    [
      Migrator.Migration("roster and to-dos") { connection in
        for entity in Entity.allCases { try makeTable(of: entity, on: connection) }
        try makeIDs(on: connection)
      },
      Migrator.Migration("journal") { try makeJournal(on: $0) },
      Migrator.Migration("due dates, people, tags, priorities and notes") { try addColumns(on: $0) },
    ])

  /// Puts the triggers and the indexes in, and puts back what another program lost of a schema that is up to date: a table
  /// it dropped, or columns and triggers that go silently when it makes a table anew.
  static func restore(on connection: Connection) throws {
    for entity in Entity.allCases { try makeTable(of: entity, on: connection) }
    try makeIDs(on: connection)
    try makeJournal(on: connection)
    try addColumns(on: connection)
    for entity in Entity.allCases { try check(entity.table, on: connection) }
    for index in indexes { try connection.execute(index.sql) }
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

  /// Adds the columns that came later, wherever they are missing. One that is there already is used as it is.
  private static func addColumns(on connection: Connection) throws {
    for entity in Entity.allCases {
      let table = entity.table
      for field in table.later where !connection.hasColumn(table.column(field).name, in: table.table.name) {
        try connection.execute(
          "ALTER TABLE \(table.table) ADD COLUMN \(table.column(field)) \(raw: field.kind.columnType)")
      }
    }
    for column in JournalRow.imageColumns where !connection.hasColumn(column, in: changes.name) {
      try connection.execute("ALTER TABLE \(changes) ADD COLUMN \(raw: column)")
    }
  }

  private static func makeIDs(on connection: Connection) throws {
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS \(ids)(entity INTEGER PRIMARY KEY NOT NULL, last INTEGER NOT NULL)")
    for entity in Entity.allCases {
      try connection.run("INSERT OR IGNORE INTO \(ids)(entity, last) VALUES (\(entity.rawValue), 0)")
    }
  }

  /// Makes the tables of the journal. The changes have neither types nor constraints, so that every value is kept bit for
  /// bit and no program on the file is ever refused.
  private static func makeJournal(on connection: Connection) throws {
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS \(changes)(
        \(JournalRow.place) INTEGER PRIMARY KEY, \(JournalRow.table),
        \(raw: JournalRow.imageColumns.joined(separator: ", ")))
      """)
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS \(commands)(
        last INTEGER PRIMARY KEY, n INTEGER, at INTEGER, session TEXT, text TEXT, undoes INTEGER)
      """)
    try connection.execute("CREATE TABLE IF NOT EXISTS \(settings)(name TEXT PRIMARY KEY NOT NULL, value)")
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
    if let unique = table.unique { try checkUnique(table.column(unique), of: name, on: connection) }
  }

  /// Makes sure that SQLite lets no two rows have a value, byte for byte. Where it did, ``JournalReader`` would take the
  /// first row for replaced by the second; and other than byte for byte, it would not see that it was.
  private static func checkUnique(_ column: Column<FieldValue>, of name: String, on connection: Connection)
    throws
  {
    let isUnique: Bool = try connection.value(
      """
      SELECT EXISTS (SELECT 1 FROM pragma_index_list(\(name)) AS list
        WHERE list."unique" AND NOT list.partial
          AND (SELECT group_concat(lower(part.name) || ' ' || part.coll) FROM pragma_index_xinfo(list.name) AS part
            WHERE part.key) = \(column.name + " BINARY"))
      """)
    if !isUnique { throw ForeignSchema(table: name, reason: "lets two rows have one \(column.name)") }
  }
}
