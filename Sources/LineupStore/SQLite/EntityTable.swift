import LineupCore
import SQLite

/// The table of an entity: its name and its columns. Its statements are in `EntityTable+Statements.swift`. It is a class, for
/// every row asks for it, and it takes long to copy.
final class EntityTable: Sendable {
  let entity: Entity
  let table: Table
  let id = Column<Int64>("id")

  /// The columns of the fields, in the order of their slots.
  let columns: [Column<FieldValue>]

  /// The field whose values no two rows share.
  let unique: Field?

  /// The statement that makes the table where it is missing.
  let schema: SQL

  private init(_ entity: Entity, _ name: String, _ columnNames: [String], unique: Field?, schema: SQL) {
    self.entity = entity
    self.table = Table(name)
    self.columns = columnNames.map { Column($0) }
    self.unique = unique
    self.schema = schema
  }

  /// What a query reads so that ``Image/init(_:)`` understands it.
  var selected: [SQL] { ["\(id)"] + columns.map { "\($0)" } }

  /// The fields whose columns a file of an app or a lineup that came before may lack.
  var later: [Field] { entity.fields.filter(\.isOptional) }

  /// The column of a field.
  func column(_ field: Field) -> Column<FieldValue> {
    guard let slot = field.slot, columns.indices.contains(slot) else { return Column(id.name) }
    return columns[slot]
  }
}

extension EntityTable {
  /// The tables are those of the apps that came before; the files of both open in both.
  static let members = EntityTable(
    .member, "members", ["name", "position"], unique: .memberName,
    schema: """
      CREATE TABLE members(
        id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name TEXT UNIQUE NOT NULL, position INTEGER NOT NULL)
      """)

  static let events = EntityTable(
    .todo, "events",
    ["title", "complete", "create_at", "due", "member", "priority", "tags", "note", "completed"], unique: nil,
    schema: """
      CREATE TABLE events(
        id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL, create_at TEXT NOT NULL,
        complete INTEGER NOT NULL, due TEXT, member INTEGER, priority INTEGER, tags TEXT, note TEXT,
        completed TEXT)
      """)
}

extension Field.Kind {
  /// The type of a column that changes no value of this kind.
  var columnType: String {
    switch self {
    case .text, .date, .due, .tags: "TEXT"
    case .id, .position, .flag, .member, .priority, .number: "INTEGER"
    }
  }
}

extension Entity {
  var table: EntityTable {
    switch self {
    case .member: EntityTable.members
    case .todo: EntityTable.events
    }
  }
}
