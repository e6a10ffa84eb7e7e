import SQLite
import Testing

/// Values go in and come back bit for bit, or are refused.
struct ValueTests {
  private static let values: [SQLiteValue] = [
    .null, .integer(0), .integer(.min), .integer(.max), .real(0.0), .real(-0.0), .real(0.1 + 0.2),
    .real(.infinity), .real(-.infinity), .real(.leastNonzeroMagnitude), .text(""), .text("it's"),
    .text("José"),
    .text("Jose\u{301}"), .text("a\u{0}b"), .text([0xFF, 0xFE, 0x00, 0x80]), .text([0xED, 0xA0, 0x80]),
    .text("\u{feff}x"), .blob([]), .blob([0, 0]), .blob(Array(0...255)),
  ]

  @Test(arguments: values)
  func survive(value: SQLiteValue) throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(a)")
    try connection.run("INSERT INTO t VALUES (\(value))")
    #expect(try connection.value("SELECT a FROM t") == value)
    #expect(try connection.value("SELECT \(value)") == value)
  }

  @Test func refuseNaN() throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.memory).run("SELECT \(Double.nan)") }
    #expect(error?.code == .mismatch)
  }

  private struct Misreading: Sendable {
    let value: SQLiteValue
    let message: String
    let read: @Sendable (borrowing Row) throws -> Void
  }

  private static let misreadings = [
    Misreading(value: .text("7"), message: "column a holds text of 1 bytes, not an integer") {
      _ = try $0.read(0, as: Int64.self)
    },
    Misreading(value: .real(1), message: "column a holds the real 1.0, not an integer") {
      _ = try $0.read(0, as: Int64.self)
    },
    Misreading(value: .integer(7), message: "column a holds the integer 7, not valid text") {
      _ = try $0.read(0, as: String.self)
    },
    Misreading(value: .text([0xFF]), message: "column a holds text of 1 bytes, not valid text") {
      _ = try $0.read(0, as: String.self)
    },
    Misreading(value: .null, message: "column a holds NULL, not valid text") {
      _ = try $0.read(0, as: String.self)
    },
    Misreading(value: .integer(2), message: "column a holds the integer 2, not 0 or 1") {
      _ = try $0.read(0, as: Bool.self)
    },
    Misreading(value: .integer(2), message: "column a holds the integer 2, not a real") {
      _ = try $0.read(0, as: Double.self)
    },
    Misreading(value: .text("x"), message: "column a holds text of 1 bytes, not a blob") {
      _ = try $0.read(0, as: [UInt8].self)
    },
  ]

  @Test(arguments: misreadings.indices)
  func areNeverCoerced(index: Int) throws {
    let misreading = ValueTests.misreadings[index]
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT \(misreading.value) AS a") { try misreading.read($0) }
    }
    #expect(error?.code == .mismatch)
    #expect(error?.message == misreading.message)
  }

  @Test func readAsWhatTheyAre() throws {
    let connection = try Connection(.memory)
    #expect(try connection.value("SELECT 7") == Int64(7))
    #expect(try connection.value("SELECT 1") == true)
    #expect(try connection.value("SELECT 'x'") == "x")
    #expect(try connection.value("SELECT 2.5") == 2.5)
    #expect(try connection.value("SELECT x'01'") == [1] as [UInt8])
    #expect(try connection.value("SELECT NULL") == nil as String?)
    #expect(try connection.value("SELECT 8") == 8 as Int64?)
  }
}
