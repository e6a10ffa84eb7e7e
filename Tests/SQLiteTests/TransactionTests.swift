import SQLite
import TestSupport
import Testing

/// All or nothing.
struct TransactionTests {
  private struct Refusal: Error {}

  private func table() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(a UNIQUE)")
    return connection
  }

  private func values(_ connection: Connection) throws -> [Int64] {
    try connection.all("SELECT a FROM t ORDER BY a") { try $0.read(0) }
  }

  @Test func keepsEverythingOrNothing() throws {
    let connection = try table()
    let returned = try connection.transaction {
      #expect(connection.isInTransaction)
      try connection.run("INSERT INTO t VALUES (1)")
      return "done"
    }
    #expect(returned == "done")
    #expect(!connection.isInTransaction)
    #expect(throws: Refusal.self) {
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (2)")
        throw Refusal()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try values(connection) == [1])
  }

  @Test func nests() throws {
    let connection = try table()
    try connection.transaction {
      try connection.run("INSERT INTO t VALUES (1)")
      #expect(throws: Refusal.self) {
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          try connection.transaction { try connection.run("INSERT INTO t VALUES (3)") }
          throw Refusal()
        }
      }
      try connection.transaction { try connection.run("INSERT INTO t VALUES (4)") }
      #expect(connection.isInTransaction)
    }
    #expect(try values(connection) == [1, 4])
  }

  @Test func leavesAnErrorAsItWasWhenSQLiteRolledBackItself() throws {
    let connection = try table()
    try connection.run("INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          try connection.run("INSERT OR ROLLBACK INTO t VALUES (1)")
        }
      }
    }
    #expect(error?.code == .uniqueConstraint)
    #expect(!connection.isInTransaction)
    #expect(try values(connection) == [1])
  }

  @Test func saysThatTheDiskIsFull() throws {
    let connection = try table()
    try connection.execute("PRAGMA max_page_count = 10")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        for number in 1...100 {
          try connection.run("INSERT INTO t VALUES (\(number)), (zeroblob(4000 + \(number)))")
        }
      }
    }
    #expect(error?.code == .full)
    #expect(!connection.isInTransaction)
    #expect(try values(connection) == [])
  }

  @Test func readsOneMomentInASnapshot() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    let writer = try Connection(.file(path))
    try writer.switchToWAL()
    try writer.execute("CREATE TABLE t(a)")
    let reader = try Connection(.file(path))
    try reader.snapshot {
      #expect(try values(reader) == [])
      try writer.run("INSERT INTO t VALUES (1)")
      #expect(try values(reader) == [])
    }
    #expect(try values(reader) == [1])
  }

  @Test func matchesCodesAndTheirExtensions() throws {
    let connection = try table()
    try connection.run("INSERT INTO t VALUES (1)")
    let error = try #require(
      #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (\(1))") })
    #expect(ResultCode.constraint ~= error)
    #expect(ResultCode.uniqueConstraint ~= error)
    #expect(!(ResultCode.primaryKeyConstraint ~= error))
    #expect(!(ResultCode.busy ~= error))
    #expect(
      error.description == "UNIQUE constraint failed: t.a (SQLite code 2067), in INSERT INTO t VALUES (?)")
  }

  @Test func isOpenedAndEndedInHalves() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    let one = try Connection(.file(path))
    let two = try Connection(.file(path))
    for connection in [one, two] { connection.queue = WriteQueue(database: path, user: "test") }
    try one.run("CREATE TABLE t(a)")
    let version = try two.dataVersion
    try one.begin()
    try one.run("INSERT INTO t VALUES (1)")
    #expect(throws: QueueTimeout.self) { try two.begin(patience: 0) }
    try one.beginSavepoint()
    try one.run("INSERT INTO t VALUES (2)")
    try one.dropSavepoint()
    try one.commit()
    #expect(try two.dataVersion != version)
    try two.begin(patience: 0)
    try two.run("DELETE FROM t")
    try two.rollback()
    try two.rollback()
    #expect(try one.all("SELECT a FROM t") { try $0.read(0, as: Int64.self) } == [1])
    try one.begin(patience: 0)
    try one.rollback()
  }
}
