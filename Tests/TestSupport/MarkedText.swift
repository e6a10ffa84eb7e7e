package import Testing

/// Text with marks in it (`①` … `⑳`) that name places and are not part of it, so that a test can point at what it
/// expects an error to point at.
///
///     let marked: MarkedText = "member add Faker ①Middl②"
///     #expect(error.span == try marked.span("①", "②"))
package struct MarkedText: ExpressibleByStringLiteral {
  /// The text without its marks.
  package let text: String

  /// Where each mark stood: a UTF-8 offset into ``text``.
  private let offsets: [Character: Int]

  package init(_ source: String) {
    var text = ""
    var offsets: [Character: Int] = [:]
    for character in source {
      if ("①"..."⑳").contains(character) {
        offsets[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  package init(stringLiteral source: String) { self.init(source) }

  /// The UTF-8 offset of a mark; a mark that is not there fails the test.
  package func offset(_ mark: Character, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    try #require(offsets[mark], "there is no mark \(mark)", sourceLocation: sourceLocation)
  }

  /// The UTF-8 offsets between two marks.
  package func span(
    _ start: Character, _ end: Character, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Range<Int> {
    let start = try offset(start, sourceLocation: sourceLocation)
    return start..<(try offset(end, sourceLocation: sourceLocation))
  }

  /// The line and the column of a mark, in characters, both from 1.
  package func place(
    _ mark: Character, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (line: Int, column: Int) {
    let offset = try offset(mark, sourceLocation: sourceLocation)
    let lines = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}
