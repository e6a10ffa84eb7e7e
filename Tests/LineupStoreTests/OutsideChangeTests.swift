import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// What other programs do to a file while lineup keeps the journal in it.
struct OutsideChangeTests {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao
  private let app: OldApp

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try dao.add("Faker", .Mid)
    app = try OldApp(path)
  }

  private func sqlite3(_ script: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-bail", path, script]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  @Test func standBetweenTheSteps() throws {
    try app.addMember("Keria", 5)
    try app.run("UPDATE members SET position = 1 WHERE id = 2")
    #expect(try dao.log().map(\.id) == [3, 1])
    try dao.add("Zeus", .Top)
    try app.run("DELETE FROM members")
    let log = try dao.log()
    #expect(log.map(\.id) == [7, 4, 3, 1])
    #expect(log.map(\.kind) == [.outside, .command, .outside, .command])
    #expect(log.map(\.count) == [3, 1, 2, 1])
    #expect(log.map { $0.mark == nil } == [true, false, true, false])
    #expect(throws: RepositoryError.stepNotFound(2)) { try dao.step(2) }
    #expect(throws: RepositoryError.stepNotFound(6)) { try dao.step(6) }
    #expect(try dao.entries().map(\.step?.number) == [1, nil, nil, 4, nil, nil, nil])
    let byKeria = LogQuery(row: LogQuery.RowReference(entity: .member, term: .name("Keria")))
    #expect(try dao.log(byKeria).map(\.id) == [7, 3])
    // When they were and what the command was is not known: as NULL it neither equals nor differs.
    #expect(try dao.log(where: .compare(.stepUser, .equal, .text("another program"))) == [7, 3])
    #expect(try dao.log(where: .compare(.stepText, .notEqual, .text("x"))) == [4, 1])
    #expect(try dao.log(where: .not(.contains(.stepText, "x"))) == [7, 4, 3, 1])
    #expect(try dao.log(where: .not(.compare(.stepCount, .less, .integer(3)))) == [7])
  }

  @Test func areTakenBackByNumber() throws {
    try app.run("INSERT INTO members VALUES (7, CAST(x'ff00' AS TEXT), 2.5), (8, x'00', 'x')")
    try app.run("DELETE FROM members WHERE id = 1")
    #expect(try dao.undo(4).count == 3)
    #expect(try dao.members() == [Member(id: 1, name: "Faker", position: .Mid)])
    #expect(try dao.log().first?.kind == .undo(4))
    #expect(try dao.step(4).step.isUndone)
    #expect(throws: RepositoryError.alreadyUndone(4)) { try dao.undo(4) }
    try dao.redo()
    #expect(
      try app.value("SELECT hex(name) || typeof(name) || typeof(position) FROM members WHERE id = 7")
        == "FF00textreal")
  }

  @Test func refuseAnUndo() throws {
    _ = try dao.updateMember(.members(.id(1)), MemberPatch(position: .Top), expecting: nil)
    #expect(try sqlite3("DELETE FROM members").status == 0)
    let faker = Member(id: 1, name: "Faker", position: .Mid)
    var moved = faker
    moved.position = .Top
    let conflict = Conflict(entity: .member, expected: moved.image, wanted: faker.image, found: nil)
    #expect(throws: RepositoryError.conflicts([conflict])) { try dao.undo() }
    #expect(try dao.members().isEmpty)
    try dao.undo(3)
    #expect(try dao.undo().map(\.new) == [faker.image])
  }

  @Test func areNeverRefused() throws {
    let result = try sqlite3(
      """
      PRAGMA trusted_schema = OFF; PRAGMA recursive_triggers = ON;
      INSERT OR REPLACE INTO members(name, position) VALUES ('Faker', 1), ('Keria', x'00');
      INSERT INTO members VALUES (9, 'Keria', 2) ON CONFLICT(name) DO UPDATE SET id = 30;
      INSERT INTO events(id, title, create_at, complete) VALUES (5, 'T', 0.1 + 0.2, -9e999);
      UPDATE events SET rowid = 6; SELECT group_concat(id) FROM members;
      """)
    #expect(result.output == "2,30\n")
    let defensive = try sqlite3(".dbconfig defensive on\n.dbconfig trigger_eqp off\nDELETE FROM events;")
    #expect(defensive.status == 0)
    // From the first to the last, the journal makes these very tables.
    let made = try Dao(isMock: true).replay(.test) { transaction in
      try Replay.make(try dao.entries().map(\.change), in: transaction)
      return nil
    }
    #expect(made.changes == (try dao.entries().map(\.change)))
    #expect(try dao.add("Zeus") == 31)
    #expect(try dao.add(todo: "Next") == 7)
  }

  @Test func keepIDsOfReplacedRows() throws {
    try app.run("INSERT INTO events(id, title, create_at, complete) VALUES (50, 'T', '', 0)")
    try app.run("UPDATE OR REPLACE events SET id = 50 WHERE id = 50")
    try app.run("INSERT INTO events(id, title, create_at, complete) VALUES (3, 'U', '', 0)")
    try app.run("UPDATE OR REPLACE events SET id = 50 WHERE id = 3")
    try app.run("UPDATE events SET id = 2")
    #expect(try dao.add(todo: "Next") == 51)
    // Members replaced by name alone, on a table without AUTOINCREMENT.
    try app.run(
      "CREATE TABLE m(id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, position INTEGER NOT NULL)")
    try app.run("INSERT INTO m SELECT * FROM members")
    try app.run("DROP TABLE members")
    try app.run("ALTER TABLE m RENAME TO members")
    try dao.add("Keria")
    try app.run("INSERT OR REPLACE INTO members VALUES (1, 'Keria', 5)")
    #expect(try app.members.map(\.id) == [1])
    #expect(try dao.add("Zeus") == 3)
  }

  @Test func leaveANoteWhereTheyAreMissing() throws {
    try app.run("DROP TRIGGER lineup_members_inserted")
    try app.addMember("Keria", 5)
    try app.run("DROP TRIGGER lineup_members_deleted")
    try app.run("DELETE FROM members")
    let mark = Mark.by("anna@host/1", "add", at: 60)
    _ = try dao.saveMember(MemberDraft(name: "Zeus", position: .Top), orSet: false, mark: mark)
    #expect(try dao.members().map(\.id) == [3])
    let log = try dao.log()
    #expect(log.map(\.id) == [3, 2, 1])
    let note = log[1]
    #expect(note.kind == .command && note.count == 0 && !note.isUndone)
    #expect(note.mark?.text.contains("may be missing") == true)
    #expect(note.mark?.session == "" && note.mark?.date == mark.date)
    // Nobody's undo takes the note, not even by its number.
    try dao.undo(mark: mark)
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try dao.undo(mark: mark) }
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try dao.undo(2) }
    // It is noted once.
    try dao.add("Oner")
    #expect(try dao.log().count == 5)
    try app.addMember("Guma", 4)
    #expect(try dao.log().first?.kind == .outside)
  }

  @Test func mayDropTheJournalItself() throws {
    for _ in 1...3 { try dao.add(todo: "T") }
    for trigger in try app.texts("SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
      try app.run("DROP TRIGGER \(raw: trigger)")
    }
    try app.run("DROP TABLE lineup_changes")
    try app.run("DELETE FROM events")
    #expect(try dao.log().isEmpty)
    #expect(try dao.journalEnd() == 0)
    #expect(try dao.add(todo: "New") == 1)
    #expect(try dao.log().prefix(2).map(\.id) == [6, 5])
    #expect(try dao.undo().count == 1)
  }

  @Test func mayHaveTriggersOfTheirOwn() throws {
    try app.run(
      "CREATE TRIGGER moves AFTER INSERT ON members BEGIN UPDATE members SET position = 1 WHERE id = new.id; END"
    )
    try app.run(
      """
      CREATE TRIGGER tells AFTER DELETE ON members BEGIN
      INSERT INTO events(title, create_at, complete) VALUES ('x', '', 0); END
      """)
    // What their triggers do because of a change comes after it.
    let changes = try dao.saveMember(MemberDraft(name: "Keria", position: .Support), orSet: false)
    #expect(changes.map { $0.old == nil } == [true, false])
    try app.addMember("Zeus", 5)
    try app.run("DELETE FROM members WHERE id = 3")
    #expect(try Tables([[], []]).after(dao.entries().map(\.change)) == Tables(Sight(of: path).rows))
    #expect(try dao.undo().map(\.new?.id) == [2, nil, 2])
    #expect(try dao.log().map(\.count) == [3, 4, 2, 0, 1])
  }

  @Test func mayEmptyTheJournal() throws {
    try dao.add("Keria")
    try dao.add("Zeus")
    try app.run("DELETE FROM lineup_changes")
    try app.run("UPDATE members SET position = 5 WHERE id = 1")
    // Whoever comes next does not give the places again, and notes that something is missing.
    let other = Dao(file: DatabaseLocation(path: path, isNamed: true))
    #expect(try other.add("Oner") == 4)
    let log = try other.log()
    #expect(log.prefix(2).map(\.id) == [5, 4])
    #expect(log.dropFirst().first?.mark?.text.contains("may be missing") == true)
    #expect(try other.undo().map(\.old?.id) == [4])
  }

  @Test(arguments: [
    "name TEXT NOT NULL", "name TEXT NOT NULL, UNIQUE(name, position)",
    "name TEXT UNIQUE COLLATE NOCASE NOT NULL",
  ])
  func mustLeaveNamesUnique(columns: String) throws {
    try app.run("DROP TABLE members")
    try app.run("CREATE TABLE members(id INTEGER PRIMARY KEY, position INTEGER NOT NULL, \(raw: columns))")
    let error = #expect(throws: RepositoryError.self) { try dao.add("Keria") }
    guard case .storage(let failure) = error, case .foreignSchema = failure.kind else {
      return #expect(error == nil)
    }
    #expect(failure.detail == "members lets two rows have one name")
    #expect(try dao.members().isEmpty)
    try app.run("CREATE UNIQUE INDEX names ON members(name COLLATE BINARY)")
    #expect(try dao.add("Keria") == 2)
  }

  /// Nonsense in lineup's own tables stops nothing and crashes nothing.
  private static let nonsense = [
    "UPDATE lineup_commands SET n = 9223372036854775807, at = 'x', session = x'ff', text = 1.5, undoes = last",
    "UPDATE lineup_commands SET n = -5, undoes = 99", "UPDATE lineup_commands SET last = -last, n = 7",
    "INSERT INTO lineup_commands(last) VALUES (-9223372036854775808), (9223372036854775807)",
    "UPDATE lineup_changes SET tbl = 'x'", "UPDATE lineup_changes SET tbl = 0, old_id = 1",
    "UPDATE lineup_changes SET tbl = -9223372036854775808",
    "UPDATE lineup_changes SET new_id = 'x', old_id = 1.5",
    "UPDATE lineup_changes SET seq = -seq",
    "UPDATE lineup_changes SET seq = 9223372036854775807 WHERE seq = 3",
    "INSERT INTO lineup_changes(seq) VALUES (-9223372036854775808)", "DELETE FROM lineup_changes",
    "INSERT INTO lineup_settings VALUES ('pruned', 9223372036854775807), ('history_days', -1)",
    "INSERT INTO lineup_settings VALUES ('pruned', -9223372036854775808), ('history_changes', 'x')",
  ]

  @Test(arguments: nonsense) func mayBeNonsense(statement: String) throws {
    try dao.add("Keria")
    try app.addMember("Zeus", 1)
    try app.run("\(raw: statement)")
    let numbers = try dao.log().map(\.id) + [1, 3]
    for number in numbers {
      _ = try? dao.step(number)
      _ = try? dao.undo(number)
    }
    _ = try dao.entries()
    _ = try? dao.log(LogQuery(row: LogQuery.RowReference(entity: .member, term: .name("Faker"))))
    try dao.limitHistory(changes: 1)
    _ = try? dao.add("Oner")
    _ = try dao.prune(now: Date(milliseconds: 0))
    try app.run("DROP TRIGGER lineup_members_inserted")
    _ = try? dao.add("Guma")
    #expect(try app.value("PRAGMA integrity_check") == "ok")
  }
}
