import Foundation
import SQLite
import TestSupport
import Testing

/// Opening, running, and what is left behind.
struct ConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [":memory:", "file:x?mode=memory", "a b%20#c?d", "-wal", "José", "x\ny"])
  func opensFilesOfAnyName(name: String) throws {
    for location in [Connection.Location.file(folder.path(of: name)), .immutableFile(folder.path(of: name))] {
      _ = try folder.write([], to: name)
      let connection = try Connection(location)
      #expect(connection.path.hasSuffix("/" + name))
      #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == Int64(0))
    }
  }

  @Test func makesNoFile() throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path(of: "none.db"))) }
    #expect(error?.code.primary == .cannotOpen)
    #expect(folder.names.isEmpty)
  }

  @Test func setsForeignKeysAndAWritersPragmas() throws {
    let connection = try Connection(.file(try folder.write([], to: "a.db")))
    #expect(try connection.value("PRAGMA foreign_keys") == Int64(1))
    #expect(try connection.value("PRAGMA busy_timeout") == Int64(5_000))
    #expect(try connection.value("PRAGMA journal_mode") == "delete")
    try connection.prepareForWriting()
    try connection.switchToWAL()
    #expect(try connection.value("PRAGMA synchronous") >= Int64(2))
    #expect(try connection.value("PRAGMA temp_store") == Int64(2))
    #expect(try connection.value("PRAGMA journal_size_limit") == Int64(4_194_304))
    #expect(try connection.value("PRAGMA journal_mode") == "wal")
    #expect(connection.usesWAL)
  }

  @Test func neverPinsTheWAL() throws {
    let path = try folder.write([], to: "a.db")
    let writer = try Connection(.file(path))
    try writer.switchToWAL()
    try writer.execute("CREATE TABLE t(a)")
    for number in 1...9 { try writer.run("INSERT INTO t VALUES (\(number))") }

    let reader = try Connection(.file(path))
    #expect(try reader.first("SELECT a FROM t") { try $0.read(0, as: Int64.self) } == 1)
    try reader.forEach("SELECT a FROM t") { _ in false }
    #expect(throws: CancellationError.self) {
      try reader.forEach("SELECT a FROM t") { _ in throw CancellationError() }
    }
    do {
      let cursor = try reader.cursor("SELECT a FROM t")
      #expect(try cursor.next { try $0.read(0, as: Int64.self) } == 1)
      try writer.run("INSERT INTO t VALUES (10)")
      #expect(try checkpoint(writer) == 1)
    }
    #expect(try checkpoint(writer) == 0)
  }

  /// Whether a full checkpoint was kept from its work: 1 while a reader holds an old view.
  private func checkpoint(_ connection: Connection) throws -> Int64 {
    try connection.execute("PRAGMA busy_timeout = 1")
    return try connection.value("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  @Test func runsTheSameStatementInsideItself() throws {
    let connection = try Connection(.memory)
    let sql: SQL = "WITH t(a) AS (VALUES (1), (2), (3)) SELECT a FROM t"
    var pairs: [[Int64]] = []
    try connection.forEach(sql) { outer in
      let first: Int64 = try outer.read(0)
      try connection.forEach(sql) { inner in
        pairs.append([first, try inner.read(0)])
        return true
      }
      return true
    }
    #expect(pairs.count == 9)
    #expect(pairs.last == [3, 3])
  }

  @Test func keepsOnlySoManyStatements() throws {
    let connection = try Connection(.memory)
    for number in 0..<1_000 {
      #expect(try connection.value("SELECT \(raw: String(number))") == Int64(number))
    }
  }

  @Test func knowsWhenItsFileWentAway() throws {
    let connection = try Connection(.file(try folder.write([], to: "a.db")))
    #expect(!connection.hasMoved)
    try FileManager.default.removeItem(atPath: folder.path(of: "a.db"))
    #expect(connection.hasMoved)
    #expect(try !Connection(.memory).hasMoved)
  }

  @Test func callsSwiftFromSQL() throws {
    let connection = try Connection(.memory)
    try connection.register("shout", arguments: 2) { arguments in
      let suffix = arguments.cached(at: 1) { String(decoding: $0, as: UTF8.self) }
      let text = arguments.withText(at: 0) { String(decoding: $0, as: UTF8.self).uppercased() }
      guard let text else { return .null }
      return .text(text + (suffix ?? "?"))
    }
    let shouted = try connection.all(
      "SELECT shout(column1, '!') FROM (VALUES ('a'), (NULL), (7), (''), ('b'))"
    ) { $0.value(at: 0) }
    #expect(shouted == [.text("A!"), .null, .null, .text("!"), .text("B!")])
    #expect(throws: SQLiteError.self) {
      try connection.execute("CREATE TABLE t(a, b AS (shout(a, '!')))")
    }
  }

  @Test func backsUpWhileOthersGoOn() throws {
    let source = try Connection(.memory)
    try source.execute("CREATE TABLE t(a)")
    for number in 1...1_000 { try source.run("INSERT INTO t VALUES (\(number))") }
    let copy = try Connection(.file(try folder.write([], to: "copy.db")))
    try source.backUp(to: copy)
    try source.run("DELETE FROM t")
    #expect(try copy.value("SELECT sum(a) FROM t") == Int64(500_500))

    let jpeg = try Connection(
      .file(try folder.write([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: 2_000), to: "j")))
    let error = #expect(throws: SQLiteError.self) { try jpeg.backUp(to: copy) }
    #expect(error?.code == .notADatabase)
    #expect(try copy.value("SELECT sum(a) FROM t") == Int64(500_500))
  }
}
