import Foundation
import TestSupport
import Testing

@testable import LineEditor

struct HistoryTests {
  @Test func `a session sees what was before it and its own lines`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "new/folder/history")
    let first = History(path: path)
    try first.load()
    try first.add("one")
    let second = History(path: path)
    try second.load()
    try first.add("two")
    try second.add("three")
    #expect(Array(first.entries) == ["one", "two"])
    #expect(Array(second.entries) == ["one", "three"])
    let third = History(path: path)
    try third.load()
    #expect(Array(third.entries) == ["one", "two", "three"])
  }

  @Test func `file and folder are for their owner only`() throws {
    let folder = try TemporaryFolder()
    try History(path: folder.path(of: "state/history")).add("secret")
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path + path)[.posixPermissions] as? Int
    }
    #expect(try mode("/state") == 0o700)
    #expect(try mode("/state/history") == 0o600)
  }

  @Test(arguments: [
    ("a first line", true), ("", false), (" a leading blank", false), ("\ta leading tab", false),
    ("newest", false), ("new\nest", true),
  ])
  func `some lines are not kept`(line: String, isKept: Bool) throws {
    let history = History()
    try history.add("newest")
    #expect(try history.add(line) == isKept)
    #expect(Array(history.entries) == (isKept ? ["newest", line] : ["newest"]))
  }

  @Test func `spellings that only look alike are different lines`() throws {
    let history = History()
    try history.add("caf\u{E9}")
    #expect(try history.add("cafe\u{301}"))
  }

  @Test func `clearing empties the file and keeps it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "history")
    let history = History(path: path)
    try history.add("one")
    try history.clear()
    #expect(history.entries.isEmpty)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    try history.add("two")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two\n")
  }

  @Test func `half a line that a crash left spoils no other`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one\nhal", to: "history")
    try History(path: path).add("two")
    let history = History(path: path)
    try history.load()
    #expect(Array(history.entries) == ["one", "hal", "two"])
  }

  @Test func `a file of bytes is read as well as can be`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "history")
    try Data([0x61, 0x0A, 0, 0, 0, 0x0A, 0xFF, 0xFE, 0x0A, 0x62]).write(to: URL(fileURLWithPath: path))
    let history = History(path: path)
    try history.load()
    #expect(Array(history.entries) == ["a", "\u{FFFD}\u{FFFD}", "b"])
  }

  @Test func `what is no file is refused and does not block`() throws {
    let folder = try TemporaryFolder()
    let fifo = folder.path(of: "fifo")
    mkfifo(fifo, 0o600)
    for path in [fifo, folder.path, "/dev/null", "/dev/tty"] {
      let history = History(path: path)
      #expect(throws: HistoryError(action: .read, path: path, reason: .notAFile)) { try history.load() }
      #expect(throws: HistoryError(action: .write, path: path, reason: .notAFile)) { try history.add("x") }
      #expect(Array(history.entries) == ["x"])
    }
  }

  @Test func `a folder that cannot be made is an error and the line is remembered`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    let history = History(path: file + "/history")
    #expect(throws: HistoryError.self) { try history.add("x") }
    #expect(Array(history.entries) == ["x"])
    let error = HistoryError(action: .write, path: "/p", reason: .system(EACCES))
    #expect(error.description == "cannot write the history /p: Permission denied")
  }

  @Test func `many writers at once lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "history")
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          let history = History(path: path)
          for line in 0..<50 {
            let text = "writer \(writer) line \(line) " + String(repeating: "x", count: 500)
            #expect(throws: Never.self) { try history.add(text) }
          }
        }
      }
    }
    let history = History(path: path)
    try history.load()
    #expect(history.entries.count == 400)
    for writer in 0..<8 {
      let own = history.entries.filter { $0.hasPrefix("writer \(writer) ") }
      #expect(own.compactMap { $0.split(separator: " ").dropFirst(3).first } == (0..<50).map { "\($0)" })
    }
  }

  @Test func `a file that has grown too long is trimmed`() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write((0..<1101).map { "line \($0)\n" }.joined(), to: "target")
    let path = folder.path(of: "link")
    symlink(target, path)
    let file = HistoryFile(path: path)
    #expect(try file.load(limit: 1001).count == 1001)
    #expect(try lineCount(target) == 1101)
    #expect(try Array(file.load(limit: 1000)) == (101..<1101).map { "line \($0)" })
    #expect(try lineCount(target) == 1000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link", "target"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }

  @Test func `a writer follows a file that was replaced while it waited`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old\n", to: "history")
    let held = open(path, O_RDWR)
    #expect(flock(held, LOCK_EX) == 0)
    let thread = Thread { _ = try? History(path: path).add("added") }
    thread.start()
    usleep(100_000)
    rename(try folder.write("new\n", to: "new"), path)
    close(held)
    for _ in 0..<200 where try lineCount(path) < 2 { usleep(10_000) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new\nadded\n")
  }

  private func lineCount(_ path: String) throws -> Int {
    try String(contentsOfFile: path, encoding: .utf8).filter { $0 == "\n" }.count
  }
}
