/// Text that commands come from, with what messages call it.
package struct Source: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// Typed at a prompt: messages show the line, and need no name for it.
    case prompt

    /// A script, by the name messages give it: a path, `-` for standard input, `-c` for a line.
    case script(String)

    /// Words of the calling shell: whoever typed them sees them just above.
    case operands
  }

  package let origin: Origin
  package let bytes: [UInt8]

  /// The number of its first line in the whole script, from 1.
  package let firstLine: Int

  package init(_ origin: Origin, _ bytes: [UInt8], firstLine: Int = 1) {
    self.origin = origin
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// A line of the source and a stretch of it.
  struct Line: Equatable {
    /// From 1, in the whole script.
    let number: Int

    /// In characters, from 1.
    let column: Int
    let before: String
    let marked: String
    let after: String
  }

  /// The line where a span begins, cut where the span begins and ends.
  func line(of span: SourceSpan) -> Line {
    let newline = UInt8(ascii: "\n")
    let lower = min(max(span.lower, 0), bytes.count)
    let start = bytes[..<lower].lastIndex(of: newline).map { $0 + 1 } ?? 0
    var end = bytes[lower...].firstIndex(of: newline) ?? bytes.count
    if end > lower, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let upper = min(max(span.upper, lower), end)
    let before = text(start..<lower)
    return Line(
      number: firstLine + bytes[..<lower].count { $0 == newline },
      column: before.count + 1, before: before,
      marked: text(lower..<upper), after: text(upper..<end))
  }

  /// A stretch as text, in which bytes that are no UTF-8 are written out.
  private func text(_ range: Range<Int>) -> String {
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    var visible: [UInt8] = []
    visible.append(visible: Array(bytes[range]))
    return String(decoding: visible, as: UTF8.self)
  }
}
