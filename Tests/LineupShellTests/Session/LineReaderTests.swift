import LineupShell
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Reading lines")
struct LineReaderTests {
  /// All lines of a file, with their newlines.
  private func lines(of bytes: [UInt8]) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let descriptor = open(try folder.write(bytes, to: "lines"), O_RDONLY)
    defer { close(descriptor) }
    let reader = LineReader(descriptor: descriptor)
    var lines: [[UInt8]] = []
    while case .line(let line) = reader.next() { lines.append(Array(line)) }
    return lines
  }

  @Test(
    "Lines keep their newline; the last one may lack it",
    arguments: [
      ("", []), ("\n", ["\n"]), ("a", ["a"]), ("a\n", ["a\n"]), ("a\nb", ["a\n", "b"]),
      ("\n\na\n\n", ["\n", "\n", "a\n", "\n"]),
      ("a\r\nb\r", ["a\r\n", "b\r"]), ("a\0b\n", ["a\0b\n"]),
    ])
  func lines(text: String, expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected.map { Array($0.utf8) })
  }

  @Test(
    "Lines as long as the pieces that are read, or a byte more or less, come whole",
    arguments: [65_535, 65_536, 65_537, 131_072, 1_000_000])
  func longLines(length: Int) throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: length - 1) + [UInt8(ascii: "\n")]
    let short: [UInt8] = [UInt8(ascii: "y"), UInt8(ascii: "\n")]
    #expect(try lines(of: short + long + short) == [short, long, short])
  }

  @Test("A line is ready when its newline has come, or the end")
  func readiness() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let reader = LineReader(descriptor: ends[0])
    #expect(!reader.isReady)
    try #require(write(ends[1], "a\nb\nc", 5) == 5)
    #expect(take(reader) == "a\n")
    #expect(reader.isReady)
    #expect(take(reader) == "b\n")
    #expect(!reader.isReady)
    close(ends[1])
    #expect(take(reader) == "c")
    #expect(reader.isReady)
    #expect(take(reader) == nil)
    #expect(take(reader) == nil)
  }

  @Test("What cannot be read is told by its error number")
  func failure() throws {
    let descriptor = open("/", O_RDONLY)
    defer { close(descriptor) }
    let result = LineReader(descriptor: descriptor).next()
    guard case .failed(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(error == EISDIR)
  }

  private func take(_ reader: LineReader) -> String? {
    guard case .line(let line) = reader.next() else { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
