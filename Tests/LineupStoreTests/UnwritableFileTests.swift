import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Files and folders without the rights to write: everything that can be listed is listed, and nothing is
/// left beside.
struct UnwritableFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(of: "a.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(journal: String) throws {
    try Dao(file: DatabaseLocation(path: path, isNamed: true)).add("Faker")
    try Connection(.file(path)).execute("PRAGMA journal_mode = \(raw: journal)")
  }

  private func kind(_ body: () throws -> Void) -> StorageFailure.Kind? {
    do {
      try body()
      return nil
    } catch RepositoryError.storage(let failure) {
      return failure.kind
    } catch {
      return .other
    }
  }

  struct Rights: CustomTestStringConvertible, Sendable {
    let file: Int
    let folder: Int
    let journal: String
    var testDescription: String { "\(String(file, radix: 8)) in \(String(folder, radix: 8)), \(journal)" }
  }

  static let readable = ["DELETE", "WAL"].flatMap { journal in
    [(0o444, 0o777), (0o444, 0o555), (0o666, 0o555)].map { Rights(file: $0, folder: $1, journal: journal) }
  }

  @Test(arguments: readable) func isListedAndNotWrittenTo(rights: Rights) throws {
    try make(journal: rights.journal)
    let before = folder.contents(of: "a.db")
    let names = folder.names
    chmod(path, mode_t(rights.file))
    chmod(folder.path, mode_t(rights.folder))
    try asNobody { () throws in
      let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
      for _ in 1...2 {
        #expect(try dao.members().map(\.name) == ["Faker"])
        #expect(try dao.survey(.members()).count == 1)
        #expect(kind { try dao.add("Keria") } == .readOnly)
        #expect(kind { _ = try dao.deleteMember(.members(.id(1)), expecting: nil) } == .readOnly)
      }
    }
    #expect(folder.names == names)
    #expect(folder.contents(of: "a.db") == before)
  }

  @Test func isSeenAsItIsEachTime() throws {
    try make(journal: "WAL")
    chmod(path, 0o444)
    chmod(folder.path, 0o555)
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try asNobody { () throws in #expect(try dao.members().count == 1) }
    try Dao(file: DatabaseLocation(path: path, isNamed: true)).add("Keria")
    try asNobody { () throws in #expect(try dao.members().count == 2) }
    // While a writer has it open, its WAL is read the usual way.
    let writer = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try writer.add("Zeus")
    #expect(folder.names.contains("a.db-wal"))
    for name in ["a.db-wal", "a.db-shm"] { chmod(folder.path(of: name), 0o444) }
    try asNobody { () throws in #expect(try dao.members().count == 3) }
    withExtendedLifetime(writer) {}
  }

  @Test func isReadWithTheWALOfAProcessThatWasKilled() throws {
    try make(journal: "WAL")
    let writer = try Connection(.file(path))
    try writer.run("INSERT INTO members(name, position) VALUES ('Keria', 5)")
    let copies = try TemporaryFolder()
    for name in ["a.db", "a.db-wal"] {
      try FileManager.default.copyItem(atPath: folder.path(of: name), toPath: copies.path(of: name))
      chmod(copies.path(of: name), 0o444)
    }
    for mode in [0o555, 0o777] {
      chmod(copies.path, mode_t(mode))
      try asNobody { () throws in
        let dao = Dao(file: DatabaseLocation(path: copies.path(of: "a.db"), isNamed: true))
        #expect(try dao.members().map(\.name) == ["Faker", "Keria"])
        #expect(kind { try dao.add("Zeus") } == .readOnly)
      }
      #expect(copies.names == ["a.db", "a.db-wal"])
    }
    withExtendedLifetime(writer) {}
  }

  @Test func cannotBeOpened() throws {
    try make(journal: "DELETE")
    chmod(path, 0)
    try asNobody { () throws in
      let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
      #expect(kind { _ = try dao.members() } == .cannotOpen)
      #expect(kind { try dao.add("Keria") } == .cannotOpen)
    }
    chmod(path, 0o666)
    chmod(folder.path, 0)
    try asNobody { () throws in
      for isNamed in [true, false] {
        let dao = Dao(file: DatabaseLocation(path: path, isNamed: isNamed))
        #expect(kind { _ = try dao.members() } == .cannotOpen)
        #expect(kind { try dao.add("Keria") } == .cannotOpen)
      }
    }
  }

  @Test func cannotBeMade() throws {
    chmod(folder.path, 0o555)
    try asNobody { () throws in
      let named = Dao(file: DatabaseLocation(path: path, isNamed: true))
      #expect(kind { try named.add("Keria") } == .readOnly)
      let standard = Dao(file: DatabaseLocation(path: folder.path(of: "data/lineup.db"), isNamed: false))
      #expect(try standard.members().isEmpty)
      #expect(kind { try standard.add("Keria") } == .readOnly)
    }
    #expect(folder.names.isEmpty)
  }
}
