/// Lays out text for 80 columns.
enum TextLayout {
  static let width = 80

  /// A left column takes at most this many; one of lines to try, more.
  private static let leftWidth = 30
  private static let lineWidth = 50

  /// Breaks text between words so that no line is wider than the page, where words allow.
  ///
  /// - Parameters:
  ///   - indent: the blanks before the first line.
  ///   - hang: the blanks before each further line; nil for as many.
  static func wrapped(_ text: String, indent: Int = 0, hang: Int? = nil) -> String {
    let next = blanks(hang ?? indent)
    var lines: [String] = []
    var line = blanks(indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = next
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    lines.append(line)
    return lines.map { $0 + "\n" }.joined()
  }

  /// A table of two columns, the right one wrapped. Where the left one is too long, the right one begins below it.
  static func columns(_ rows: [(String, String)]) -> String {
    columns(rows, left: fitting(rows, leftWidth))
  }

  /// Lines to try, and what they do.
  static func examples(_ rows: [(String, String)]) -> String {
    columns(rows, left: fitting(rows, lineWidth))
  }

  /// - Parameter left: the width of the left column.
  static func columns(_ rows: [(String, String)], left: Int) -> String {
    let column = left + 4
    return rows.map { term, meaning in
      let text = wrapped(meaning, indent: column)
      if term.count > left { return "  \(term)\n\(text)" }
      return "  \(term)\(blanks(column - 2 - term.count))\(text.dropFirst(column))"
    }.joined()
  }

  /// What the texts on the left need that are not too long.
  private static func fitting(_ rows: [(String, String)], _ limit: Int) -> Int {
    rows.map(\.0.count).filter { $0 <= limit }.max() ?? 0
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
