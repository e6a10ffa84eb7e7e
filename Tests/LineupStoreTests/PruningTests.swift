import LineupCore
import LineupStore
import TestSupport
import Testing

/// Old history goes, whole steps at a time; data never does.
struct PruningTests {
  private let dao = Dao()
  private let day: Int64 = 86_400

  @Test func hasALimitThatEverySessionSees() throws {
    #expect(try dao.historyLimit() == HistoryLimit(changes: 100_000, days: 365))
    try dao.limitHistory(changes: 5, days: -3)
    #expect(try dao.historyLimit() == HistoryLimit(changes: 5, days: 0))
    #expect(try dao.log().isEmpty)
    let folder = try TemporaryFolder()
    let location = DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true)
    try Dao(file: location).limitHistory(changes: 7, days: 8)
    #expect(try Dao(file: location).historyLimit() == HistoryLimit(changes: 7, days: 8))
  }

  @Test func keepsTheNewestStepsWhole() throws {
    for number in 1...4 { try dao.add("M\(number)") }
    _ = try dao.updateMember(.members(), MemberPatch(position: .Top), expecting: nil)
    try dao.add("M5")
    let rows = try dao.members()
    // The limit of three lies within the step of four, which stays.
    try dao.limitHistory(changes: 3)
    #expect(try dao.prune(now: Date(milliseconds: 0)) == 4)
    #expect(try dao.log().map(\.id) == [9, 8])
    #expect(try dao.entries().map(\.place) == [5, 6, 7, 8, 9])
    #expect(throws: RepositoryError.stepForgotten(4)) { try dao.step(4) }
    #expect(throws: RepositoryError.stepForgotten(4)) { try dao.undo(4) }
    #expect(try dao.members() == rows)
    try dao.undo(8)
    #expect(try dao.members().map(\.position) == [.Mid, .Mid, .Mid, .Mid, .Mid])
    #expect(try dao.prune(now: Date(milliseconds: 0)) == 5)
    #expect(try dao.log().map(\.id) == [13])
    #expect(try dao.log().map(\.kind) == [.undo(8)])
  }

  @Test func keepsTheNewestPlaceAndAllIDs() throws {
    for number in 1...3 { try dao.add("M\(number)") }
    _ = try dao.deleteMember(.members(.ids(2...3)), expecting: nil)
    try dao.limitHistory(changes: 0)
    #expect(try dao.prune(now: Date(milliseconds: 0)) == 4)
    #expect(try dao.log().isEmpty)
    #expect(try dao.entries().isEmpty)
    #expect(try dao.journalEnd() == 5)
    #expect(try dao.add("M4") == 4)
    #expect(try dao.log().map(\.id) == [6])
    #expect(try dao.members().map(\.id) == [1, 4])
  }

  @Test func forgetsByAge() throws {
    for number in 0..<10 {
      _ = try dao.saveEvent(
        TodoDraft(title: "T", createAt: Date(milliseconds: 0)), mark: .by("a/1", at: Int64(number) * day))
    }
    try dao.limitHistory(days: 3)
    #expect(try dao.prune(now: Date(milliseconds: 9 * day * 1000)) == 6)
    #expect(try dao.log().map(\.id) == [10, 9, 8, 7])
    #expect(try dao.prune(now: Date(milliseconds: 9 * day * 1000)) == 0)
  }

  @Test func staysAsItIsInATransaction() throws {
    try dao.begin()
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.limitHistory(changes: 1) }
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.prune(now: Date(milliseconds: 0)) }
    try dao.rollback()
    #expect(try dao.historyLimit() == HistoryLimit())
  }

  /// Start-up files set it at every start, when it is as it should be already and others may be writing.
  @Test func writesNothingWhereNothingChanges() throws {
    let folder = try TemporaryFolder()
    let location = DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true)
    let dao = Dao(file: location)
    try dao.limitHistory(changes: 100_000, days: 365)
    #expect(folder.contents(of: "a.db") == nil)
    try dao.limitHistory(days: 7)
    #expect(try dao.historyLimit() == HistoryLimit(changes: 100_000, days: 7))
    let other = Dao(file: location)
    try other.begin()
    try dao.limitHistory(days: 7)
    try other.rollback()
  }

  @Test func goesLittleByLittleAfterCommits() throws {
    try dao.begin()
    for number in 1...9_000 { try dao.add(todo: "T\(number)") }
    try dao.commit(.test)
    #expect(try dao.entries().count == 9_000)
    try dao.limitHistory(changes: 1)
    // What exceeds the limit is out of sight at once, and goes in portions of 4,000.
    try dao.add(todo: "one")
    #expect(try dao.log().map(\.count) == [1])
    try dao.add(todo: "two")
    #expect(try dao.entries().count == 1)
    #expect(try dao.prune(now: Date(milliseconds: 0)) == 1_001)
    #expect(try dao.log().map(\.id) == [9_002])
    #expect(try dao.todos().count == 9_002)
  }
}
