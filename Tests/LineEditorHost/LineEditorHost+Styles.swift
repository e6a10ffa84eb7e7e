import LineEditor

/// What the editor can paint, each with the plainest rule that shows it.
extension LineEditorHost {
  static func show(off editor: LineEditor) {
    editor.hasStyles = true
    editor.suggestsLines = true
    editor.promptStyle = Style(.bold)
    editor.highlighter = highlight
    editor.suggester = { line in line.hasSuffix("sugg") ? "ested words" : nil }
    editor.hinter = hints
    editor.helper = { line, cursor in
      line.hasPrefix("help") ? { show("help on \(line), at \(cursor)") } : nil
    }
    editor.externalEditor = { line in line.isEmpty ? nil : "\(line) edited\nelsewhere" }
  }

  static func hints(_ line: String, _ cursor: Int) -> [String] {
    line.hasPrefix("member") ? ["a very long hint for members", "a hint"] : []
  }

  /// `ok` is green, `bad` is red, and a number is underlined.
  private static func highlight(_ line: String) -> [StyledRange] {
    var ranges: [StyledRange] = []
    var start = 0
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let end = start + word.utf8.count
      let style: Style? =
        switch word {
        case "ok": Style(.green)
        case "bad", "错误": Style(.bold, .red)
        case _ where Int(word) != nil: Style(.underlined)
        default: nil
        }
      if let style { ranges.append(StyledRange(start..<end, style)) }
      start = end + 1
    }
    return ranges
  }
}
