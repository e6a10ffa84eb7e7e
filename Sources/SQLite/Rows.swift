/// Some rows of a table, in some order, to be fetched, counted, updated or deleted.
package struct Rows: Sendable {
  let table: Table
  private var condition: Condition?
  private var order: [SQL] = []
  private var limit: Int64?
  private var index: String?

  init(of table: Table) {
    self.table = table
  }

  /// Those of the rows that meet the condition too.
  package func `where`(_ condition: Condition) -> Rows {
    var rows = self
    rows.condition = self.condition.map { $0 && condition } ?? condition
    return rows
  }

  /// The rows in that order, after the orders given before.
  package func order<Value>(by column: Column<Value>, descending: Bool = false) -> Rows {
    var rows = self
    rows.order.append(descending ? "\(column) DESC" : "\(column)")
    return rows
  }

  /// The rows in the order of an expression, after the orders given before; those for which it is NULL come last, whichever
  /// way.
  package func order(by expression: SQL, descending: Bool) -> Rows {
    var rows = self
    rows.order.append("\(expression)\(descending ? " DESC" as SQL : "") NULLS LAST")
    return rows
  }

  /// The rows found by way of an index, whatever SQLite takes for quicker; nil leaves it the choice.
  package func indexed(by name: String?) -> Rows {
    var rows = self
    rows.index = name
    return rows
  }

  /// At most that many of the rows, 0 or more.
  package func limit(_ count: Int64?) -> Rows {
    var rows = self
    rows.limit = count
    return rows
  }
}

extension Rows {
  /// The query that reads columns.
  package func select<each Value>(_ column: repeat Column<each Value>) -> SQL {
    var columns: [SQL] = []
    for column in repeat each column { columns.append("\(column)") }
    return select(columns)
  }

  /// The query that reads expressions.
  package func select(_ columns: [SQL]) -> SQL {
    let hint = index.map { " INDEXED BY \(raw: $0)" as SQL } ?? ""
    var sql = filtered("SELECT \(columns.joined(by: ", ")) FROM \(table)\(hint)")
    if !order.isEmpty { sql.append(" ORDER BY \(order.joined(by: ", "))") }
    if let limit { sql.append(" LIMIT \(limit)") }
    return sql
  }

  /// The query that counts the rows.
  package var count: SQL {
    limit == nil ? filtered("SELECT count(*) FROM \(table)") : "SELECT count(*) FROM (\(select(["1"])))"
  }

  /// The values of columns, row by row.
  package func fetch<each Value: SQLiteReadable>(
    _ column: repeat Column<each Value>, on connection: Connection
  ) throws -> [(repeat each Value)] {
    try connection.all(select(repeat each column)) { row in
      var index = 0
      return (repeat try Rows.read(each column, of: row, at: &index))
    }
  }

  /// The values of one column.
  package func fetch<Value: SQLiteReadable>(
    _ column: Column<Value>, on connection: Connection
  ) throws -> [Value] {
    try connection.all(select(column)) { try $0.read(0) }
  }

  private static func read<Value: SQLiteReadable>(
    _ column: Column<Value>, of row: borrowing Row, at index: inout Int
  ) throws -> Value {
    defer { index += 1 }
    return try row.read(index, as: Value.self)
  }

  /// The SQL followed by the condition.
  func filtered(_ sql: SQL) -> SQL {
    condition.map { "\(sql) WHERE \($0.sql)" } ?? sql
  }
}
