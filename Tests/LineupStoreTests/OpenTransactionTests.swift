import Foundation
import LineupCore
import SQLite
import Synchronization
import TestSupport
import Testing

@testable import LineupStore

/// Several calls that are kept or given up together.
struct OpenTransactionTests {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  private var other: Dao { Dao(file: DatabaseLocation(path: path, isNamed: true)) }

  @Test func areOneStep() throws {
    try dao.add("Faker")
    try dao.begin()
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.begin() }
    #expect(try dao.add("Keria") == 2)
    #expect(try dao.deleteMember(.members(), expecting: nil).map(\.old?.id) == [1, 2])
    #expect(try dao.members().isEmpty)
    #expect(try other.members().map(\.id) == [1])
    try dao.commit(.by("a/1", "script"))
    #expect(try dao.log().map(\.count) == [3, 1])
    #expect(try dao.log().first?.mark == .by("a/1", "script"))
    #expect(try other.members().isEmpty)
    try dao.undo(4)
    #expect(try dao.members().map(\.id) == [1])
  }

  /// What is no step yet must not be taken for another program's work.
  @Test func areNotInTheLogBeforeTheyAreKept() throws {
    try dao.add("Faker")
    let faker = LogQuery(row: LogQuery.RowReference(entity: .member, term: .name("Faker")))
    try dao.begin()
    _ = try dao.updateMember(.members(.id(1)), MemberPatch(position: .Top), expecting: nil)
    try dao.add("Keria")
    for _ in 1...2 {
      #expect(try dao.log().map(\.id) == [1])
      #expect(try dao.log(faker).map(\.id) == [1])
      #expect(throws: RepositoryError.stepNotFound(3)) { try dao.step(3) }
      try dao.beginRehearsal()
      try dao.add("Zeus")
      try dao.endRehearsal()
    }
    try dao.commit(.test)
    #expect(try dao.log().map(\.id) == [3, 1])
    #expect(try dao.log(faker).map(\.id) == [3, 1])
    #expect(try dao.step(3).changes.count == 2)
  }

  @Test func leaveNothingWhenGivenUp() throws {
    try dao.add("Faker")
    try dao.begin()
    try dao.add("Keria")
    try dao.rollback()
    #expect(try dao.members().map(\.name) == ["Faker"])
    #expect(try dao.journalEnd() == 1)
    #expect(throws: RepositoryError.noTransaction) { try dao.rollback() }
    #expect(throws: RepositoryError.noTransaction) { try dao.commit(.test) }
    try dao.begin()
    try dao.commit(.test)
    #expect(try dao.log().count == 1)
  }

  @Test func areNotKeptInAFileThatIsGone() throws {
    try dao.add("Faker")
    try dao.begin()
    try dao.add("Keria")
    try replace(path, with: folder.path(of: "elsewhere.db"))
    let error = #expect(throws: RepositoryError.self) { try dao.commit(.test) }
    guard case .storage(let failure) = error else { return #expect(error == nil) }
    #expect(failure.detail.hasPrefix("the file was moved") && failure.detail.hasSuffix("was kept"))
    #expect(throws: RepositoryError.self) { try dao.members() }
    try replace(folder.path(of: "elsewhere.db"), with: path)
    #expect(try dao.members().map(\.name) == ["Faker"])
  }

  @Test func doEachCallWhollyBesideTriggersOfOthers() throws {
    try dao.add("Faker", .Mid)
    let app = try OldApp(path)
    try app.run("CREATE TABLE taken(position UNIQUE)")
    try app.run(
      "CREATE TRIGGER takes AFTER INSERT ON members BEGIN INSERT INTO taken VALUES (new.position); END")
    try app.run("CREATE TRIGGER moves AFTER UPDATE ON events BEGIN SELECT RAISE(FAIL, 'never'); END")
    try dao.begin()
    try dao.add("Keria", .Support)
    #expect(throws: RepositoryError.self) { try dao.add("Guma", .Support) }
    try dao.add(todo: "T")
    #expect(throws: RepositoryError.self) {
      try dao.updateEvent(.todos(), TodoPatch(title: "U"), expecting: nil)
    }
    try dao.commit(.test)
    #expect(try dao.members().map(\.name) == ["Faker", "Keria"])
    #expect(try dao.todos().map(\.title) == ["T"])
    #expect(try dao.entries().map(\.change.new?.id) == [1, 2, 1])
  }

  @Test func doEachCallWhollyOrNotAtAll() throws {
    for number in 1...3 { try dao.add("M\(number)") }
    try dao.begin()
    try dao.add("Zeus")
    #expect(throws: RepositoryError.nameTaken("Zeus", id: 4)) { try dao.add("Zeus") }
    #expect(throws: RepositoryError.idTaken(.member, 2)) { try dao.add("Oner", id: 2) }
    #expect(throws: RepositoryError.nameTaken("M1", id: 1)) {
      try dao.updateMember(.members(.id(3)), MemberPatch(name: "M1"), expecting: nil)
    }
    // The first of the two rows takes the name, which the second cannot.
    #expect(throws: RepositoryError.nameTaken("Same", id: 1)) {
      try dao.updateMember(.members(.ids(1...2)), MemberPatch(name: "Same"), expecting: nil)
    }
    #expect(try dao.members().map(\.name) == ["M1", "M2", "M3", "Zeus"])
    try dao.commit(.test)
    let log = try dao.log()
    #expect(log.map(\.count) == [1, 1, 1, 1])
    #expect(try dao.step(log[0].id).changes.count == 1)
    #expect(try dao.journalEnd() == 4)
  }

  /// Each of these is a step of its own.
  @Test func haveNoPlaceForUndoAndRedo() throws {
    try dao.add("Faker")
    try dao.begin()
    try dao.add("Keria")
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.undo() }
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.undo(1) }
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.redo() }
    #expect(try dao.members().map(\.name) == ["Faker", "Keria"])
    try dao.commit(.test)
    #expect(try dao.undo().map(\.old?.id) == [2])
  }

  @Test func holdTheLock() throws {
    try dao.add("Faker")
    try dao.begin()
    let connection = try Connection(.file(path))
    try connection.execute("PRAGMA busy_timeout = 0")
    let busy = #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM members") }
    #expect(busy.map { ResultCode.busy ~= $0 } == true)
    connection.queue = WriteQueue(database: path, user: "other")
    #expect(throws: QueueTimeout.self) { try connection.transaction(patience: 0) {} }
    try dao.rollback()
    try connection.transaction(patience: 0) { try connection.run("DELETE FROM members") }
    #expect(try dao.members().isEmpty)
  }

  @Test(arguments: [true, false]) func endWhenTheDiskIsFull(commits: Bool) throws {
    try dao.add("Faker")
    try dao.begin()
    try dao.add("Keria")
    _ = try dao.database.withState { state in
      try state.session?.connection.execute("PRAGMA max_page_count = 1")
    }
    let title = String(repeating: "x", count: 100_000)
    let error = #expect(throws: RepositoryError.self) { try dao.add(todo: title) }
    guard case .storage(let failure) = error else { return #expect(error == nil) }
    #expect(failure.kind == .full)
    #expect(failure.detail == "database or disk is full; nothing of the transaction was kept")
    // Others get their turn, while nothing here can be taken for a part of the transaction.
    #expect(try other.add("Zeus") == 2)
    #expect(throws: RepositoryError.transactionIsOver) { try dao.add("Oner") }
    #expect(throws: RepositoryError.transactionIsOver) { try dao.members() }
    #expect(throws: RepositoryError.transactionIsOver) { try dao.beginRehearsal() }
    if commits {
      #expect(throws: RepositoryError.transactionIsOver) { try dao.commit(.test) }
    } else {
      try dao.rollback()
    }
    #expect(throws: RepositoryError.noTransaction) { try dao.rollback() }
    #expect(try dao.members().map(\.name) == ["Faker", "Zeus"])
  }

  @Test func makeNoFileBeforeTheyAreKept() throws {
    let paths = Mutex<[String]>([])
    let recorder = Recorder()
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true)) { path in
      recorder.paths.withLock { $0.append(path) }
    }
    try dao.begin()
    #expect(try dao.add("Faker") == 1)
    #expect(try dao.members().map(\.name) == ["Faker"])
    try dao.rollback()
    #expect(folder.names.isEmpty)
    try dao.begin()
    #expect(try dao.add("Keria") == 1)
    #expect(throws: RepositoryError.nameTaken("Keria", id: 1)) { try dao.add("Keria") }
    #expect(try dao.add(todo: "Scrim", id: 9) == 9)
    try dao.commit(.by("a/1", "script"))
    #expect(recorder.paths.withLock { $0 } == [path])
    #expect(try other.members() == [Member(id: 1, name: "Keria", position: .Mid)])
    #expect(
      try other.log() == [Step(id: 2, kind: .command, mark: .by("a/1", "script"), count: 2, isUndone: false)])
    #expect(paths.withLock { $0 }.isEmpty)
  }

  /// Notes what a Dao tells.
  private final class Recorder: Sendable {
    let paths = Mutex<[String]>([])
  }

  @Test func replayOnAFileThatIsMissing() throws {
    let missing = RepositoryError.storage(StorageFailure(kind: .missing, path: path))
    #expect(throws: missing) { try dao.undo() }
    #expect(throws: missing) { try dao.log() }
    #expect(folder.names.isEmpty)
    let unnamed = Dao(file: DatabaseLocation(path: path, isNamed: false))
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try unnamed.undo() }
    #expect(try unnamed.log().isEmpty)
    #expect(try unnamed.hasNews() == false)
    #expect(folder.names.isEmpty)
    let faker = Change(entity: .member, old: nil, new: Member(id: 7, name: "Faker", position: .Mid).image)
    let made = try dao.replay(.test) { transaction in
      try Replay.make([faker], in: transaction)
      #expect(try transaction.freeID(of: .member) == 8)
      return nil
    }
    #expect(made == ChangeSet([faker], step: 1))
    #expect(try other.members().map(\.id) == [7])
  }
}
