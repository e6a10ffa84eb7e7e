/// What stands where in a source, noted by those who read it: a token stream what shows from a token alone, the parser
/// what shows only from its place.
struct RoleNotes {
  private let bytes: [UInt8]

  /// In the order of the source, none over another.
  private(set) var highlights: [Highlight] = []

  /// Where aliases stand. Whatever their lines say stands there too, and is not noted.
  private(set) var aliases: [SourceSpan] = []

  /// Lines that are kept as they are, to be run later.
  private(set) var keptLines: [SourceSpan] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Notes what a token is, where it shows whatever its place.
  mutating func note(_ token: Token) {
    switch token.kind {
    case .option: note(.option, at: token.span)
    case .comparison: note(.clause, at: token.span)
    case .semicolon, .pipe: note(.separator, at: token.span)
    case .word where !token.isBare && isQuote(at: token.span.lower): note(.quoted, at: token.span)
    default: break
    }
  }

  /// Notes what a stretch is, in place of what was noted of it before. Quoted text stays that, and so does a part of
  /// what was noted as a whole.
  mutating func note(_ role: Highlight.Role, at span: SourceSpan) {
    guard span.lower < span.upper, span != aliases.last else { return }
    var index = highlights.endIndex
    while index > 0, highlights[index - 1].range.lowerBound >= span.lower { index -= 1 }
    let range = span.lower..<span.upper
    if index < highlights.endIndex, highlights[index].range.overlaps(range) {
      guard highlights[index].range == range, highlights[index].role != .quoted else { return }
      highlights[index].role = role
    } else {
      highlights.insert(Highlight(role, range), at: index)
    }
  }

  mutating func note(alias span: SourceSpan) {
    note(.command, at: span)
    aliases.append(span)
  }

  mutating func note(keptLine span: SourceSpan) {
    if span != aliases.last, span.lower < span.upper { keptLines.append(span) }
  }

  private func isQuote(at offset: Int) -> Bool {
    bytes.indices.contains(offset) && Lexer.isQuote(bytes[offset])
  }
}
