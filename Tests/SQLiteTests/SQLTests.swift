import SQLite
import Testing

/// SQL that binds what is put into it.
struct SQLTests {
  @Test func bindsEveryValue() throws {
    let hostile = "x'); DROP TABLE t; --"
    let sql: SQL = "SELECT \(hostile), \(7), \(1.5), \(true), \([1, 2] as [UInt8])"
    #expect(sql.text == "SELECT ?, ?, ?, ?, ?")
    let connection = try Connection(.memory)
    let row = try connection.first(sql) { row in (0..<row.count).map { row.value(at: $0) } }
    #expect(row == [.text(hostile), .integer(7), .real(1.5), .integer(1), .blob([1, 2])])
  }

  @Test func splicesSQLNamesAndLists() throws {
    let column = Column<Int64>(#"a "b" c"#)
    let condition: SQL = "\(column) IN (\(each: [1, 2]))"
    let sql: SQL = "SELECT \(column) FROM \(Table("select")) WHERE \(condition) AND \(raw: "1") = \(3)"
    #expect(sql.text == #"SELECT "a ""b"" c" FROM "select" WHERE "a ""b"" c" IN (?, ?) AND 1 = ?"#)
    #expect(sql.values.count == 3)

    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE \(Table("select"))(\(column))")
    try connection.run(Table("select").insert(column <- 4))
    #expect(try Table("select").all.fetch(column, on: connection) == [4])
  }

  @Test func takesValuesForPlaceholders() throws {
    let connection = try Connection(.memory)
    let sum = ("SELECT ? + ?" as SQL).hashed
    for number in Int64(1)...3 { #expect(try connection.value(sum, with: number, 10) == number + 10) }
    #expect(try connection.value(sum.with([Int64(1), Int64(2)])) == Int64(3))
  }

  @Test(arguments: [[], [1], [1, 2, 3]] as [[Int64]])
  func refusesAWrongNumberOfValues(values: [Int64]) throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.run(("SELECT ?, ?" as SQL).with(values)) }
    #expect(error?.code == .range)
    // The statement is lent no longer, and holds nothing.
    #expect(try connection.value("SELECT ?, ?", with: 5, 6) == Int64(5))
  }

  @Test func takesAMisspeltColumnForAnError() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(a)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.run(Table("t").where(Column<Int64>("b") == 1).delete)
    }
    #expect(error?.code == .error)
    #expect(error?.message == "no such column: b")
    #expect(error?.sql == #"DELETE FROM "t" WHERE "b" = ?"#)
  }
}
