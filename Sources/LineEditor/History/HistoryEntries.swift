#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entries of a history, oldest first.
///
/// They are held as the lines of the file, found but not decoded: an entry becomes a string when it is looked at, so that
/// a history of any length costs next to nothing until then.
package struct HistoryEntries: RandomAccessCollection, Sendable {
  /// Lines as ``HistoryLine`` writes them, with their newlines.
  private(set) var bytes: [UInt8]

  /// Where the lines lie, without their newlines. Those that hold no entry are left out.
  private var lines: [Range<Int>] = []

  package var startIndex: Int { 0 }
  package var endIndex: Int { lines.count }

  package subscript(index: Int) -> String {
    withLine(at: index) { HistoryLine.entry($0) }
  }

  /// Finds the lines in a file's bytes. The first line is left out when the file was cut before it.
  init(_ bytes: [UInt8] = [], isCut: Bool = false) {
    self.bytes = bytes
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let place = bytes.baseAddress.map({ $0 + start }) {
        let newline = memchr(place, Int32(UInt8(ascii: "\n")), bytes.count - start)
        let end = newline.map { start + (UnsafeRawPointer($0) - place) } ?? bytes.count
        // A crash of the system may have left NULs, and nothing else.
        if start < end, bytes[start] != 0 || bytes[start..<end].contains(where: { $0 != 0 }),
          start > 0 || !isCut
        {
          lines.append(start..<end)
        }
        start = end + 1
      }
    }
  }

  /// Adds the newest entry.
  mutating func append(_ entry: String) {
    let start = bytes.count
    bytes += HistoryLine.escaped(entry).utf8
    lines.append(start..<bytes.count)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Drops the oldest entries, so that no more are left than that.
  mutating func keepNewest(_ limit: Int) {
    lines.removeFirst(Swift.max(lines.count - limit, 0))
  }

  /// Where the lines of the newest entries begin, at most so many of them.
  func start(ofNewest limit: Int) -> Int {
    lines.suffix(limit).first?.lowerBound ?? bytes.count
  }

  /// Whether an entry begins with a text, byte for byte. It is not decoded to tell.
  func entry(at index: Int, beginsWith text: [UInt8]) -> Bool {
    withLine(at: index) { HistoryLine.entry($0, beginsWith: text) }
  }

  /// Lends the line of an entry.
  func withLine<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[lines[index]])) }
  }
}
