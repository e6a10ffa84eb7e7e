import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// lineup chooses ids, and never gives one twice.
struct IdentifierTests {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  private func reopened() -> Dao {
    Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  @Test func neverComeBackAfterADelete() throws {
    for number in 1...3 {
      #expect(try dao.add("M\(number)") == Int64(number))
      #expect(try dao.add(todo: "T\(number)") == Int64(number))
    }
    _ = try dao.deleteMember(.members(.ids(2...3)), expecting: nil)
    _ = try dao.deleteEvent(.todos(.ids(1...3)), expecting: nil)
    #expect(try reopened().add("M4") == 4)
    #expect(try reopened().add(todo: "T4") == 4)
  }

  @Test func neverComeBackAfterAnotherProgram() throws {
    for number in 1...3 { try dao.add(todo: "T\(number)") }
    let app = try OldApp(path)
    try app.run("DELETE FROM events WHERE id = 3")
    #expect(try dao.add(todo: "T4") == 4)
    try app.run("UPDATE events SET rowid = 2000 WHERE id = 4")
    try app.run("UPDATE events SET rowid = 20 WHERE id = 2000")
    #expect(try dao.add(todo: "T2001") == 2_001)
    // Triggers are put back when a program has made the table anew without them.
    try app.run("CREATE TABLE copy AS SELECT * FROM events")
    try app.run("DROP TABLE events")
    try app.run(
      """
      CREATE TABLE events(id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL,
        create_at TEXT NOT NULL, complete INTEGER NOT NULL)
      """
    )
    try app.run("INSERT INTO events SELECT id, title, create_at, complete FROM copy")
    #expect(try dao.add(todo: "T2002") == 2_002)
    try app.run("DELETE FROM events WHERE id = 2002")
    #expect(try reopened().add(todo: "T2003") == 2_003)
  }

  @Test func neverComeBackAfterAReplaceOfMembers() throws {
    try dao.add("Faker")
    try dao.add("Keria")
    try OldApp(path).run("INSERT OR REPLACE INTO members(id, name, position) VALUES (1, 'Keria', 5)")
    #expect(try dao.members().map(\.id) == [1])
    #expect(try dao.add("Zeus") == 3)
  }

  @Test func leaveTheGreatestOut() throws {
    #expect(try dao.add("Faker", id: .max) == .max)
    #expect(try dao.add("Keria") == 1)
    #expect(try dao.add(todo: "Last", id: .max) == .max)
    #expect(try dao.add(todo: "First") == 1)
    _ = try dao.deleteEvent(.todos(.id(.max)), expecting: nil)
    #expect(try dao.add(todo: "Second") == 2)
  }

  @Test func runOut() throws {
    try dao.add(todo: "Last", id: .max - 1)
    #expect(throws: RepositoryError.idsExhausted(.todo)) { try dao.add(todo: "More") }
    _ = try dao.deleteEvent(.todos(.id(.max - 1)), expecting: nil)
    #expect(throws: RepositoryError.idsExhausted(.todo)) { try dao.add(todo: "More") }
    #expect(try dao.add("Faker") == 1)
  }

  @Test(arguments: [Int64.min, -1, 0, 5]) func areTakenAsGiven(id: Int64) throws {
    #expect(try dao.add("Faker", id: id) == id)
    #expect(throws: RepositoryError.idTaken(.member, id)) { try dao.add("Keria", id: id) }
    #expect(throws: RepositoryError.nameTaken("Faker", id: id)) { try dao.add("Faker", id: 77) }
    #expect(throws: RepositoryError.nameTaken("Faker", id: id)) { try dao.add("Faker", id: id) }
    #expect(try dao.add("Keria") == max(1, id + 1))
    try dao.add(todo: "One", id: id)
    #expect(throws: RepositoryError.idTaken(.todo, id)) { try dao.add(todo: "Two", id: id) }
  }
}
