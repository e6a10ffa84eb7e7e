import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Files that are not ours, or not what they seem: each is named in an error and survives.
struct UnreadableFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(of: "a.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let contents: [(name: String, bytes: [UInt8])] = [
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0x4A, count: 5_000)),
    ("text", Array("To do:\n- buy milk\n".utf8)),
    ("stump", Array("SQLite for".utf8)),
    ("one byte", [0x53]),
    ("zeros", [UInt8](repeating: 0, count: 4_096)),
  ]

  @Test(arguments: contents.map(\.name)) func isNotADatabase(name: String) throws {
    let content = try #require(UnreadableFileTests.contents.first { $0.name == name })
    _ = try folder.write(content.bytes, to: "a.db")
    try expectFailure { $0 == .notADatabase }
    #expect(folder.contents(of: "a.db")?.count == content.bytes.count)
    #expect(folder.names == ["a.db"])
  }

  @Test func isAFolder() throws {
    mkdir(path, 0o777)
    try expectFailure(detail: "it is a folder") { $0 == .cannotOpen }
  }

  @Test(.timeLimit(.minutes(1))) func isAPipe() throws {
    mkfifo(path, 0o666)
    try expectFailure(detail: "it is not a regular file") { $0 == .cannotOpen }
  }

  @Test func isADevice() throws {
    symlink("/dev/null", path)
    try expectFailure(detail: "it is not a regular file") { $0 == .cannotOpen }
  }

  @Test func liesBelowAFile() throws {
    _ = try folder.write([], to: "file")
    symlink(folder.path(of: "file/a.db"), path)
    try expectFailure(detail: "Not a directory") { $0 == .cannotOpen }
  }

  @Test func isNewer() throws {
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try dao.add("Faker")
    do {
      let connection = try Connection(.file(path))
      try connection.run("INSERT INTO lineup_meta(version, name) VALUES (99, 'from the future')")
      // A session that is open notices it too, before it writes.
      let failure = RepositoryError.storage(
        StorageFailure(kind: .newerSchema(found: 99, known: 3), path: path))
      try connection.execute("CREATE TABLE lineup_future(a)")
      #expect(throws: failure) { try dao.add("Keria") }
    }
    try expectFailure { $0 == .newerSchema(found: 99, known: 3) }
  }

  private static let foreignSchemas = [
    ("CREATE TABLE members(id INTEGER PRIMARY KEY, title TEXT)", "members"),
    ("CREATE TABLE members(id TEXT PRIMARY KEY, name TEXT, position INTEGER)", "members"),
    ("CREATE VIEW members AS SELECT 1 AS id, 'x' AS name, 1 AS position", "members is of type view"),
    ("CREATE TABLE Members(id INTEGER PRIMARY KEY, nom TEXT, position INTEGER)", "members"),
    ("CREATE INDEX lineup_meta ON t(a)", "lineup_meta is of type index"),
    ("CREATE VIEW lineup_ids AS SELECT 1", "lineup_ids is of type view"),
  ]

  @Test(arguments: foreignSchemas.indices) func hasAnotherSchema(index: Int) throws {
    let (schema, detail) = UnreadableFileTests.foreignSchemas[index]
    _ = try folder.write([], to: "a.db")
    do {
      let connection = try Connection(.file(path))
      try connection.execute("CREATE TABLE t(a)")
      try connection.execute("\(raw: schema)")
      if schema.contains("TEXT PRIMARY") {
        try connection.run("INSERT INTO members VALUES ('a', 'Faker', 3)")
      }
    }
    let before = folder.contents(of: "a.db")
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    for attempt in [{ _ = try dao.members() }, { _ = try dao.add("Faker") }] as [() throws -> Void] {
      let error = #expect(throws: RepositoryError.self) { try attempt() }
      guard case .storage(let failure) = error else { return #expect(error == nil) }
      #expect(failure.kind == .foreignSchema)
      #expect(failure.path == path)
      if detail.contains(" ") { #expect(failure.detail == detail) }
    }
    #expect(folder.contents(of: "a.db") == before)
  }

  @Test func isDamaged() throws {
    do {
      let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
      try dao.add("Faker")
      let connection = try Connection(.file(path))
      for number in 1...500 {
        try connection.run("INSERT INTO members(name, position) VALUES (\("Member number \(number)"), 1)")
      }
    }
    var bytes = try #require(folder.contents(of: "a.db"))
    for index in 8_192..<bytes.count { bytes[index] = 0x55 }
    _ = try folder.write(bytes, to: "a.db")
    let error = #expect(throws: RepositoryError.self) {
      try Dao(file: DatabaseLocation(path: path, isNamed: true)).members()
    }
    guard case .storage(let failure) = error else { return #expect(error == nil) }
    #expect(failure.kind == .damaged)
    #expect(folder.contents(of: "a.db") == bytes)
  }

  /// Makes sure that reading and writing both fail in that way, and leave every byte where it is.
  private func expectFailure(
    detail: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ isExpected: (StorageFailure.Kind) -> Bool
  ) throws {
    let before = folder.contents(of: "a.db")
    for isNamed in [true, false] {
      let dao = Dao(file: DatabaseLocation(path: path, isNamed: isNamed))
      let attempts: [() throws -> Void] = [
        { _ = try dao.members() }, { try dao.add("Faker") }, { _ = try dao.survey(.todos()) },
        { _ = try dao.deleteEvent(.todos(), expecting: nil) },
      ]
      for attempt in attempts {
        let error = #expect(throws: RepositoryError.self, sourceLocation: sourceLocation) { try attempt() }
        guard case .storage(let failure) = error else {
          Issue.record("another error", sourceLocation: sourceLocation)
          continue
        }
        #expect(isExpected(failure.kind), "\(failure)", sourceLocation: sourceLocation)
        #expect(failure.path == path, sourceLocation: sourceLocation)
        if let detail { #expect(failure.detail == detail, sourceLocation: sourceLocation) }
      }
    }
    #expect(folder.contents(of: "a.db") == before, sourceLocation: sourceLocation)
  }
}
