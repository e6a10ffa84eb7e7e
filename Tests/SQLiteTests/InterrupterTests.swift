import Synchronization
import TestSupport
import Testing

@testable import SQLite

/// Statements, waits and copies that are to stop.
struct InterrupterTests {
  /// Says stop, once, when it is asked for the n-th time.
  private final class Stop: Sendable {
    private let asked = Mutex(0)
    private let number: Int

    init(at number: Int) {
      self.number = number
    }

    var count: Int { asked.withLock { $0 } }

    func ask() -> Bool {
      asked.withLock { asked in
        asked += 1
        return asked == number
      }
    }
  }

  private static let endless: SQL =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  private func filled(_ stop: Stop, in location: Connection.Location = .memory) throws -> Connection {
    let connection = try Connection(location, wantsStop: stop.ask)
    try connection.execute("CREATE TABLE t(a)")
    return connection
  }

  private func count(_ connection: Connection) throws -> Int64 {
    try connection.value("SELECT count(*) FROM t")
  }

  private func expectInterrupt(_ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: SQLiteError.self, sourceLocation: sourceLocation) { try body() }
    #expect(error?.code == .interrupt, sourceLocation: sourceLocation)
  }

  @Test func stopsAStatementAndGoesOn() throws {
    let stop = Stop(at: 5)
    let connection = try filled(stop)
    expectInterrupt { _ = try connection.value(InterrupterTests.endless) as Int64 }
    #expect(stop.count == 5)
    try connection.run("INSERT INTO t VALUES (1)")
    #expect(try count(connection) == 1)
  }

  @Test func takesTheTransactionOfAWritingStatementAlong() throws {
    let connection = try filled(Stop(at: 3))
    expectInterrupt {
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (1)")
        try connection.run(
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) INSERT INTO t SELECT i FROM n")
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try count(connection) == 0)
    try connection.transaction { try connection.run("INSERT INTO t VALUES (1)") }
    #expect(try count(connection) == 1)
  }

  /// SQLite asks after a statement too, and counts the steps of all its runs.
  @Test func leavesTheStatementsOfTransactionsAlone() throws {
    let stop = Stop(at: 1)
    let connection = try Connection(.memory, wantsStop: stop.ask)
    for _ in 1...20_000 {
      try connection.begin()
      try connection.savepoint {}
      #expect(throws: CancellationError.self) { try connection.savepoint { throw CancellationError() } }
      try connection.commit()
    }
    #expect(stop.count == 0)
  }

  @Test func leavesAloneWhatIsNotToBeDisturbed() throws {
    let stop = Stop(at: 1)
    let connection = try filled(stop)
    let sum: SQL =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9999) SELECT count(*) FROM n"
    let counted: Int64 = try connection.undisturbed {
      try connection.undisturbed { try connection.value(sum) }
    }
    #expect(counted == 9999)
    #expect(connection.isStoppable && stop.count == 0)
    expectInterrupt { _ = try connection.value(sum) as Int64 }
  }

  @Test func endsTheWaitForALock() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    let stop = Stop(at: 3)
    let connection = try filled(stop, in: .file(path))
    let other = try Connection(.file(path))
    try other.begin()
    let start = ContinuousClock.now
    expectInterrupt { try connection.begin() }
    #expect(stop.count == 3)
    #expect(ContinuousClock.now - start < .seconds(2))
    // The next wait is another one, and patience has an end without anybody's word.
    #expect(throws: SQLiteError(.busy, "database is locked", sql: "BEGIN IMMEDIATE")) {
      try connection.begin(patience: 20)
    }
    try other.rollback()
    try connection.transaction { try connection.run("INSERT INTO t VALUES (1)") }
    #expect(try count(connection) == 1)
  }

  @Test func endsTheWaitInTheQueue() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    let stop = Stop(at: 2)
    let connection = try filled(stop, in: .file(path))
    connection.queue = WriteQueue(database: path, user: "anna")
    let other = try #require(WriteQueue(database: path, user: "bert"))
    _ = try other.enter(patience: 0)
    let start = ContinuousClock.now
    expectInterrupt { try connection.begin() }
    #expect(stop.count == 2)
    #expect(ContinuousClock.now - start < .seconds(2))
    other.leave()
    try connection.transaction { try connection.run("INSERT INTO t VALUES (1)") }
    _ = try other.enter(patience: 0)
    other.leave()
  }

  @Test func endsACopy() throws {
    let stop = Stop(at: 1)
    let source = try filled(stop)
    try source.undisturbed {
      try source.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000)
        INSERT INTO t SELECT zeroblob(4000) FROM n
        """)
    }
    let copy = try Connection(.memory)
    expectInterrupt { try source.backUp(to: copy) }
    #expect(try copy.value("SELECT count(*) FROM sqlite_schema") == Int64(0))
    #expect(!source.isInTransaction)
    try source.backUp(to: copy)
    #expect(try count(copy) == 2000)
    #expect(stop.count > 5)
  }

  @Test func copiesOneMoment() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    let writer = try Connection(.file(path))
    try writer.switchToWAL()
    try writer.execute("CREATE TABLE t(a)")
    try writer.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000)
      INSERT INTO t SELECT zeroblob(4000) FROM n
      """)
    // Between its portions, somebody writes.
    let source = try Connection(.file(path)) {
      guard let other = try? Connection(.file(path)) else { return true }
      return (try? other.run("DELETE FROM t WHERE rowid % 2 = 0")) == nil
    }
    let copy = try Connection(.memory)
    try source.backUp(to: copy)
    #expect(try count(copy) == 3000)
    #expect(try count(writer) == 1500)
  }
}
