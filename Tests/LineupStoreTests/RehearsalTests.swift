import Foundation
import LineupCore
import SQLite
import Synchronization
import TestSupport
import Testing

@testable import LineupStore

/// Everything works in a rehearsal, and nothing of it is left.
struct RehearsalTests {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  private var other: Dao { Dao(file: DatabaseLocation(path: path, isNamed: true)) }

  /// Every file, and what it holds, but for those in which writers wait.
  private var files: Files {
    var files = Files()
    for name in folder.names where !name.contains("-queue") {
      files.contents[name] = folder.contents(of: name)
    }
    return files
  }

  private struct Files: Equatable, CustomTestStringConvertible {
    var contents: [String: [UInt8]] = [:]

    /// Short, for there may be megabytes.
    var testDescription: String { "\(contents.mapValues { "\($0.count) bytes, \($0.hashValue)" })" }
  }

  /// Adds, changes, removes, undoes, and keeps and gives up transactions, looking at what came of each.
  private func rehearseAll(_ dao: Dao, firstID: Int64 = 1, after start: Int64 = 0) throws {
    #expect(try dao.add("Zeus") == firstID)
    #expect(try dao.add("Oner") == firstID + 1)
    #expect(try dao.log().prefix(2).map(\.id) == [start + 2, start + 1])
    #expect(try dao.undo().map(\.old?.id) == [firstID + 1])
    #expect(try dao.redo().map(\.new?.id) == [firstID + 1])
    try dao.begin()
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.undo() }
    try dao.add("Doran")
    #expect(throws: RepositoryError.nameTaken("Doran", id: firstID + 2)) { try dao.add("Doran") }
    try dao.rollback()
    try dao.begin()
    try dao.add("Peyz", id: 77)
    try dao.add(todo: "Scrim")
    try dao.commit(.by("a/1", "script"))
    #expect(try dao.log().first?.mark == .by("a/1", "script"))
    #expect(try dao.log().first?.count == 2)
    #expect(try dao.members().map(\.name).suffix(3) == ["Zeus", "Oner", "Peyz"])
    #expect(
      try dao.deleteMember(.members(where: .contains(.memberName, "e")), expecting: nil).isEmpty == false)
    #expect(try dao.undo(of: .session).isEmpty == false)
    #expect(throws: RepositoryError.nameTaken("Zeus", id: firstID)) { try dao.add("Zeus") }
    #expect(throws: RepositoryError.noTransaction) { try dao.commit(.test) }
    #expect(try dao.undo(start + 1).map(\.old?.id) == [firstID])
  }

  @Test func leavesTheFileByteForByte() throws {
    try dao.add("Faker")
    try dao.add("Keria")
    _ = try dao.deleteMember(.members(.id(2)), expecting: nil)
    _ = try dao.hasNews()
    let before = files
    let log = try dao.log()
    try dao.beginRehearsal()
    try rehearseAll(dao, firstID: 3, after: 3)
    #expect(try other.members().map(\.name) == ["Faker"])
    try dao.endRehearsal()
    #expect(files == before)
    #expect(try dao.log() == log)
    #expect(try dao.hasNews() == false)
    #expect(try dao.journalEnd() == 3)
    #expect(try dao.add("Chovy") == 3)
    #expect(throws: RepositoryError.noTransaction) { try dao.endRehearsal() }
  }

  /// So too where the program is at its end then, and the last to close the file.
  @Test func leavesTheFileByteForByteWhenItIsClosed() throws {
    do { try other.add("Faker") }
    let before = files
    do {
      let dao = other
      try dao.beginRehearsal()
      try rehearseAll(dao, firstID: 2, after: 1)
      try dao.endRehearsal()
    }
    #expect(files == before)
    do {
      let dao = other
      try dao.beginRehearsal()
      try rehearseAll(dao, firstID: 2, after: 1)
    }
    #expect(files == before)
  }

  /// More than the page cache holds is written before its time, and goes again.
  @Test(arguments: ["WAL", "DELETE"]) func leavesTheFileHoweverMuchIsDone(journal: String) throws {
    do { try other.add("Faker") }
    try Connection(.file(path)).execute("PRAGMA journal_mode = \(raw: journal)")
    let before = files
    do {
      let dao = other
      try dao.beginRehearsal()
      let title = String(repeating: "x", count: 10_000)
      for _ in 1...400 { try dao.add(todo: title) }
      #expect(try dao.todos().count == 400)
      #expect(files != before)
      try dao.endRehearsal()
    }
    #expect(files == before)
  }

  @Test func leavesAnOldFileByteForByte() throws {
    let old = try OldApp.makeFile(in: folder)
    try OldApp(old).addMember("Faker", 3)
    let before = files
    do {
      let dao = Dao(file: DatabaseLocation(path: old, isNamed: true))
      try dao.beginRehearsal()
      try rehearseAll(dao, firstID: 2)
      try dao.endRehearsal()
      #expect(files == before)
      #expect(try dao.log().isEmpty)
      #expect(try dao.members().map(\.name) == ["Faker"])
    }
    #expect(files == before)
    // Then it is brought up to date as ever.
    #expect(try Dao(file: DatabaseLocation(path: old, isNamed: true)).add("Keria") == 2)
  }

  /// What a writer left in the WAL who did not get to close the file is not for a rehearsal to tidy up.
  @Test func leavesTheWALOfOthers() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
      try dao.add("Faker")
      try dao.add("Keria")
      kill(getpid(), SIGKILL)
    }
    let main = folder.contents(of: "a.db")
    let log = folder.contents(of: "a.db-wal")
    #expect(log?.isEmpty == false)
    do {
      let dao = other
      try dao.beginRehearsal()
      try rehearseAll(dao, firstID: 3, after: 2)
      try dao.endRehearsal()
    }
    #expect((folder.contents(of: "a.db") == main) as Bool)
    #expect((folder.contents(of: "a.db-wal") == log) as Bool)
    #expect(try dao.members().count == 2)
  }

  @Test func makesNoFile() throws {
    let told = Told()
    let unnamed = Dao(file: DatabaseLocation(path: folder.path(of: "x/y/a.db"), isNamed: false)) { path in
      told.paths.withLock { $0.append(path) }
    }
    try unnamed.beginRehearsal()
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try unnamed.undo() }
    #expect(try unnamed.members().isEmpty)
    #expect(try unnamed.updateMember(.members(), MemberPatch(position: .Top), expecting: nil).isEmpty)
    try rehearseAll(unnamed)
    try unnamed.endRehearsal()
    #expect(try unnamed.members().isEmpty)
    #expect(folder.names.isEmpty)
    #expect(told.paths.withLock { $0 }.isEmpty)
  }

  private final class Told: Sendable {
    let paths = Mutex<[String]>([])
  }

  /// A file that was named and is missing cannot be read, and the first change makes it: so it is here.
  @Test func treatsAMissingFileAsTheRealCallsWould() throws {
    let missing = RepositoryError.storage(StorageFailure(kind: .missing, path: path))
    try dao.beginRehearsal()
    for _ in 1...2 {
      #expect(throws: missing) { try dao.members() }
      #expect(throws: missing) { try dao.deleteMember(.members(.id(1)), expecting: nil) }
      #expect(throws: missing) { try dao.undo() }
      try dao.begin()
      #expect(try dao.add("Faker") == 1)
      try dao.rollback()
    }
    try rehearseAll(dao)
    try dao.endRehearsal()
    #expect(throws: missing) { try dao.members() }
    try dao.beginRehearsal()
    try dao.begin()
    #expect(try dao.add("Faker") == 1)
    try dao.commit(.test)
    #expect(try dao.members().map(\.name) == ["Faker"])
    #expect(try dao.log().map(\.count) == [1])
    try dao.endRehearsal()
    #expect(throws: missing) { try dao.members() }
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [true, false]) func failsWhereNoFileCanBeMade(isNamed: Bool) throws {
    try asNobody { () throws in
      let readOnly = folder.path(of: "locked")
      mkdir(readOnly, 0o555)
      chmod(readOnly, 0o555)
      for name in ["a.db", "b/a.db"] {
        let location = DatabaseLocation(path: "\(readOnly)/\(name)", isNamed: isNamed)
        let real = #expect(throws: RepositoryError.self) { try Dao(file: location).add("Faker") }
        let dao = Dao(file: location)
        try dao.beginRehearsal()
        let rehearsed = #expect(throws: RepositoryError.self) { try dao.add("Faker") }
        guard case .storage(let one) = real, case .storage(let two) = rehearsed else {
          return #expect(real == rehearsed)
        }
        #expect(one.kind == two.kind)
      }
    }
  }

  @Test func needsNoLockToRead() throws {
    try dao.add("Faker")
    let writer = other
    try writer.begin()
    try dao.beginRehearsal()
    #expect(try dao.members().map(\.name) == ["Faker"])
    #expect(try dao.log().count == 1)
    try writer.rollback()
    try dao.endRehearsal()
  }

  @Test func holdsTheLockFromTheFirstChangeOn() throws {
    try dao.add("Faker")
    try dao.beginRehearsal()
    #expect(try other.add("Keria") == 2)
    #expect(try dao.add("Zeus") == 3)
    let connection = try Connection(.file(path))
    connection.queue = WriteQueue(database: path, user: "other")
    #expect(throws: QueueTimeout.self) { try connection.transaction(patience: 0) {} }
    let path = path
    let outside = Thread { _ = try? Dao(file: DatabaseLocation(path: path, isNamed: true)).add("Oner") }
    outside.start()
    usleep(200_000)
    #expect(!outside.isFinished)
    try dao.endRehearsal()
    while !outside.isFinished { usleep(1_000) }
    #expect(try dao.members().map(\.name) == ["Faker", "Keria", "Oner"])
    #expect(try dao.members().map(\.id) == [1, 2, 3])
  }

  @Test func canBeginWithinAnother() throws {
    try dao.add("Faker")
    try dao.beginRehearsal()
    try dao.beginRehearsal()
    #expect(try dao.add("Keria") == 2)
    try dao.endRehearsal()
    #expect(try dao.members().map(\.id) == [1])
    #expect(try dao.add("Zeus") == 2)
    try dao.beginRehearsal()
    #expect(try dao.undo().map(\.old?.id) == [2])
    #expect(try dao.undo().map(\.old?.id) == [1])
    try dao.begin()
    try dao.add("Oner")
    try dao.endRehearsal()
    #expect(try dao.members().map(\.name) == ["Faker", "Zeus"])
    #expect(try dao.log().map(\.id) == [2, 1])
    try dao.endRehearsal()
    #expect(try dao.members().map(\.name) == ["Faker"])
  }

  @Test(arguments: [true, false]) func canBeginWithinATransaction(fileExists: Bool) throws {
    if fileExists { try dao.add(todo: "Scrim") }
    try dao.begin()
    try dao.beginRehearsal()
    #expect(try dao.add("Faker") == 1)
    #expect(throws: RepositoryError.transactionIsOpen) { try dao.undo() }
    try dao.endRehearsal()
    #expect(try dao.add("Keria") == 1)
    try dao.beginRehearsal()
    _ = try dao.deleteMember(.members(.id(1)), expecting: nil)
    try dao.endRehearsal()
    try dao.commit(.by("a/1"))
    #expect(try other.members().map(\.name) == ["Keria"])
    #expect(try other.log().first?.count == 1)
  }

  @Test func worksInASandbox() throws {
    let sandbox = Dao(isMock: true)
    try sandbox.add("Faker")
    try sandbox.beginRehearsal()
    try rehearseAll(sandbox, firstID: 2, after: 1)
    try sandbox.endRehearsal()
    #expect(try sandbox.members().map(\.name) == ["Faker"])
    #expect(try sandbox.add("Keria") == 2)
    #expect(try sandbox.log().map(\.id) == [2, 1])
  }

  @Test(arguments: [true, false]) func forgetsNoHistory(isInMemory: Bool) throws {
    let dao = isInMemory ? Dao() : dao
    for number in 1...10 { try dao.add(todo: "T\(number)") }
    try dao.beginRehearsal()
    try dao.limitHistory(changes: 2)
    try dao.add(todo: "T11")
    #expect(try dao.prune(now: Date(milliseconds: 0)) + Int64(dao.entries().count) <= 11)
    #expect(try dao.log().count == 2)
    try dao.endRehearsal()
    #expect(try dao.historyLimit() == HistoryLimit())
    #expect(try dao.log().count == 10)
    #expect(try dao.entries().count == 10)
  }

  /// Nothing may be taken for a part of the rehearsal, and be done for real, once that has ended.
  @Test func endsWhenTheDiskIsFull() throws {
    try dao.add("Faker")
    try dao.beginRehearsal()
    try dao.add("Keria")
    _ = try dao.database.withState { state in
      try state.rehearsals.last?.session?.connection.execute("PRAGMA max_page_count = 1")
    }
    let error = #expect(throws: RepositoryError.self) {
      try dao.add(todo: String(repeating: "x", count: 100_000))
    }
    guard case .storage(let failure) = error else { return #expect(error == nil) }
    #expect(failure.kind == .full)
    #expect(failure.detail == "database or disk is full; nothing of the transaction was kept")
    #expect(throws: RepositoryError.transactionIsOver) { try dao.add("Zeus") }
    #expect(throws: RepositoryError.transactionIsOver) { try dao.members() }
    #expect(throws: RepositoryError.transactionIsOver) { try dao.begin() }
    #expect(try other.add("Oner") == 2)
    try dao.endRehearsal()
    #expect(try dao.members().map(\.name) == ["Faker", "Oner"])
  }

  @Test func isKilledWithoutATrace() async throws {
    do { try other.add("Faker") }
    let before = folder.contents(of: "a.db")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
      try dao.beginRehearsal()
      for number in 1...500 { try dao.add(todo: "T\(number)") }
      kill(getpid(), SIGKILL)
    }
    #expect((folder.contents(of: "a.db") == before) as Bool)
    #expect(try dao.todos().isEmpty)
    #expect(try dao.add("Keria") == 2)
  }
}
