import LineupCore
import LineupStore
import TestSupport
import Testing

/// Steps that become durable together are steps by themselves all the same.
struct GroupTests {
  private let folder: TemporaryFolder
  private let dao: Dao
  private let other: Dao

  init() throws {
    folder = try TemporaryFolder()
    let location = DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true)
    dao = Dao(file: location)
    other = Dao(file: location)
  }

  @Test func keepsEachStepByItself() throws {
    try dao.add("Faker")
    #expect(try dao.beginGroup())
    try dao.add("Zeus")
    try dao.add("Oner")
    #expect(throws: RepositoryError.nameTaken("Zeus", id: 2)) { try dao.add("Zeus") }
    #expect(try dao.members().count == 3)
    // Nobody else sees any of it before it is kept.
    #expect(try other.members().count == 1)
    #expect(try other.log().map(\.id) == [1])
    try dao.endGroup()
    #expect(try other.members().map(\.name) == ["Faker", "Zeus", "Oner"])
    #expect(try other.log().map(\.id) == [3, 2, 1])
    try dao.undo()
    #expect(try other.members().map(\.name) == ["Faker", "Zeus"])
  }

  @Test func changesNothingWhereNothingWasDone() throws {
    try OldApp(OldApp.makeFile(in: folder, named: "a.db")).addMember("Faker", 3)
    let before = folder.contents(of: "a.db")
    #expect(try dao.beginGroup())
    #expect(throws: RepositoryError.self) { try dao.add("Faker") }
    try dao.endGroup()
    #expect(folder.contents(of: "a.db") == before)
  }

  @Test func needsAFile() throws {
    #expect(try dao.beginGroup() == false)
    #expect(throws: RepositoryError.noTransaction) { try dao.endGroup() }
    #expect(folder.names.isEmpty)
  }

  @Test func keepsEachStepOfASandboxByItself() throws {
    let sandbox = Dao(isMock: true)
    #expect(try sandbox.beginGroup())
    try sandbox.add("Faker")
    #expect(throws: RepositoryError.nameTaken("Faker", id: 1)) { try sandbox.add("Faker") }
    try sandbox.add("Zeus")
    try sandbox.endGroup()
    #expect(try sandbox.log().map(\.id) == [2, 1])
    try sandbox.undo()
    #expect(try sandbox.members().map(\.name) == ["Faker"])
  }

  /// A command that fails in the middle takes back what it did, and the group goes on.
  @Test func keepsNothingOfAStepThatFails() throws {
    try dao.add("Faker")
    #expect(try dao.beginGroup())
    try dao.add("Zeus")
    let both = Selection(entity: .member, terms: [.id(1), .id(2)])
    #expect(throws: RepositoryError.self) {
      try dao.updateMember(both, MemberPatch(name: "Oner"), expecting: nil, mark: .test)
    }
    try dao.add("Keria")
    try dao.endGroup()
    #expect(try other.members().map(\.name) == ["Faker", "Zeus", "Keria"])
    #expect(try other.log().map(\.id) == [3, 2, 1])
  }

  @Test func isNothingBesideATransaction() throws {
    try dao.add("Faker")
    #expect(try dao.beginGroup())
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.beginGroup() }
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.beginRehearsal() }
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.hasNews() }
    // A transaction within it is over first.
    try dao.begin()
    try dao.add("Zeus")
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.endGroup() }
    try dao.rollback()
    try dao.endGroup()
    #expect(try other.members().map(\.name) == ["Faker"])
    try dao.begin()
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.beginGroup() }
    try dao.rollback()
  }

  @Test func isLostInAFileThatIsGone() throws {
    try dao.add("Faker")
    #expect(try dao.beginGroup())
    try dao.add("Zeus")
    try replace(folder.path(of: "a.db"), with: folder.path(of: "b.db"))
    #expect(throws: RepositoryError.self) { try dao.endGroup() }
    let moved = Dao(file: DatabaseLocation(path: folder.path(of: "b.db"), isNamed: true))
    #expect(try moved.members().map(\.name) == ["Faker"])
  }
}
