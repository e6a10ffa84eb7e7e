import LineupCore
import SQLite
import TestSupport
import Testing

@testable import LineupStore

/// What a listing of open to-dos does with rows that are not as they should be, with files of other programs, and while
/// somebody writes.
struct OpenListingTests {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try dao.add("Faker")
  }

  /// Adds to-dos with these due dates, as SQL writes them.
  private func add(due texts: String...) throws {
    try dao.add(todo: "undated")
    let connection = try Connection(.file(path))
    for text in texts {
      try connection.run(
        """
        INSERT INTO events(title, create_at, complete, due)
        VALUES (\(text), '2026-01-01T00:00:00.000', 0, \(raw: text))
        """)
    }
  }

  private func titles(_ query: OpenQuery = OpenQuery()) throws -> [String] {
    try dao.openRows(query).map { row in
      switch row {
      case .todo(let event): event.title
      case .damaged(let row):
        if case .text(let text) = row.image[.todoTitle] { String(decoding: text, as: UTF8.self) } else { "" }
      default: ""
      }
    }
  }

  @Test func `Due dates that cannot be read come last, each once`() throws {
    let unreadable = [
      "'0'", "'2026'", "'2026-01-01 18:00'", "'2026-02-30'", "'2026-03-28T25:00:00.000'", "'soon'", "''",
      "x'00'", "7",
    ]
    try add(due: "'2026-03-28'", "'2026-01-01'")
    try add(due: unreadable[0], unreadable[1], unreadable[2], unreadable[3], unreadable[4])
    try add(due: unreadable[5], unreadable[6], unreadable[7], unreadable[8])
    let titles = try titles()
    #expect(titles.prefix(5) == ["'2026-01-01'", "'2026-03-28'", "undated", "undated", "undated"])
    #expect(titles.dropFirst(5).sorted() == unreadable.sorted())
    #expect(try self.titles(OpenQuery(.days(366))) == ["'2026-01-01'", "'2026-03-28'"])
    #expect(try self.titles(OpenQuery(.late)) == ["'2026-01-01'"])
  }

  @Test func `What cannot be read for another reason stands where it is due`() throws {
    try add(due: "'2026-03-28'", "'2026-03-30'")
    try Connection(.file(path)).run(
      "INSERT INTO events(title, create_at, complete, due) VALUES ('odd', 'never', 0, '2026-03-29')")
    #expect(try titles() == ["'2026-03-28'", "odd", "'2026-03-30'", "undated"])
  }

  @Test func `The first and the last days there are do no harm`() throws {
    try add(
      due: "'9999-12-31'", "'0000-01-01'", "'9999-12-31T23:59:59.999'", "'0000-01-01T00:00:00.000'")
    for offset in [-43_200_000, 0, 50_400_000] as [Int64] {
      let dao = Dao(file: dao.database.file, localDay: { Day(Date(milliseconds: $0.milliseconds + offset)) })
      #expect(try dao.openRows().count == 5)
    }
  }

  @Test func `A file of an app that knows no due dates is only read`() throws {
    let path = try OldApp.makeFile(in: folder)
    let app = try OldApp(path)
    try app.addEvent("second", at: "2026-02-01T00:00:00.000")
    try app.addEvent("done", at: "2026-01-01T00:00:00.000", complete: 1)
    try app.addEvent("first", at: "2026-01-01T00:00:00.000")
    let before = folder.contents(of: "old.db")
    let old = Dao(file: DatabaseLocation(path: path, isNamed: true))
    #expect(try old.open().map(\.title) == ["first", "second"])
    #expect(try old.open(OpenQuery(.days(7))).isEmpty)
    #expect(folder.contents(of: "old.db") == before)
  }

  @Test func `A file that lost its index is in the same order`() throws {
    try add(due: "'2026-03-29'", "'2026-03-28'", "'2026-03-28T01:00:00.000'")
    let titles = try titles()
    try Connection(.file(path)).run("DROP INDEX lineup_open")
    #expect(try self.titles() == titles && titles.count == 4)
  }

  @Test func `No file and no rows are no to-dos`() throws {
    #expect(try dao.open().isEmpty)
    #expect(try Dao(file: DatabaseLocation(path: folder.path(of: "b.db"), isNamed: false)).open().isEmpty)
  }

  @Test func `Somebody who does not exist has nothing to do`() throws {
    #expect(throws: RepositoryError.recordNotFound(.member, .name("Nobody"))) {
      try dao.open(OpenQuery(.days(7), member: .name("Nobody")))
    }
    #expect(throws: RepositoryError.recordNotFound(.member, .id(9))) {
      try dao.open(OpenQuery(member: .id(9)))
    }
  }

  @Test func `Those of a member who is gone are found by the id`() throws {
    let member = try dao.add("Keria")
    _ = try dao.saveEvent(TodoDraft(title: "a", assignee: .name("Keria")))
    try Connection(.file(path)).run("DELETE FROM members")
    #expect(try dao.open(OpenQuery(member: .id(member))).map(\.title) == ["a"])
    #expect(throws: RepositoryError.recordNotFound(.member, .name("Keria"))) {
      try dao.open(OpenQuery(member: .name("Keria")))
    }
  }

  /// 250 to-dos, half of which somebody marks as done, and due again on another day, when the first was listed.
  @Test func `A listing is of one moment, whoever writes meanwhile`() throws {
    for index in 0..<250 {
      _ = try dao.saveEvent(TodoDraft(title: "\(index)", due: .day(Day(RandomTodos.now) + index / 5)))
    }
    let before = try dao.open()
    var listed: [TodoEvent] = []
    try dao.listOpen(OpenQuery(), now: RandomTodos.now) { row in
      if listed.isEmpty {
        let other = Dao(file: dao.database.file)
        _ = try other.updateEvent(.todos(.ids(1...125)), TodoPatch(complete: true), expecting: nil)
        _ = try other.updateEvent(
          .todos(.ids(126...250)), TodoPatch(due: .set(.day(Day(number: 0)))), expecting: nil)
      }
      if case .todo(let event) = row { listed.append(event) }
      return true
    }
    #expect(listed == before && before.count == 250)
    #expect(try dao.open().count == 125)
  }

  /// Nothing is sorted, nor is the table looked through, wherever one is.
  @Test func `SQLite finds each stretch in the index`() throws {
    let plans = try Connection(.file(path)).all(
      """
      EXPLAIN QUERY PLAN SELECT id FROM events INDEXED BY lineup_open
      WHERE complete = 0 AND due >= 'a' AND due < 'b' ORDER BY due, priority DESC, create_at, id
      """
    ) { try $0.read(3, as: String.self) }
    #expect(plans.count == 1 && plans[0].hasPrefix("SEARCH events USING"))
  }
}
