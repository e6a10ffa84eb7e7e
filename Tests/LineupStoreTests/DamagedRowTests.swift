import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Rows that cannot be read are shown as they are, stop nothing else, and can be mended or removed by id.
struct DamagedRowTests {
  private let folder: TemporaryFolder
  private let dao: Dao

  /// Damaged values as SQL, each with what it is read as.
  private static let members: [(name: String, position: String, values: [FieldValue], faults: [Field])] = [
    ("'Faker'", "3", [.text("Faker"), .integer(3)], []),
    ("'Six'", "6", [.text("Six"), .integer(6)], [.memberPosition]),
    ("'Zero'", "0", [.text("Zero"), .integer(0)], [.memberPosition]),
    ("'Text'", "'Mid'", [.text("Text"), .text("Mid")], [.memberPosition]),
    ("'Real'", "3.5", [.text("Real"), .real(3.5)], [.memberPosition]),
    ("'Null'", "NULL", [.text("Null"), .null], [.memberPosition]),
    ("NULL", "3", [.null, .integer(3)], [.memberName]),
    ("x'466f'", "x'00'", [.blob([0x46, 0x6F]), .blob([0])], [.memberName, .memberPosition]),
    ("CAST(x'ff41' AS TEXT)", "3", [.text([0xFF, 0x41]), .integer(3)], [.memberName]),
    ("''", "1", [.text(""), .integer(1)], []),
    ("'Keria'", "5", [.text("Keria"), .integer(5)], []),
  ]

  private static let events: [(date: String, done: String, faults: [Field])] = [
    ("'2020-02-05T18:10:14.123'", "0", []),
    ("'2020-02-05 18:10:14'", "0", [.todoCreated]),
    ("''", "0", [.todoCreated]),
    ("'2020-02-30T18:10:14.123'", "1", [.todoCreated]),
    ("NULL", "1", [.todoCreated]),
    ("1580926214", "1", [.todoCreated]),
    ("'2020-02-05T18:10:14.123'", "2", [.todoDone]),
    ("'2020-02-05T18:10:14.123'", "NULL", [.todoDone]),
    ("'2020-02-05T18:10:14.123'", "'yes'", [.todoDone]),
    ("x'ff'", "1.5", [.todoDone, .todoCreated]),
  ]

  init() throws {
    folder = try TemporaryFolder()
    let path = try folder.write([], to: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    // Without NOT NULL, as a program that cares less would make it.
    let app = try OldApp(path)
    try app.run("CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT UNIQUE, position INTEGER)")
    try app.run("CREATE TABLE events(id INTEGER PRIMARY KEY, title TEXT, create_at TEXT, complete INTEGER)")
    for row in DamagedRowTests.members {
      try app.run("INSERT INTO members(name, position) VALUES (\(raw: row.name), \(raw: row.position))")
    }
    for row in DamagedRowTests.events {
      try app.run(
        "INSERT INTO events(title, create_at, complete) VALUES ('T', \(raw: row.date), \(raw: row.done))")
    }
  }

  @Test func areListedAmongTheOthers() throws {
    let rows = try dao.rows(.member)
    #expect(rows.count == DamagedRowTests.members.count)
    for (index, (row, expected)) in zip(rows, DamagedRowTests.members).enumerated() {
      let image = Image(id: Int64(index + 1), values: expected.values)
      #expect(row == image.row(of: .member))
      if case .damaged(let damaged) = row {
        #expect(damaged == DamagedRow(entity: .member, image: image))
        #expect(damaged.faults == expected.faults)
      } else {
        #expect(expected.faults.isEmpty)
      }
    }
    for (row, expected) in zip(try dao.rows(.todo), DamagedRowTests.events) {
      if case .damaged(let damaged) = row {
        #expect(damaged.faults == expected.faults)
      } else {
        #expect(expected.faults.isEmpty)
      }
    }
  }

  @Test func areMendedByIDWithTheirRawImages() throws {
    let mended = try dao.updateMember(
      .members(.id(8)), MemberPatch(name: "Whole", position: .Top), expecting: nil)
    #expect(
      mended == [
        Change(
          entity: .member, old: Image(id: 8, values: [.blob([0x46, 0x6F]), .blob([0])]),
          new: Image(id: 8, values: [.text("Whole"), .integer(1)]))
      ])
    // What is not named stays damaged as it is.
    let half = try dao.updateMember(.members(.id(9)), MemberPatch(position: .ADC), expecting: nil)
    #expect(half.first?.new == Image(id: 9, values: [.text([0xFF, 0x41]), .integer(4)]))
    #expect(try dao.rows(Query(rows: .members(.id(9)))).count == 1)
    let done = try dao.updateEvent(.todos(.ids(7...10)), TodoPatch(complete: true), expecting: nil)
    #expect(done.map(\.new?.values[1]) == [.integer(1), .integer(1), .integer(1), .integer(1)])
    #expect(done.last?.old?.values.prefix(3) == [.text("T"), .real(1.5), .blob([0xFF])])
  }

  @Test func areRemovedWithTheirRawImages() throws {
    let removed = try dao.deleteMember(.members(.ids(2...10)), expecting: nil)
    #expect(removed.map(\.old?.values) == DamagedRowTests.members[1...9].map(\.values))
    #expect(try dao.rows(.member).map(\.id) == [1, 11])
    #expect(try dao.deleteEvent(.todos(), expecting: nil).count == DamagedRowTests.events.count)
  }

  @Test func areInOneOfTwoLists() throws {
    let done = try dao.rows(.todo, where: .isTrue(.todoDone)).map(\.id)
    let open = try dao.rows(.todo, where: .not(.isTrue(.todoDone))).map(\.id)
    #expect(done == [4, 5, 6])
    #expect(open == [1, 2, 3, 7, 8, 9, 10])
  }

  @Test func matchNoText() throws {
    let contains = try dao.rows(.member, where: .contains(.memberName, "")).map(\.id)
    #expect(contains == [1, 2, 3, 4, 5, 6, 10, 11])
    #expect(
      try dao.rows(.member, where: .not(.contains(.memberName, "f"))).map(\.id) == [
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
      ])
    #expect(try dao.rows(.member, where: .contains(.memberName, "A")).map(\.id) == [1, 5, 11])
  }

  @Test func areSuggestedByIDOnly() throws {
    #expect(try dao.suggest(.member, .text("N", .everywhere), limit: 9).isEmpty)
    #expect(try dao.suggest(.member, .id("6"), limit: 9).map(\.id) == [6])
    #expect(try dao.suggest(.member, .id("1"), limit: 9).map(\.id) == [1, 10, 11])
    #expect(try dao.suggest(.member, .text("", .everywhere), limit: 3).map(\.id) == [1, 2, 3])
    #expect(try dao.suggest(.member, .text("k", .everywhere), limit: 9).map(\.id) == [11, 1])
  }
}
