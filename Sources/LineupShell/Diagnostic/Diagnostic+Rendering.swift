extension [UInt8] {
  /// Appends a diagnostic as people read it:
  ///
  ///     import.lineup:3:18: error: 'Midd' is not a position; did you mean 'Mid'?
  ///       member add Faker Midd
  ///                        ^~~~
  ///       positions are Top, JG, Mid, ADC, Support
  ///
  /// Whatever it quotes is in its visible form.
  package mutating func append(_ diagnostic: Diagnostic, isColored: Bool) {
    let line = diagnostic.place.map { $0.source.line(of: $0.span) }
    switch diagnostic.place?.source.origin {
    case .script(let name):
      append(visible: name)
      if let line { append(":\(line.number):\(line.column)") }
      append(": ")
    case .operands: append("lineup: ")
    case .prompt, nil: break
    }
    append(in: isColored ? diagnostic.severity.ink : nil) {
      $0.append(diagnostic.severity.rawValue)
      $0.append(":")
    }
    append(" ")
    append(cut: diagnostic.message, to: 400)
    append("\n")
    if let line, diagnostic.severity == .error, diagnostic.place?.source.origin != .operands {
      append(line, isColored: isColored)
    }
    for note in diagnostic.notes + [diagnostic.hint].compactMap(\.self) {
      append("  ")
      append(cut: note, to: 400)
      append("\n")
    }
  }

  /// Appends the line with a caret under the stretch that is meant; of a long line, what stands around it.
  private mutating func append(_ line: Source.Line, isColored: Bool) {
    let before = line.before.visible
    let shown = TextWidth.columns(of: before) <= 60 ? before : "…" + before.suffix(40)
    let marked = Self.cut(line.marked.visible, to: 60)
    append("  ")
    append(shown)
    append(marked)
    append(cut: line.after, to: 40)
    append("\n  ")
    append(spaces: TextWidth.columns(of: shown))
    append(in: isColored ? .green : nil) {
      $0.append("^")
      for _ in 1..<Swift.max(1, TextWidth.columns(of: marked)) { $0.append("~") }
    }
    append("\n")
  }

  /// Appends the visible form of a text, cut to some characters when it is much longer.
  private mutating func append(cut text: String, to length: Int) {
    append(Self.cut(text.visible, to: length))
  }

  private static func cut(_ text: String, to length: Int) -> String {
    // Counting bytes first keeps a line of a megabyte from being walked by character.
    guard text.utf8.count > length,
      let end = text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex), end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

extension Diagnostic.Severity {
  fileprivate var ink: Ink {
    switch self {
    case .error: .red
    case .warning, .note: .yellow
    }
  }
}
