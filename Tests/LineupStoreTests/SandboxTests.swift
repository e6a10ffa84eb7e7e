import Foundation
import SQLite
import TestSupport
import Testing

@testable import LineupCore
@testable import LineupStore

/// A sandbox that begins as a copy of the real data.
struct SandboxTests {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  @Test func holdsDataAndHistoryAndNeverTouchesTheFile() throws {
    try dao.add("Faker", .Mid)
    try dao.add("Keria", .Support)
    let sandbox = try Dao.copy(of: dao)
    let names = folder.names
    let before = names.map { folder.contents(of: $0) }
    #expect(try sandbox.members() == dao.members())
    #expect(try sandbox.log() == dao.log())
    let start = try sandbox.journalEnd()
    #expect(start == 2)
    #expect(try sandbox.undo(2).map(\.old?.id) == [2])
    #expect(try sandbox.add("Zeus", .Top) == 3)
    #expect(folder.names == names)
    #expect(names.map { folder.contents(of: $0) } == before)

    // What was tried becomes real, in one step.
    let changes = try sandbox.entries(after: start).map(\.change)
    let made = try dao.replay(.by("a/1", ":mock apply")) { transaction in
      try Replay.make(changes, in: transaction)
      return nil
    }
    #expect(made.changes == changes)
    #expect(try dao.members() == sandbox.members())
    #expect(try dao.log().map(\.count) == [2, 1, 1])
    try dao.undo(of: .user, mark: .by("a/2"))
    #expect(try dao.members().map(\.id) == [1, 2])
  }

  @Test func isEmptyWhereThereIsNoFileYet() throws {
    let none = Dao(file: DatabaseLocation(path: path, isNamed: false))
    let sandbox = try Dao.copy(of: none)
    #expect(try sandbox.members().isEmpty)
    #expect(try SandboxOrigin(in: sandbox) == SandboxOrigin(place: 0, firstIDs: [.member: 1, .todo: 1]))
    #expect(try sandbox.add("Faker") == 1)
    #expect(try Dao.copy(of: Dao(isMock: true)).members().isEmpty)
    #expect(folder.names.isEmpty)
    #expect(throws: RepositoryError.storage(StorageFailure(kind: .missing, path: path))) {
      try Dao.copy(of: dao)
    }
  }

  @Test func forgetsNothingOfItsOwn() throws {
    for number in 1...4 { try dao.add("M\(number)") }
    try dao.setHistoryLimit(changes: 1, days: nil, mark: .test)
    for sandbox in [try Dao.copy(of: dao), Dao(isMock: true)] {
      let start = try sandbox.journalEnd()
      try sandbox.setHistoryLimit(changes: 1, days: nil, mark: .test)
      for number in 5...20 { try sandbox.add("M\(number)") }
      #expect(try sandbox.prune(now: Date(milliseconds: 0)) == start)
      #expect(try sandbox.entries(after: start).count == 16)
      #expect(try sandbox.log().count == 16)
    }
  }

  @Test(arguments: [512, 1_024, 65_536], ["UTF-8", "UTF-16"])
  func copiesPagesOfAnySizeAndTextOfAnyEncoding(page: Int, encoding: String) throws {
    _ = try folder.write([], to: "a.db")
    let connection = try Connection(.file(path))
    try connection.execute("PRAGMA page_size = \(raw: String(page))")
    try connection.execute("PRAGMA encoding = '\(raw: encoding)'")
    try connection.execute(Entity.member.table.schema)
    try dao.add("Fåker")
    let sandbox = try Dao.copy(of: dao)
    #expect(try sandbox.add("Ké") == 2)
    #expect(try sandbox.members().map(\.name) == ["Fåker", "Ké"])
  }

  @Test(arguments: [("WAL", 0o555), ("WAL", 0o777), ("DELETE", 0o555)])
  func copiesWhatCannotBeWritten(journal: String, rights: Int) throws {
    try dao.add("Faker")
    let copies = try TemporaryFolder()
    let copy = copies.path(of: "b.db")
    try Connection(.file(path)).execute("VACUUM INTO '\(raw: copy)'")
    try Connection(.file(copy)).execute("PRAGMA journal_mode = \(raw: journal)")
    chmod(copy, 0o444)
    chmod(copies.path, mode_t(rights))
    try asNobody { () throws in
      let sandbox = try Dao.copy(of: Dao(file: DatabaseLocation(path: copy, isNamed: true)))
      #expect(try sandbox.add("Keria") == 2)
      #expect(try sandbox.log().count == 2)
    }
    #expect(copies.names == ["b.db"])
  }

  @Test func saysWhyItCannotBeMade() throws {
    _ = try folder.write(Array("no database, but long enough to be one".utf8), to: "a.db")
    let error = #expect(throws: RepositoryError.self) { try Dao.copy(of: dao) }
    guard case .storage(let failure) = error else { return #expect(error == nil) }
    #expect(failure.kind == .notADatabase)
    #expect(failure.path == path)
  }

  @Test(arguments: [true, false]) func staysWhereTheDataCannotBeWritten(isRehearsal: Bool) throws {
    try dao.add("Faker")
    let sandbox = try Dao.copy(of: dao)
    let origin = try SandboxOrigin(in: sandbox)
    try sandbox.add("Keria")
    let before = folder.contents(of: "a.db")
    chmod(path, 0o444)
    chmod(folder.path, 0o555)
    try asNobody { () throws in
      let file = Dao(file: DatabaseLocation(path: path, isNamed: true))
      let told = Applied(sandbox, from: origin, to: file, isRehearsal: isRehearsal)
      guard case .storage(let failure) = told.error else { return #expect(told.error != nil) }
      #expect(failure.kind == .readOnly)
      #expect(told.changes.isEmpty)
    }
    chmod(folder.path, 0o755)
    #expect(folder.contents(of: "a.db") == before)
    #expect(try sandbox.members().map(\.name) == ["Faker", "Keria"])
    chmod(path, 0o644)
    #expect(Applied(sandbox, from: origin, to: dao).changes.count == 1)
    #expect(try dao.members() == sandbox.members())
  }
}
