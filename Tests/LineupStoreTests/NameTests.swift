import LineupCore
import LineupStore
import TestSupport
import Testing

/// Names are unique in whatever encoding they come.
struct NameTests {
  private static let composed = "José"
  private static let decomposed = "Jose\u{301}"

  private func bytes(_ image: Image?) -> [UInt8]? {
    guard case .text(let bytes) = image?[.memberName] else { return nil }
    return bytes
  }

  /// A file into which another program wrote a name decomposed, beside plain ones.
  private func decomposedFile(_ folder: TemporaryFolder) throws -> Dao {
    let path = try OldApp.makeFile(in: folder)
    try OldApp(path).addMember("Faker", 3)
    try OldApp(path).addMember(NameTests.decomposed, 5)
    return Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  @Test func areStoredInNFC() throws {
    let folder = try TemporaryFolder()
    for file in [nil, DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true)] {
      let dao = Dao(file: file)
      let changes = try dao.saveMember(MemberDraft(name: NameTests.decomposed, position: .Mid), orSet: false)
      #expect(bytes(changes.first?.new) == Array(NameTests.composed.utf8))
      for name in [NameTests.composed, NameTests.decomposed] {
        #expect(throws: RepositoryError.nameTaken(NameTests.composed, id: 1)) { try dao.add(name) }
        #expect(try dao.rows(Query(rows: .members(.name(name)))).map(\.id) == [1])
        #expect(try dao.getMember(name: name).map(\.id) == [1])
        #expect(try dao.members(where: .oneOf(.memberName, [.text(name)])).map(\.id) == [1])
        #expect(try dao.members(where: .compare(.memberName, .notEqual, .text(name))).isEmpty)
      }
    }
  }

  @Test func areFoundAndHeldByRowsOfOtherPrograms() throws {
    let folder = try TemporaryFolder()
    let dao = try decomposedFile(folder)
    defer { withExtendedLifetime(folder) {} }
    for name in [NameTests.composed, NameTests.decomposed] {
      #expect(try dao.rows(Query(rows: .members(.name(name)))).map(\.id) == [2])
      #expect(throws: RepositoryError.nameTaken(NameTests.composed, id: 2)) { try dao.add(name) }
      #expect(throws: RepositoryError.nameTaken(NameTests.composed, id: 2)) {
        try dao.updateMember(.members(.id(1)), MemberPatch(name: name), expecting: nil)
      }
    }
    let moved = try dao.updateMember(.members(.id(2)), MemberPatch(position: .Top), expecting: nil)
    #expect(bytes(moved.first?.new) == Array(NameTests.decomposed.utf8))
    let renamed = try dao.updateMember(
      .members(.id(2)), MemberPatch(name: NameTests.decomposed), expecting: nil)
    #expect(bytes(renamed.first?.old) == Array(NameTests.decomposed.utf8))
    #expect(bytes(renamed.first?.new) == Array(NameTests.composed.utf8))
  }

  @Test func differByCaseAndBlanks() throws {
    let dao = Dao(isMock: true)
    for name in ["Faker", "faker", "Faker ", "ＦＡＫＥＲ", "'; DROP TABLE members; --", "a\u{0}b", "a", "369"] {
      try dao.add(name)
      #expect(try dao.rows(Query(rows: .members(.name(name)))).count == 1)
    }
    #expect(try dao.members().count == 8)
  }

  @Test func areNotGivenToTwo() throws {
    let dao = Dao(isMock: true)
    for name in ["A", "B", "C"] { try dao.add(name) }
    let before = try dao.members()
    #expect(throws: RepositoryError.nameTaken("B", id: 2)) {
      try dao.updateMember(.members(.id(1)), MemberPatch(name: "B", position: .Top), expecting: nil)
    }
    #expect(throws: RepositoryError.nameTaken("X", id: 1)) {
      try dao.updateMember(.members(.ids(1...3)), MemberPatch(name: "X"), expecting: nil)
    }
    #expect(throws: RepositoryError.nameTaken("É", id: 1)) {
      try dao.updateMember(.members(.ids(1...3)), MemberPatch(name: "E\u{301}"), expecting: nil)
    }
    #expect(try dao.members() == before)
  }

  @Test func setTheirPositionWithOrSet() throws {
    let dao = Dao(isMock: true)
    try dao.add("Faker", .Mid)
    let set = try dao.saveMember(MemberDraft(name: "Faker", position: .Top), orSet: true)
    #expect(set.map(\.old) == [Member(id: 1, name: "Faker", position: .Mid).image])
    #expect(set.map(\.new) == [Member(id: 1, name: "Faker", position: .Top).image])
    #expect(try dao.saveMember(MemberDraft(name: "Faker", position: .Top, id: 1), orSet: true).isEmpty)
    #expect(throws: RepositoryError.nameTaken("Faker", id: 1)) {
      try dao.saveMember(MemberDraft(name: "Faker", position: .JG, id: 2), orSet: true)
    }
    let added = try dao.saveMember(MemberDraft(name: "Keria", position: .Support, id: 9), orSet: true)
    #expect(added.map(\.new) == [Member(id: 9, name: "Keria", position: .Support).image])
  }
}
