import LineupCore
import SQLite

extension Schema {
  /// A trigger that is to be in the file word for word.
  struct Trigger: Sendable {
    let name: String
    let sql: SQL
  }

  /// The triggers that write the journal and keep an id from being given twice, whoever changes a row.
  ///
  /// They call no function and compare plainly, so that no program is ever refused. They watch every update, for
  /// `SET rowid =` changes the id too.
  static let triggers = Entity.allCases.flatMap { triggers(of: $0.table) }

  /// The triggers of one table.
  static func triggers(of table: EntityTable) -> [Trigger] {
    let changed: SQL = "\(values("old", of: table)), \(values("new", of: table))"
    return [
      trigger(
        "inserted", table, "AFTER INSERT ON \(table.table)",
        journal(table, ["new"], "VALUES (\(code(table)), \(values("new", of: table)))")),
      trigger(
        "updated", table, "AFTER UPDATE ON \(table.table)",
        journal(table, ["old", "new"], "VALUES (\(code(table)), \(changed))")),
      trigger(
        "deleted", table, "AFTER DELETE ON \(table.table)",
        journal(table, ["old"], "VALUES (\(code(table)), \(values("old", of: table)))"),
        keep("old.id", of: table, "AND old.id < \(maximum)")),
      trigger(
        "renumbered", table, "AFTER UPDATE ON \(table.table) WHEN new.id <> old.id",
        keep("old.id", of: table, "AND old.id < \(maximum)")),
      guarding("replacing", table, "BEFORE INSERT ON \(table.table) WHEN", rows: taken(table)),
      guarding(
        "colliding", table, "BEFORE UPDATE ON \(table.table) WHEN (\(moves(table))) AND",
        rows: "(\(taken(table))) AND \(table.id) <> old.id"),
    ]
  }

  /// A trigger that writes the rows that a REPLACE may be about to delete, which sets off no trigger of its own. Whether
  /// it does, ``JournalReader`` finds out; meanwhile their ids are kept from being given again.
  private static func guarding(_ name: String, _ table: EntityTable, _ event: SQL, rows: SQL) -> Trigger {
    let exist: SQL = "EXISTS (SELECT 1 FROM \(table.table) WHERE \(rows))"
    let columns = ([table.id.name] + table.columns.map(\.name)).map { "\(Column<FieldValue>($0))" as SQL }
    let select: SQL = """
      SELECT -\(code(table)), \(columns.joined(by: ", ")) FROM \(table.table) WHERE \(rows)
      """
    let greatest: SQL = """
      (SELECT \(table.id) FROM \(table.table) WHERE (\(rows)) AND \(table.id) < \(maximum)
      ORDER BY \(table.id) DESC LIMIT 1)
      """
    return trigger(
      name, table, "\(event) \(exist)", journal(table, ["old"], select), keep(greatest, of: table))
  }

  private static func trigger(_ name: String, _ table: EntityTable, _ event: SQL, _ statements: SQL...)
    -> Trigger
  {
    let name = "lineup_\(table.table.name)_\(name)"
    let body = statements.map { "\($0);\n" as SQL }.joined(by: "")
    return Trigger(name: name, sql: "CREATE TRIGGER \(raw: name) \(event) BEGIN\n\(body)END")
  }

  /// Writes images to the journal.
  private static func journal(_ table: EntityTable, _ images: [String], _ values: SQL) -> SQL {
    let columns = images.flatMap { JournalRow.columns(of: $0, slots: table.columns.count) }
    return "INSERT INTO \(changes)(\(JournalRow.table), \(raw: columns.joined(separator: ", "))) \(values)"
  }

  /// Raises the greatest id that was ever taken away to an id, which is not the greatest there is.
  private static func keep(_ id: SQL, of table: EntityTable, _ condition: SQL = "") -> SQL {
    "UPDATE \(ids) SET last = \(id) WHERE entity = \(code(table)) AND last < \(id) \(condition)"
  }

  /// Whether a row has the id, or the value that must be unique, of the new row.
  private static func taken(_ table: EntityTable) -> SQL {
    let id: SQL = "\(table.id) = new.\(table.id)"
    guard let unique = table.unique else { return id }
    return "\(id) OR \(table.column(unique)) = new.\(table.column(unique))"
  }

  /// Whether an update changes the id or the value that must be unique.
  private static func moves(_ table: EntityTable) -> SQL {
    let id: SQL = "new.\(table.id) <> old.\(table.id)"
    guard let unique = table.unique else { return id }
    return "\(id) OR new.\(table.column(unique)) IS NOT old.\(table.column(unique))"
  }

  private static func values(_ image: String, of table: EntityTable) -> SQL {
    ([table.id.name] + table.columns.map(\.name)).map { "\(raw: image).\(Column<FieldValue>($0))" as SQL }
      .joined(by: ", ")
  }

  private static func code(_ table: EntityTable) -> SQL { "\(raw: String(table.entity.rawValue))" }

  private static let maximum: SQL = "\(raw: String(Int64.max))"
}
