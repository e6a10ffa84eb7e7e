import LineupCore
import SQLite
import Synchronization
import TestSupport
import Testing

@testable import LineupStore

/// What is stopped on its way leaves everything as it was, and in order.
struct InterruptTests {
  /// Says stop, once, when it is asked for the n-th time from now.
  private final class Stop: Sendable {
    private let rest = Mutex(0)

    func come(after count: Int) { rest.withLock { $0 = count } }

    func ask() -> Bool {
      rest.withLock { rest in
        rest -= 1
        return rest == 0
      }
    }
  }

  private static let count = 3_000

  private let stop = Stop()
  private let folder: TemporaryFolder
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true), wantsStop: stop.ask)
    try dao.add("Faker")
    let number = """
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n LIMIT \(InterruptTests.count - 1))
      """
    try Connection(.file(path)).run(
      "\(raw: number) INSERT INTO members(name, position) SELECT 'Member ' || i, 3 FROM n")
  }

  private var everyone: Selection { .members(.ids(1...Int64.max)) }

  /// All members at one position.
  private func move(to position: Position) throws {
    _ = try dao.updateMember(everyone, MemberPatch(position: position), expecting: nil)
  }

  /// What there is, seen by somebody else.
  private func sight() throws -> ([Member], [Int64]) {
    let other = Dao(file: dao.database.file)
    return (try other.members(), try other.log().map(\.id))
  }

  /// Stops some work, later each time until it is done before that, and looks whether all is as before each time.
  ///
  /// - Returns: how often it was stopped.
  private func stopEverywhere(
    _ work: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let before = try sight()
    var moment = 1
    for count in 0... {
      stop.come(after: moment)
      do {
        try work()
        stop.come(after: 0)
        return count
      } catch RepositoryError.interrupted {
        #expect(try sight() == before, sourceLocation: sourceLocation)
      }
      moment = moment * 3 / 2 + 1
    }
    return 0
  }

  @Test func aListing() throws {
    let filter = Predicate.contains(.memberName, "EMBER 2999")
    #expect(try stopEverywhere { _ = try dao.members(where: filter) } > 0)
    #expect(try dao.members(where: filter).count == 1)
  }

  @Test func aStep() throws {
    #expect(try stopEverywhere { try move(to: .Top) } > 3)
    #expect(try sight().0.allSatisfy { $0.position == .Top })
    #expect(try dao.undo().count == InterruptTests.count)
  }

  @Test func anUndoAndARedo() throws {
    try move(to: .Top)
    #expect(try stopEverywhere { try dao.undo() } > 3)
    #expect(try sight().0.allSatisfy { $0.position == .Mid })
    #expect(try stopEverywhere { try dao.redo() } > 3)
    #expect(try sight().0.allSatisfy { $0.position == .Top })
  }

  @Test func aPartOfATransaction() throws {
    let stopped = try stopEverywhere {
      try dao.begin()
      do {
        try dao.add("Keria")
        try move(to: .Top)
        try dao.commit(.test)
      } catch {
        // SQLite has given it up by itself, or not; either way nothing is done before it is rolled back.
        if dao.isOver { #expect(throws: RepositoryError.transactionIsOver) { try dao.add("Zeus") } }
        try dao.rollback()
        #expect(throws: RepositoryError.noTransaction) { try dao.rollback() }
        throw error
      }
    }
    #expect(stopped > 3)
    #expect(try sight().0.count == InterruptTests.count + 1)
    #expect(try dao.undo().count == InterruptTests.count + 2)
  }

  @Test func aRehearsal() throws {
    let before = try sight()
    let stopped = try stopEverywhere {
      try dao.beginRehearsal()
      defer { #expect(throws: Never.self) { try dao.endRehearsal() } }
      try dao.add("Keria")
      try move(to: .Top)
      try dao.undo()
    }
    #expect(stopped > 3)
    #expect(try sight() == before)
    #expect(try dao.add("Zeus") == Int64(InterruptTests.count + 1))
  }

  @Test func aCopy() throws {
    for position in Position.allCases { try move(to: position) }
    var copy: Dao?
    #expect(try stopEverywhere { copy = try Dao.copy(of: dao) } > 0)
    #expect(try copy?.members() == dao.members())
  }

  /// Its commands are short; stopping one of them would take the others along.
  @Test func notAGroup() throws {
    #expect(try dao.beginGroup())
    stop.come(after: 1)
    for number in 1...1_000 { try dao.add("New \(number)") }
    try dao.endGroup()
    #expect(try sight().0.count == InterruptTests.count + 1_000)
    #expect(try stopEverywhere { try move(to: .Top) } > 3)
  }

  @Test func theWaitForAGroup() throws {
    let path = folder.path(of: "a.db")
    try dao.add("Keria")
    let queue = try #require(WriteQueue(database: path, user: "bert"))
    let other = try Connection(.file(path))
    other.queue = queue
    try other.begin()
    stop.come(after: 2)
    #expect(throws: RepositoryError.interrupted) { try dao.beginGroup() }
    try other.rollback()
    #expect(try dao.beginGroup())
    try dao.add("Zeus")
    try dao.endGroup()
    #expect(try sight().0.count == InterruptTests.count + 2)
  }
}

extension Dao {
  /// Whether the open transaction has ended by itself.
  fileprivate var isOver: Bool {
    (try? database.withState { $0.heldSession?.connection.isInTransaction == false }) ?? false
  }
}
