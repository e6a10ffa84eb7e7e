import LineupCore
import SQLite

/// The table of an entity: its name, its columns, and the statements that run once a row, written once.
struct EntityTable: Sendable {
  let entity: Entity
  let table: Table
  let id = Column<Int64>("id")

  /// The columns of the fields, in the order of their slots.
  let columns: [Column<FieldValue>]

  /// The field whose values no two rows share.
  let unique: Field?

  /// Reads the image of an id.
  let selectByID: SQL
  let insert: SQL
  let deleteByID: SQL

  /// Reads the greatest id that a row has or had, from the table and from what the triggers kept. The
  /// greatest Int64 does not count: it would leave none to give.
  let lastID: SQL

  /// The same where SQLite keeps the ids of `AUTOINCREMENT` tables itself, also from before lineup's triggers
  /// were there.
  let lastIDWithSequence: SQL

  /// The statement that makes the table where it is missing.
  let schema: SQL

  private init(_ entity: Entity, _ name: String, _ columnNames: [String], unique: Field?, schema: SQL) {
    let columns = columnNames.map { Column<FieldValue>($0) }
    let names = columns.map { "\($0)" as SQL }.joined(by: ", ")
    let slots = columns.map { _ in "?" as SQL }.joined(by: ", ")
    self.entity = entity
    self.table = Table(name)
    self.columns = columns
    self.unique = unique
    self.schema = schema
    selectByID = ("SELECT \(id), \(names) FROM \(table) WHERE \(id) = ?" as SQL).hashed
    insert = ("INSERT OR FAIL INTO \(table) (\(id), \(names)) VALUES (?, \(slots))" as SQL).hashed
    deleteByID = ("DELETE FROM \(table) WHERE \(id) = ?" as SQL).hashed
    let greatest: SQL = "\(raw: String(Int64.max))"
    let kept: SQL = """
      ifnull((SELECT max(\(id)) FROM \(table) WHERE \(id) < \(greatest)), 0),
      ifnull((SELECT last FROM \(Schema.ids) WHERE entity = \(raw: String(entity.rawValue))), 0)
      """
    let sequence: SQL = """
      ifnull((SELECT seq FROM sqlite_sequence WHERE name = '\(raw: name)' AND seq < \(greatest)), 0)
      """
    lastID = ("SELECT max(\(kept))" as SQL).hashed
    lastIDWithSequence = ("SELECT max(\(kept), \(sequence))" as SQL).hashed
  }

  /// What a query reads so that ``Image/init(_:)`` understands it.
  var selected: [SQL] { ["\(id)"] + columns.map { "\($0)" } }

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
    .todo, "events", ["title", "complete", "create_at"], unique: nil,
    schema: """
      CREATE TABLE events(
        id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL, create_at TEXT NOT NULL,
        complete INTEGER NOT NULL)
      """)
}

extension Entity {
  var table: EntityTable {
    switch self {
    case .member: EntityTable.members
    case .todo: EntityTable.events
    }
  }
}
