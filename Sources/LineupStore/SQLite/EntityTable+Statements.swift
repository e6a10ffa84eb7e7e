import LineupCore
import SQLite

/// The statements that run once a row, written once; by the first that needs one, for a listing needs none.
extension EntityTable {
  /// Reads the image of an id.
  var selectByID: SQL { statements.selectByID }
  var insert: SQL { statements.insert }
  var deleteByID: SQL { statements.deleteByID }

  /// Sets some fields of the row of an id, which is the first of the values.
  func update(setting fields: [Field]) -> SQL {
    let assignments = fields.enumerated().map { index, field in
      "\(column(field)) = ?\(raw: String(index + 2))" as SQL
    }.joined(by: ", ")
    return ("UPDATE OR FAIL \(table) SET \(assignments) WHERE \(id) = ?1" as SQL).hashed
  }

  /// Reads the greatest id that a row has or had, from the table and from what the triggers kept. The
  /// greatest Int64 does not count: it would leave none to give.
  var lastID: SQL { statements.lastID }

  /// The same where SQLite keeps the ids of `AUTOINCREMENT` tables itself, also from before lineup's triggers
  /// were there.
  var lastIDWithSequence: SQL { statements.lastIDWithSequence }

  private var statements: Statements {
    switch entity {
    case .member: Statements.ofMembers
    case .todo: Statements.ofEvents
    }
  }
}

/// The statements of one table.
private final class Statements: Sendable {
  static let ofMembers = Statements(of: .members)
  static let ofEvents = Statements(of: .events)

  let selectByID: SQL
  let insert: SQL
  let deleteByID: SQL
  let lastID: SQL
  let lastIDWithSequence: SQL

  private init(of entity: EntityTable) {
    let table = entity.table
    let id = entity.id
    let names = entity.columns.map { "\($0)" as SQL }.joined(by: ", ")
    let slots = entity.columns.map { _ in "?" as SQL }.joined(by: ", ")
    selectByID = ("SELECT \(id), \(names) FROM \(table) WHERE \(id) = ?" as SQL).hashed
    insert = ("INSERT OR FAIL INTO \(table) (\(id), \(names)) VALUES (?, \(slots))" as SQL).hashed
    deleteByID = ("DELETE FROM \(table) WHERE \(id) = ?" as SQL).hashed
    let greatest: SQL = "\(raw: String(Int64.max))"
    let kept: SQL = """
      ifnull((SELECT max(\(id)) FROM \(table) WHERE \(id) < \(greatest)), 0),
      ifnull((SELECT last FROM \(Schema.ids) WHERE entity = \(raw: String(entity.entity.rawValue))), 0)
      """
    let sequence: SQL = """
      ifnull((SELECT seq FROM sqlite_sequence WHERE name = '\(raw: table.name)' AND seq < \(greatest)), 0)
      """
    lastID = ("SELECT max(\(kept))" as SQL).hashed
    lastIDWithSequence = ("SELECT max(\(kept), \(sequence))" as SQL).hashed
  }
}
