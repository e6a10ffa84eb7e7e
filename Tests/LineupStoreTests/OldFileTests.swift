import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Files of the apps that came before open unchanged, and open in those apps afterwards.
struct OldFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let app: OldApp
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    path = try OldApp.makeFile(in: folder)
    app = try OldApp(path)
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try app.addMember("Faker", 3)
    try app.addMember("Keria", 5)
    try app.addEvent("Scrim", at: "2020-02-05T18:10:14.123")
    try app.addEvent("Review", at: "2020-02-06T18:10:14.000", complete: 1)
  }

  @Test func listsWithoutTouchingTheFile() throws {
    let before = folder.contents(of: "old.db")
    #expect(
      try dao.members() == [
        Member(id: 1, name: "Faker", position: .Mid), Member(id: 2, name: "Keria", position: .Support),
      ])
    let date = try #require(Date(storedText: Array("2020-02-05T18:10:14.123".utf8)))
    #expect(try dao.todos().first == TodoEvent(id: 1, title: "Scrim", createAt: date, complete: false))
    #expect(try dao.todos().map(\.complete) == [false, true])
    #expect(folder.contents(of: "old.db") == before)
    #expect(folder.names == ["old.db"])
  }

  @Test func leavesTheFileAsItIsWhenNothingChanges() throws {
    let before = folder.contents(of: "old.db")
    _ = try dao.updateMember(.members(.id(1)), MemberPatch(position: .Mid), expecting: nil)
    _ = try dao.deleteEvent(.todos(.ids(10...20)), expecting: nil)
    #expect(throws: RepositoryError.recordNotFound(.member, .id(9))) {
      try dao.deleteMember(.members(.id(9)), expecting: nil)
    }
    #expect(throws: RepositoryError.nameTaken("Faker", id: 1)) { try dao.add("Faker") }
    #expect(folder.contents(of: "old.db") == before)
    #expect(!folder.names.contains("old.db-wal"))
  }

  @Test func changesWhatTheAppReads() throws {
    try dao.add("Zeus", .Top)
    _ = try dao.updateMember(
      .members(.name("Keria")), MemberPatch(name: "Guma", position: .ADC), expecting: nil)
    _ = try dao.deleteMember(.members(.name("Faker")), expecting: nil)
    let date = try #require(Date(year: 2026, month: 1, day: 2, hour: 3, minute: 4, second: 5, millisecond: 6))
    try dao.add(todo: "Draft", at: date, done: true)
    _ = try dao.updateEvent(.todos(.id(1)), TodoPatch(complete: true), expecting: nil)

    #expect(try app.members.map(\.id) == [2, 3])
    #expect(try app.members.map(\.name) == ["Guma", "Zeus"])
    #expect(try app.members.map(\.position) == [4, 1])
    #expect(try app.events.map(\.title) == ["Scrim", "Review", "Draft"])
    #expect(
      try app.events.map(\.createAt) == [
        "2020-02-05T18:10:14.123", "2020-02-06T18:10:14.000", "2026-01-02T03:04:05.006",
      ])
    #expect(try app.events.map(\.complete) == [true, true, true])

    // The app goes on with it, and is not refused anything.
    try app.addMember("Oner", 2)
    try app.run(#"UPDATE "members" SET "id" = 90 WHERE "name" = 'Oner'"#)
    try app.run(#"DELETE FROM "events" WHERE "title" = 'Draft'"#)
    try app.run(#"INSERT OR REPLACE INTO "members" ("name", "position") VALUES ('Zeus', 5)"#)
    #expect(try dao.members().map(\.id) == [2, 90, 91])
    #expect(try dao.add(todo: "Again") == 4)
  }

  @Test func journalsWhatTheAppDoesFromThenOn() throws {
    try dao.add("Zeus", .Top)
    #expect(try dao.log().map(\.id) == [1])
    // The app has had the file open all the time, and knows nothing of it.
    let before = try Sight(of: path).rows
    try app.addMember("Oner", 2)
    try app.addEvent("Draft", at: "2020-02-07T18:10:14.000")
    try app.run(#"UPDATE "members" SET "name" = 'Gumayusi', "position" = 4 WHERE "id" = 2"#)
    try app.run(#"UPDATE "events" SET "complete" = 1 WHERE "complete" = 0"#)
    try app.run(#"INSERT OR REPLACE INTO "members" ("id", "name", "position") VALUES (1, 'Zeus', 3)"#)
    try app.run(#"DELETE FROM "events" WHERE "id" = 1"#)
    let (step, changes) = try dao.step(dao.journalEnd())
    #expect(step.kind == .outside && step.mark == nil)
    #expect(
      changes.map { [$0.old?.id, $0.new?.id] } == [
        [nil, 4], [nil, 3], [2, 2], [1, 1], [3, 3], [1, nil], [3, nil], [nil, 1], [1, nil],
      ])
    #expect(Tables(before).after(changes.changes) == Tables(try Sight(of: path).rows))
    try dao.undo(step.id)
    #expect(try Sight(of: path).rows == before)
    // And so it does when it opens the file anew.
    let again = try OldApp(path)
    try again.addMember("Oner", 2)
    #expect(try again.members.map(\.name) == ["Faker", "Keria", "Zeus", "Oner"])
    #expect(try again.members.last?.id == 5)
    #expect(try again.events.map(\.title) == ["Scrim", "Review"])
    #expect(try dao.log().first?.kind == .outside)
  }

  @Test func keepsTheAppsSchemaAndAddsItsOwnBeside() throws {
    let before = try app.texts("SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY rowid")
    try dao.add("Zeus", .Top)
    let after = try app.texts(
      """
      SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE 'lineup_%' ORDER BY rowid
      """
    )
    // But for columns that may be empty, which the app never asks for.
    #expect(after.map { $0.replacing(/(, "\w+" (TEXT|INTEGER))+\)$/, with: ")") } == before)
    #expect(after.last?.hasSuffix(#", "tags" TEXT, "note" TEXT, "completed" TEXT)"#) == true)
    #expect(try app.value("PRAGMA user_version") == Int64(7))
    let ours = try app.texts("SELECT name FROM sqlite_schema WHERE name LIKE 'lineup_%' ORDER BY name")
    #expect(
      ours == [
        "lineup_assigned", "lineup_changes", "lineup_commands", "lineup_events_colliding",
        "lineup_events_deleted",
        "lineup_events_inserted", "lineup_events_renumbered", "lineup_events_replacing",
        "lineup_events_updated",
        "lineup_ids", "lineup_members_colliding", "lineup_members_deleted", "lineup_members_inserted",
        "lineup_members_renumbered", "lineup_members_replacing", "lineup_members_updated", "lineup_meta",
        "lineup_open", "lineup_settings", "lineup_undoes",
      ])
    #expect(try app.value("PRAGMA integrity_check") == "ok")
  }

  @Test func makesNewFilesOfThatShapeWithoutTheSecondIndex() throws {
    let new = folder.path(of: "new.db")
    try Dao(file: DatabaseLocation(path: new, isNamed: true)).add("Faker")
    let columns: (String) throws -> [String] = { file in
      try OldApp(file).texts(
        """
        SELECT m.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk
        FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
        WHERE m.name IN ('members', 'events') ORDER BY m.name, c.cid
        """)
    }
    try dao.add("Zeus")
    #expect(try columns(new) == columns(path))
    #expect(try OldApp(new).texts("SELECT name FROM pragma_index_list('members')").count == 1)
    #expect(
      try OldApp(new).value("SELECT sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema WHERE name = 'members'")
        == true)
    #expect(try OldApp(new).value("PRAGMA user_version") == Int64(0))
    try OldApp(new).addMember("Keria", 5)
    #expect(try OldApp(new).members.map(\.id) == [1, 2])
  }
}
