import Foundation
import LineupCore
import LineupStore
import SQLite
import Synchronization
import TestSupport
import Testing

/// When files are made, with which rights, and what is left in peace.
struct FileTests {
  private let folder: TemporaryFolder
  private let created = Recorder()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Notes what a Dao tells.
  private final class Recorder: Sendable {
    let paths = Mutex<[String]>([])
  }

  private func dao(_ name: String, isNamed: Bool) -> Dao {
    let created = created
    return Dao(file: DatabaseLocation(path: folder.path(of: name), isNamed: isNamed)) { path in
      created.paths.withLock { $0.append(path) }
    }
  }

  @Test func missingFilesOfTheUsersChoiceAreErrors() throws {
    let path = folder.path(of: "a.db")
    let missing = RepositoryError.storage(StorageFailure(kind: .missing, path: path))
    let dao = dao("a.db", isNamed: true)
    #expect(throws: missing) { try dao.members() }
    #expect(throws: missing) { try dao.survey(.todos()) }
    #expect(throws: missing) { try dao.suggest(.member, .text("", .everywhere), limit: 1) }
    #expect(throws: missing) { try dao.deleteMember(.members(.id(1)), expecting: nil) }
    #expect(throws: missing) { try dao.updateEvent(.todos(), TodoPatch(complete: true), expecting: nil) }
    #expect(folder.names.isEmpty)

    #expect(try dao.add("Faker") == 1)
    #expect(try dao.members().map(\.name) == ["Faker"])
    #expect(created.paths.withLock { $0 } == [path])
  }

