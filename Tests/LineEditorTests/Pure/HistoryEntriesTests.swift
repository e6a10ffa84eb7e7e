import Foundation
import TestSupport
import Testing

@testable import LineEditor

struct HistoryEntriesTests {
  @Test(
    arguments: [
      ("", []), ("\n\n\n", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "b"]),
      ("\0\0\n\0a\n\0", ["a"]),
      ("李\\n相\\\\\n👩‍👩‍👧\n", ["李\n相\\", "👩‍👩‍👧"]), ("\r\n", ["\r"]),
    ] as [(String, [String])])
  func `the lines of a file are its entries`(file: String, entries: [String]) {
    #expect(Array(HistoryEntries(Array(file.utf8))) == entries)
  }

  @Test func `where a file was cut, the first line is left out`() {
    #expect(Array(HistoryEntries(Array("alf\nb\n".utf8), isCut: true)) == ["b"])
    #expect(Array(HistoryEntries(Array("\nb\n".utf8), isCut: true)) == ["b"])
    #expect(HistoryEntries(Array("alf".utf8), isCut: true).isEmpty)
  }

  @Test func `what is added stands behind what was read`() {
    var entries = HistoryEntries(Array("half".utf8))
    let added = ["", "one\ntwo", "C:\\n", "\0", "e\u{301}"]
    for entry in added { entries.append(entry) }
    #expect(Array(entries) == ["half"] + added)
    entries.keepNewest(2)
    #expect(Array(entries) == Array(added.suffix(2)))
    entries.keepNewest(5)
    #expect(entries.count == 2)
  }

  /// What begins alike is told from the lines as it would be from the entries, whoever wrote the lines.
  @Test func `an entry begins with a text or does not, however its line is written`() {
    let parts: [[UInt8]] = [
      Array("a".utf8), Array("\\\\".utf8), Array("\\n".utf8), Array("\\q".utf8), Array("\\u{61}".utf8),
      Array("\\u{301}".utf8), Array("\\u{110000}".utf8), [0], [0xFF], [0xE6, 0x9D], Array("李".utf8),
      Array("\u{FFFD}".utf8), Array("e\u{301}".utf8), Array("\u{FF21}".utf8), [0xEF], [0xEF, 0xBF],
    ]
    let lines = parts.flatMap { first in parts.flatMap { second in parts.map { first + second + $0 } } }
    let entries = HistoryEntries(Array(lines.joined(separator: [0x0A])))
    let texts = [
      "", "a", "\\", "\n", "\\q", "aa", "\0", "李", "\u{FFFD}", "\u{FFFD}a", "e", "e\u{301}", "a\u{FFFD}",
    ]
    for index in entries.indices {
      for text in texts {
        let isSo = entries[index].utf8.starts(with: text.utf8)
        #expect(
          entries.entry(at: index, beginsWith: Array(text.utf8)) == isSo,
          "\(entries[index].debugDescription), \(text.debugDescription)")
      }
    }
  }

  @Test func `a file that is cut short or replaced is still remembered whole`() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<20_000).map { "todo add task \($0)" }
    let path = try folder.write(lines.joined(separator: "\n") + "\n", to: "history")
    let history = History(path: path)
    try history.load()
    truncate(path, 0)
    #expect(Array(history.entries) == lines)
    rename(try folder.write("other\n", to: "other"), path)
    #expect(history.newest(beginningWith: "todo add task 5") == "todo add task 5999")
    try history.add("own")
    #expect(history.entries.last == "own")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "other\nown\n")
  }

  @Test func `as many entries as are kept, of 1 KB each`() throws {
    let folder = try TemporaryFolder()
    let rest = String(repeating: "x", count: 1010)
    let text = (0..<History.capacity).map { "\($0) \(rest)\n" }.joined()
    let path = try folder.write(text, to: "history")
    let history = History(path: path)
    try history.load()
    #expect(history.entries.count == History.capacity)
    #expect(history.entries.first == "0 \(rest)")
    #expect(history.newest(beginningWith: "0 ") == "0 \(rest)")
    try history.add("newest")
    #expect(history.entries.count == History.capacity)
    #expect(history.entries.first == "1 \(rest)")
    #expect(history.entries.last == "newest")
  }

  @Test func `of a file that is too large the end is read, and kept`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write((0..<100).map { "line \($0)\n" }.joined(), to: "history")
    let all = (0..<100).map { "line \($0)" }
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    #expect(
      try Array(HistoryFile(path: path, readLimit: size - 1).load(limit: 1000)) == Array(all.dropFirst()))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == size)
    #expect(try Array(HistoryFile(path: path, readLimit: 100).load(limit: 1000)) == Array(all.suffix(12)))
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == all.suffix(12).map { $0 + "\n" }.joined())
  }
}
