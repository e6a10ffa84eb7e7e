/// Finds what stands where in a line that is being typed. The parser itself reads it, so nothing is shown as right that
/// would be refused, nor the other way round.
struct Highlighter {
  let catalog: Catalog
  let aliases: [String: String]
  let dates: DateParser

  /// What stands where in a source, in its order, nothing over anything else.
  ///
  /// - Parameter bytes: what is being typed, up to its end; it must be valid UTF-8.
  func highlights(of bytes: [UInt8]) -> [Highlight] {
    var (notes, errors) = read(bytes)
    if let last = errors.last, UnfinishedLine(bytes, in: self).explains(last, aliases: notes.aliases) {
      errors.removeLast()
    }
    var highlights = notes.highlights
    for span in notes.keptLines {
      // What such a line says is looked at when it is run.
      highlights += read(Array(bytes[span.lower..<span.upper])).notes.highlights.map { highlight in
        Highlight(
          highlight.role, highlight.range.lowerBound + span.lower..<highlight.range.upperBound + span.lower)
      }
    }
    highlights.sort { $0.range.lowerBound < $1.range.lowerBound }
    return highlights.covered(by: errors.map { place(of: $0, in: bytes) })
  }

  private func read(_ bytes: [UInt8]) -> (notes: RoleNotes, errors: [SyntaxError]) {
    var parser = Parser(bytes, catalog: catalog, aliases: aliases, dates: dates)
    let errors = parser.noteAll(in: bytes)
    return (parser.stream.notes ?? RoleNotes(bytes), errors)
  }

  /// What is to be seen of an error. Where something is missing, that is the sign which came too early or, before the end
  /// of a line, the word before.
  private func place(of error: SyntaxError, in bytes: [UInt8]) -> Range<Int> {
    let span = error.span
    if span.lower < span.upper { return span.lower..<span.upper }
    let next = bytes[span.upper...].firstIndex { !Lexer.isBlank($0) } ?? bytes.endIndex
    if next < bytes.endIndex, bytes[next] == UInt8(ascii: ";") || bytes[next] == UInt8(ascii: "|") {
      return next..<next + 1
    }
    let end = bytes[..<span.lower].lastIndex { !Lexer.isBlank($0) }.map { $0 + 1 } ?? 0
    let start = bytes[..<end].lastIndex { Lexer.isBlank($0) || $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    return start..<end
  }
}

extension [Highlight] {
  /// The highlights, in the order of the source, with errors in place of what they cover.
  ///
  /// - Parameter errors: where errors are, in the order of the source, none over another.
  fileprivate func covered(by errors: [Range<Int>]) -> [Highlight] {
    var all = errors.map { Highlight(.error, $0) }
    var next = errors.startIndex
    for highlight in self {
      var rest = highlight.range
      while next < errors.endIndex, errors[next].upperBound <= rest.lowerBound { next += 1 }
      for error in errors[next...] {
        guard error.lowerBound < rest.upperBound else { break }
        if rest.lowerBound < error.lowerBound {
          all.append(Highlight(highlight.role, rest.lowerBound..<error.lowerBound))
        }
        rest = Swift.min(error.upperBound, rest.upperBound)..<rest.upperBound
      }
      if !rest.isEmpty { all.append(Highlight(highlight.role, rest)) }
    }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