  @Test func theDefaultFileReadsAsEmptyUntilItIsMade() throws {
    let dao = dao("data/lineup/lineup.db", isNamed: false)
    #expect(try dao.members().isEmpty)
    #expect(try dao.survey(.members()).count == 0)
    #expect(try dao.suggest(.todo, .text("x", .everywhere), limit: 3).isEmpty)
    #expect(try dao.deleteMember(.members(.ids(1...9)), expecting: nil).isEmpty)
    #expect(throws: RepositoryError.recordNotFound(.todo, .id(1))) {
      try dao.updateEvent(.todos(.id(1)), TodoPatch(complete: true), expecting: nil)
    }
    #expect(throws: RepositoryError.recordNotFound(.member, .name("Faker"))) {
      try dao.rows(Query(rows: .members(.name("Faker"))))
    }
    #expect(folder.names.isEmpty)

    #expect(try dao.add(todo: "Scrim") == 1)
    #expect(try dao.add(todo: "Review") == 2)
    #expect(try mode(of: folder.path(of: "data")) == 0o700)
    #expect(try mode(of: folder.path(of: "data/lineup")) == 0o700)
    for name in ["lineup.db", "lineup.db-queue1", "lineup.db-queue2"] {
      #expect(try mode(of: folder.path(of: "data/lineup/" + name)) == 0o600)
    }
    #expect(created.paths.withLock { $0 } == [folder.path(of: "data/lineup/lineup.db")])
    #expect(
      try self.dao("data/lineup/lineup.db", isNamed: false).todos().map(\.title) == ["Scrim", "Review"])
  }

  @Test func aNamedFileKeepsItsModeOrGetsThatOfTheUmask() throws {
    let mask = umask(0o022)
    umask(mask)
    try dao("new.db", isNamed: true).add("Faker")
    #expect(try mode(of: folder.path(of: "new.db")) == 0o666 & ~Int(mask))
    chmod(folder.path(of: "new.db"), 0o640)
    try dao("new.db", isNamed: true).add("Keria")
    #expect(try mode(of: folder.path(of: "new.db")) == 0o640)
  }

  @Test func noFolderIsMadeForANamedFile() throws {
    let dao = dao("none/a.db", isNamed: true)
    let error = #expect(throws: RepositoryError.self) { try dao.add("Faker") }
    guard case .storage(let failure) = error else { return #expect(error == nil) }
    #expect(failure.kind == .cannotOpen)
    #expect(failure.detail == "No such file or directory")
    #expect(folder.names.isEmpty)
  }

  @Test func nothingIsOpenedBeforeTheFirstCall() throws {
    _ = dao("a.db", isNamed: true)
    #expect(folder.names.isEmpty)
    let late = dao("late.db", isNamed: true)
    try dao("late.db", isNamed: true).add("Faker")
    #expect(try late.members().map(\.name) == ["Faker"])
  }

  @Test func emptyAndHalfFilesReadAsEmpty() throws {
    _ = try folder.write([], to: "empty.db")
    #expect(try dao("empty.db", isNamed: true).members().isEmpty)
    #expect(try dao("empty.db", isNamed: true).todos().isEmpty)
    #expect(folder.contents(of: "empty.db") == [])

    let half = try folder.write([], to: "half.db")
    try OldApp(half).run(
      """
      CREATE TABLE events(id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL,
        create_at TEXT NOT NULL, complete INTEGER NOT NULL)
      """
    )
    try OldApp(half).addEvent("Scrim", at: "2020-02-05T18:10:14.123")
    let before = folder.contents(of: "half.db")
    let dao = dao("half.db", isNamed: true)
    #expect(try dao.members().isEmpty)
    #expect(try dao.todos().map(\.title) == ["Scrim"])
    #expect(throws: RepositoryError.recordNotFound(.member, .id(1))) {
      try dao.rows(Query(rows: .members(.id(1))))
    }
    #expect(throws: RepositoryError.recordNotFound(.member, .id(1))) {
      try dao.deleteMember(.members(.id(1)), expecting: nil)
    }
    #expect(folder.contents(of: "half.db") == before)
    #expect(folder.names == ["empty.db", "half.db", "half.db-queue1", "half.db-queue2"])
    #expect(try dao.add("Faker") == 1)
    #expect(try dao.todos().map(\.title) == ["Scrim"])
    #expect(try dao.members().map(\.name) == ["Faker"])
  }

  @Test func readingLeavesNoTrace() throws {
    try dao("a.db", isNamed: true).add("Faker")
    let before = folder.contents(of: "a.db")
    let names = folder.names
    for _ in 1...3 {
      let reader = dao("a.db", isNamed: true)
      #expect(try reader.members().count == 1)
      _ = try reader.survey(.todos())
    }
    #expect(folder.contents(of: "a.db") == before)
    #expect(folder.names == names)
  }

  @Test func readingLeavesAWALThatWasLeftBehind() throws {
    // A process that was killed leaves its last commits in the WAL.
    try dao("a.db", isNamed: true).add("Faker")
    let writer = try Connection(.file(folder.path(of: "a.db")))
    try writer.run("INSERT INTO members(name, position) VALUES ('Keria', 5)")
    for name in ["a.db", "a.db-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.path(of: name), toPath: folder.path(of: "killed-" + name))
    }
    let names = ["killed-a.db", "killed-a.db-wal"]
    for name in names {
      rename(folder.path(of: name), folder.path(of: name.replacing("killed-a.db", with: "k.db")))
    }
    let before = [folder.contents(of: "k.db"), folder.contents(of: "k.db-wal")]
    #expect(before[1]?.isEmpty == false)
    #expect(try dao("k.db", isNamed: true).members().map(\.name) == ["Faker", "Keria"])
    #expect([folder.contents(of: "k.db"), folder.contents(of: "k.db-wal")] == before)
    #expect(try dao("k.db", isNamed: true).add("Zeus") == 3)
    withExtendedLifetime(writer) {}
  }

  @Test func aFileThatIsReplacedIsOpenedAnew() throws {
    let dao = dao("a.db", isNamed: true)
    try dao.add("Faker")
    try self.dao("b.db", isNamed: true).add("Keria")
    rename(folder.path(of: "b.db"), folder.path(of: "a.db"))
    #expect(try dao.members().map(\.name) == ["Keria"])
    unlink(folder.path(of: "a.db"))
    #expect(throws: RepositoryError.storage(StorageFailure(kind: .missing, path: folder.path(of: "a.db")))) {
      try dao.members()
    }
    #expect(try dao.add("Zeus") == 1)
    #expect(try dao.members().map(\.name) == ["Zeus"])
  }

  @Test func aMockOpensNoFile() throws {
    try dao("a.db", isNamed: true).add("Faker")
    let before = folder.contents(of: "a.db")
    let mock = Dao(isMock: true, file: DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true))
    #expect(try mock.members().isEmpty)
    #expect(try mock.add("Keria") == 1)
    #expect(try mock.members().map(\.name) == ["Keria"])
    #expect(folder.contents(of: "a.db") == before)
    #expect(try dao("a.db", isNamed: true).members().map(\.name) == ["Faker"])
  }

  @Test func linksLeadToOneFile() throws {
    try dao("a.db", isNamed: true).add("Faker")
    symlink(folder.path(of: "a.db"), folder.path(of: "link.db"))
    #expect(try dao("link.db", isNamed: true).add("Keria") == 2)
    #expect(!folder.names.contains("link.db-queue1"))
    symlink(folder.path(of: "target.db"), folder.path(of: "dangling.db"))
    #expect(try dao("dangling.db", isNamed: true).add("Keria") == 1)
    #expect(folder.names.contains("target.db"))
  }
}
