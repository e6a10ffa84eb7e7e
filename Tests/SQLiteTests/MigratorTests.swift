@testable import SQLite
import TestSupport
import Testing

/// Steps that are taken once, in order, or not at all.
struct MigratorTests {
  private struct Refusal: Error {}

  private func migrator(_ count: Int, failingAt failing: Int? = nil) -> Migrator {
    Migrator(
      table: Table("app meta"),
      (1...count).map { number in
        Migrator.Migration("step \(number)") { connection in
          try connection.execute("CREATE TABLE t\(raw: String(number))(a)")
          if number == failing { throw Refusal() }
        }
      })
  }

  private func tables(_ connection: Connection) throws -> [String] {
    try connection.all("SELECT name FROM sqlite_schema ORDER BY name") { try $0.read(0) }
  }

  @Test func takesEachStepOnce() throws {
    let connection = try Connection(.memory)
    try migrator(2).migrate(connection)
    #expect(try tables(connection) == ["app meta", "t1", "t2"])
    try migrator(3).migrate(connection)
    try migrator(3).migrate(connection)
    #expect(try tables(connection) == ["app meta", "t1", "t2", "t3"])
    let steps = try connection.all(#"SELECT version || ' ' || name FROM "app meta""#) {
      try $0.read(0, as: String.self)
    }
    #expect(steps == ["1 step 1", "2 step 2", "3 step 3"])
    #expect(try connection.value("PRAGMA user_version") == Int64(0))
  }

  @Test func undoesAStepThatFailsAndKeepsThoseBefore() throws {
    let connection = try Connection(.memory)
    #expect(throws: Refusal.self) { try migrator(3, failingAt: 2).migrate(connection) }
    #expect(try tables(connection) == ["app meta", "t1"])
    try migrator(3).migrate(connection)
    #expect(try tables(connection) == ["app meta", "t1", "t2", "t3"])
  }

  @Test func refusesANewerFileUntouched() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    try migrator(3).migrate(Connection(.file(path)))
    let before = folder.contents(of: "a.db")
    let connection = try Connection(.file(path))
    #expect(throws: Migrator.NewerSchema(found: 3, known: 2)) { try migrator(2).migrate(connection) }
    #expect(throws: Migrator.NewerSchema(found: 3, known: 2)) { try migrator(2).version(connection) }
    #expect(folder.contents(of: "a.db") == before)
  }
}
