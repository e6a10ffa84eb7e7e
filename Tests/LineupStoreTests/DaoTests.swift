import LineupCore
import LineupStore
import Testing

/// The plain life of members and to-dos, in memory.
struct DaoTests {
  private let dao = Dao(isMock: true)

  @Test func addsMembersWithTheirChange() throws {
    let changes = try dao.saveMember(MemberDraft(name: "Faker", position: .Mid), orSet: false)
    let faker = Member(id: 1, name: "Faker", position: .Mid)
    #expect(changes == [Change(entity: .member, old: nil, new: faker.image)])
    #expect(try dao.members() == [faker])
    #expect(try dao.add("Keria", .Support) == 2)
    #expect(try dao.members().map(\.name) == ["Faker", "Keria"])
  }

  @Test func updatesByNameAndIDWithTheirChanges() throws {
    try dao.add("Faker", .Mid)
    try dao.add("Keria", .Support)
    let changes = try dao.updateMember(
      .members(.name("Keria"), .id(1), .name("Faker")), MemberPatch(position: .Top), expecting: nil)
    #expect(
      changes == [
        Change(
          entity: .member, old: Member(id: 1, name: "Faker", position: .Mid).image,
          new: Member(id: 1, name: "Faker", position: .Top).image),
        Change(
          entity: .member, old: Member(id: 2, name: "Keria", position: .Support).image,
          new: Member(id: 2, name: "Keria", position: .Top).image),
      ])
    #expect(try dao.members().map(\.position) == [.Top, .Top])
    let again = try dao.updateMember(.members(.id(1)), MemberPatch(position: .Top), expecting: nil)
    #expect(again.isEmpty)
  }

  @Test func deletesAndNeverGivesAnIDTwice() throws {
    try dao.add("Faker")
    try dao.add("Keria")
    let changes = try dao.deleteMember(.members(.id(2)), expecting: nil)
    #expect(
      changes == [
        Change(entity: .member, old: Member(id: 2, name: "Keria", position: .Mid).image, new: nil)
      ])
    #expect(try dao.add("Keria") == 3)
    #expect(try dao.add(todo: "Buy milk") == 1)
    _ = try dao.deleteEvent(.todos(.id(1)), expecting: nil)
    #expect(try dao.add(todo: "Buy milk") == 2)
  }

  @Test func keepsToDos() throws {
    let date = try #require(Date(year: 2026, month: 2, day: 3, hour: 4, minute: 5, second: 6, millisecond: 7))
    try dao.add(todo: #"don't forget Bob's 5" pan #42"#, at: date)
    #expect(
      try dao.todos() == [
        TodoEvent(id: 1, title: #"don't forget Bob's 5" pan #42"#, createAt: date, complete: false)
      ])
    let changes = try dao.updateEvent(.todos(.ids(1...9)), TodoPatch(complete: true), expecting: nil)
    #expect(changes.count == 1)
    #expect(try dao.todos().map(\.complete) == [true])
  }

  @Test func namesWhatIsNotThere() throws {
    #expect(throws: RepositoryError.recordNotFound(.member, .id(7))) {
      try dao.updateMember(.members(.id(7)), MemberPatch(position: .Top), expecting: nil)
    }
    #expect(throws: RepositoryError.recordNotFound(.member, .name("Nobody"))) {
      try dao.rows(Query(rows: .members(.name("Nobody"))))
    }
    #expect(throws: RepositoryError.recordNotFound(.todo, .id(1))) {
      try dao.deleteEvent(.todos(.id(1)), expecting: nil)
    }
    #expect(try dao.deleteEvent(.todos(.ids(1...100)), expecting: nil).isEmpty)
  }
}
