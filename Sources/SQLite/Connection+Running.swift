/// Every way to run SQL. What is written once with `?` placeholders takes its values `with:`; nothing is
/// built or compiled for it after the first time, which is the quick way for what runs a million times.
extension Connection {
  /// Runs SQL to its end, whatever rows it gives.
  package func run<each Value: SQLiteBindable>(_ sql: SQL, with value: repeat each Value) throws {
    try withStatement(sql, with: repeat each value) { while try $0.step() {} }
  }

  /// Runs SQL to its end that takes a value, and then as many others as there are.
  package func run<First: SQLiteBindable, Other: SQLiteBindable>(
    _ sql: SQL, with first: First, and others: [Other]
  ) throws {
    let statement = try borrow(sql)
    defer { giveBack(statement) }
    var index: Int32 = 1
    try first.bind(to: statement, at: index)
    for value in others {
      index += 1
      try value.bind(to: statement, at: index)
    }
    try statement.requireCount(index)
    while try statement.step() {}
  }

  /// Calls `body` for each row, in order, until it returns false.
  package func forEach<each Value: SQLiteBindable>(
    _ sql: SQL, with value: repeat each Value, body: (borrowing Row) throws -> Bool
  ) throws {
    try withStatement(sql, with: repeat each value) { statement in
      while try statement.step(), try body(Row(of: statement)) {}
    }
  }

  /// The rows, each made into a value.
  package func all<Element, each Value: SQLiteBindable>(
    _ sql: SQL, with value: repeat each Value, make: (borrowing Row) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    try forEach(sql, with: repeat each value) { row in
      elements.append(try make(row))
      return true
    }
    return elements
  }

  /// The first row, made into a value; nil when there is none.
  package func first<Element, each Value: SQLiteBindable>(
    _ sql: SQL, with value: repeat each Value, make: (borrowing Row) throws -> Element
  ) throws -> Element? {
    try withStatement(sql, with: repeat each value) { try $0.step() ? make(Row(of: $0)) : nil }
  }

  /// The first column of the first row.
  package func value<Result: SQLiteReadable, each Value: SQLiteBindable>(
    _ sql: SQL, with value: repeat each Value
  ) throws -> Result {
    guard let result = try first(sql, with: repeat each value, make: { try $0.read(0, as: Result.self) })
    else { throw SQLiteError(.error, "there is no row", sql: sql.text) }
    return result
  }

  /// Runs SQL that is not worth keeping compiled, such as `PRAGMA` and `CREATE`.
  package func execute(_ sql: SQL) throws {
    let statement = try Statement(sql.text, on: handle, interrupter)
    try bind(sql, to: statement)
    while try statement.step() {}
  }

  /// Begins to read rows that are fetched little by little. The cursor holds a read transaction until it
  /// goes.
  package func cursor(_ sql: SQL) throws -> Cursor {
    let statement = try borrow(sql)
    do {
      try bind(sql, to: statement)
    } catch {
      giveBack(statement)
      throw error
    }
    return Cursor(statement, of: self)
  }

  private func withStatement<Result, each Value: SQLiteBindable>(
    _ sql: SQL, with value: repeat each Value, body: (Statement) throws -> Result
  ) throws -> Result {
    let statement = try borrow(sql)
    defer { giveBack(statement) }
    try bind(sql, repeat each value, to: statement)
    return try body(statement)
  }

  private func bind<each Value: SQLiteBindable>(
    _ sql: SQL, _ value: repeat each Value, to statement: Statement
  ) throws {
    var index: Int32 = 0
    for value in sql.values {
      index += 1
      try value.bind(to: statement, at: index)
    }
    for value in repeat each value {
      index += 1
      try value.bind(to: statement, at: index)
    }
    try statement.requireCount(index)
  }
}
