import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Files of version 2 are read as they are, and get new columns by the first command that changes data.
struct VersionTwoTests {
  private let folder: TemporaryFolder
  private let path: String
  private let app: OldApp
  private let dao: Dao
  private let before: [UInt8]?

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write([], to: "a.db")
    app = try OldApp(path)
    for statement in VersionTwo.statements { try app.run("\(raw: statement)") }
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    before = folder.contents(of: "a.db").map { Array($0) }
  }

  private var isUntouched: Bool {
    folder.contents(of: "a.db").map { Array($0) } == before && !folder.names.contains("a.db-wal")
  }

  @Test func areReadAsTheyAre() throws {
    #expect(try dao.members().map(\.name) == ["Faker", "José", "Keria"])
    let todos = try dao.todos()
    #expect(todos.map(\.title) == ["Review scrim VOD", "book the bus to Berlin"])
    #expect(todos.allSatisfy { $0.due == nil && $0.assignee == nil && $0.tags.isEmpty && $0.note == nil })
    let empty: [LineupCore.Predicate] = [
      .isPresent(.todoDue), .compare(.todoFor, .equal, .text("Faker")), .contains(.todoFor, "f"),
      .compare(.todoTags, .equal, .text("vod")), .compare(.todoPriority, .greaterOrEqual, .priority(.low)),
    ]
    for filter in empty {
      #expect(try dao.todos(where: filter).isEmpty)
      #expect(try dao.todos(where: .not(filter)).map(\.id) == [1, 3])
    }
    #expect(try dao.todos(where: .mentions(.todo, "VOD review")).map(\.id) == [1])
    #expect(try dao.suggestTags("", limit: 9).isEmpty)
    #expect(try dao.log().map(\.id) == [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    #expect(try dao.step(8).changes.first?.new?[.todoDone] == .integer(1))
    #expect(try dao.entries().count == 13)
    #expect(try dao.prune(now: Date(milliseconds: 0)) == 0)
    #expect(throws: RepositoryError.recordNotFound(.todo, .id(2))) {
      try dao.updateEvent(.todos(.id(2)), TodoPatch(note: .set("x")), expecting: nil)
    }
    // A command that failed left all as it was, also for the next.
    #expect(try dao.todos().map(\.id) == [1, 3])
    #expect(try dao.log().count == 13)
    #expect(isUntouched)
  }

  @Test func becomeNewAndGoOnInOldPrograms() throws {
    let entries = try dao.entries()
    #expect(try dao.todos().count == 2)
    let id = try #require(
      dao.saveEvent(
        TodoDraft(
          title: "Scrim", createAt: Date(milliseconds: 0), due: .day(Day(number: 20_000)),
          assignee: .name("Faker"))
      ).first?.new?.id)
    #expect(id == 4)
    // Nothing that was known is lost, and what was done can still be taken back.
    #expect(try dao.entries().prefix(13).map(\.change) == entries.map(\.change))
    #expect(try dao.log().map(\.id).prefix(2) == [14, 13])
    #expect(try dao.undo(12).first?.new?[.todoTitle] == .text("buy milk"))
    let scrim = try dao.todos(where: .isPresent(.todoDue))
    #expect(scrim.map(\.assignee) == [Assignee(id: 1, name: "Faker")])

    try app.addEvent("Draft", at: "2026-02-07T18:10:14.000")
    try app.run(#"UPDATE "events" SET "complete" = 1 WHERE "id" = 4"#)
    try app.run(
      #"INSERT OR REPLACE INTO "events" ("id", "title", "create_at", "complete") VALUES (3, 'R', '', 0)"#)
    #expect(try app.events.map(\.id) == [1, 2, 3, 4, 5])
    #expect(try dao.todos().last?.title == "Draft")
    #expect(try app.value("PRAGMA integrity_check") == "ok")
    #expect(try dao.log().first?.kind == .outside)
  }

  @Test func areNewForThoseWhoReadThemBefore() throws {
    let reader = Dao(file: DatabaseLocation(path: path, isNamed: true))
    #expect(try reader.todos().allSatisfy { $0.note == nil })
    #expect(try reader.log().count == 13)
    _ = try dao.updateEvent(.todos(.id(3)), TodoPatch(note: .set("early")), expecting: nil)
    #expect(try reader.todos().map(\.note) == [nil, "early"])
    #expect(try reader.step(14).changes.first?.new?[.todoNote] == .text("early"))
  }

  @Test func areMigratedWhileTheyAreListed() throws {
    for _ in 1...200 { try app.addEvent("T", at: "2026-02-07T18:10:14.000") }
    var notes: [String?] = []
    try dao.listEvents(Query(rows: .todos())) { row in
      if notes.isEmpty {
        _ = try dao.updateEvent(.todos(.ids(3...9)), TodoPatch(note: .set("n")), expecting: nil)
      }
      if case .todo(let event) = row { notes.append(event.note) }
      return true
    }
    #expect(notes.count == 202)
    #expect(try dao.todos(where: .isPresent(.todoNote)).count == 7)
  }

  @Test func areRehearsedOnAndCopied() throws {
    try dao.beginRehearsal()
    #expect(try dao.todos().count == 2)
    _ = try dao.updateEvent(.todos(), TodoPatch(tags: [.add("vod")]), expecting: nil)
    #expect(try dao.todos().map(\.tags) == [["vod"], ["vod"]])
    try dao.endRehearsal()
    #expect(try dao.todos().map(\.tags) == [[], []])
    let sandbox = try Dao.copy(of: dao)
    #expect(try sandbox.todos().count == 2)
    _ = try sandbox.updateEvent(.todos(), TodoPatch(assignee: .set(.id(1))), expecting: nil)
    #expect(try sandbox.todos().map(\.assignee?.name) == ["Faker", "Faker"])
    #expect(isUntouched)
  }

  @Test func getTheirColumnsBackFromWhoMakesTheTableAnew() throws {
    _ = try dao.updateEvent(.todos(.id(3)), TodoPatch(note: .set("n")), expecting: nil)
    try app.run("CREATE TABLE e(id INTEGER PRIMARY KEY, title TEXT, create_at TEXT, complete INTEGER)")
    try app.run("INSERT INTO e SELECT id, title, create_at, complete FROM events")
    try app.run("DROP TABLE events")
    try app.run("ALTER TABLE e RENAME TO events")
    #expect(try dao.todos().map(\.note) == [nil, nil])
    #expect(try dao.suggestTags("", limit: 1).isEmpty)
    _ = try dao.updateEvent(.todos(.id(1)), TodoPatch(tags: [.add("vod")]), expecting: nil)
    #expect(try dao.todos().map(\.tags) == [["vod"], []])
  }

  @Test func tellOfTriggersThatWereLost() throws {
    try app.run("DROP TRIGGER lineup_events_updated")
    try dao.add("Zeus")
    #expect(try dao.step(14).step.count == 0)
    #expect(try dao.log().map(\.id).prefix(2) == [15, 14])
  }
}
