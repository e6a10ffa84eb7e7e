import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Files of earlier versions get what is new by the first command that changes data.
struct VersionTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write([], to: "a.db")
    let app = try OldApp(path)
    // What version 1 of lineup made, word for word.
    let statements: [SQL] = [
      "CREATE TABLE \"lineup_meta\" (\n  \"version\" INTEGER PRIMARY KEY NOT NULL, \"name\" TEXT NOT NULL)",
      "CREATE TABLE members(\n  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name TEXT UNIQUE NOT NULL, position INTEGER NOT NULL)",
      "CREATE TABLE events(\n  id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL, create_at TEXT NOT NULL, complete INTEGER NOT NULL)",
      "CREATE TABLE \"lineup_ids\"(entity INTEGER PRIMARY KEY NOT NULL, last INTEGER NOT NULL)",
      "INSERT INTO lineup_ids VALUES (1, 0), (2, 7)",
      "INSERT INTO lineup_meta VALUES (1, 'roster and to-dos')",
      """
      CREATE TRIGGER lineup_members_deleted AFTER DELETE ON "members" BEGIN
      UPDATE "lineup_ids" SET last = old.id
      WHERE entity = 1 AND last < old.id AND old.id < 9223372036854775807;
      END
      """,
      """
      CREATE TRIGGER lineup_events_deleted AFTER DELETE ON "events" BEGIN
      UPDATE "lineup_ids" SET last = old.id
      WHERE entity = 2 AND last < old.id AND old.id < 9223372036854775807;
      END
      """,
      "INSERT INTO members VALUES (4, 'Faker', 3)",
      "INSERT INTO events VALUES (2, 'Scrim', '2020-02-05T18:10:14.123', 0)",
    ]
    for statement in statements { try app.run(statement) }
  }

  private var dao: Dao { Dao(file: DatabaseLocation(path: path, isNamed: true)) }

  @Test func areReadAsTheyAre() throws {
    let before = folder.contents(of: "a.db")
    #expect(try dao.members().map(\.id) == [4])
    #expect(try dao.log().isEmpty)
    #expect(try dao.entries().isEmpty)
    #expect(try dao.journalEnd() == 0)
    #expect(try dao.historyLimit() == HistoryLimit())
    #expect(throws: RepositoryError.stepNotFound(1)) { try dao.step(1) }
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try dao.undo() }
    #expect(throws: RepositoryError.stepNotFound(3)) { try dao.undo(3) }
    let faker = LogQuery(row: LogQuery.RowReference(entity: .member, term: .name("Faker")))
    #expect(try dao.log(faker).isEmpty)
    #expect(try dao.prune(now: Date(milliseconds: 0)) == 0)
    #expect(folder.contents(of: "a.db") == before)
  }

  @Test func getAJournal() throws {
    let dao = dao
    #expect(try dao.add(todo: "Review") == 8)
    #expect(try dao.deleteMember(.members(.id(4)), expecting: nil).count == 1)
    #expect(try dao.log().map(\.id) == [2, 1])
    #expect(
      try OldApp(path).texts("SELECT name FROM lineup_meta ORDER BY version") == [
        "roster and to-dos", "journal", "due dates, people, tags, priorities and notes",
      ])
    try dao.undo()
    #expect(try dao.members() == [Member(id: 4, name: "Faker", position: .Mid)])
    try OldApp(path).run("DELETE FROM members")
    #expect(try self.dao.log().first?.kind == .outside)
    #expect(try self.dao.add("Keria") == 5)
  }

  @Test func getAJournalInASandboxToo() throws {
    let before = folder.contents(of: "a.db")
    let sandbox = try Dao.copy(of: dao)
    #expect(try sandbox.journalEnd() == 0)
    #expect(try sandbox.add("Keria") == 5)
    #expect(try sandbox.entries().map(\.change.new?.id) == [5])
    #expect(folder.contents(of: "a.db") == before)
  }
}
