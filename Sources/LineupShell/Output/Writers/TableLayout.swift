/// Where the columns of a table stand, and how a row is laid into them.
struct TableLayout {
  /// The visible text of a cell.
  struct Text {
    var bytes: [UInt8] = []
    var ink: Ink?
  }

  private static let gap = 2

  /// The width below which no column is made to give way.
  private static let leastWidth = 6

  private let widths: [Int]
  private let rightAligned: [Bool]

  /// How many columns of the screen the table leaves free; nil when there is no screen to keep to.
  private let slack: Int?

  /// Makes room for columns of these widths, within a screen when there is one: the widest left-aligned columns give way
  /// first, all to one width. Right-aligned ones hold numbers and never do.
  init(widths: [Int], rightAligned: [Bool], screen: Int?) {
    self.rightAligned = rightAligned
    guard let screen else {
      self.widths = widths
      slack = nil
      return
    }
    let gaps = TableLayout.gap * (widths.count - 1)
    var cap = widths.max() ?? 0
    func capped() -> [Int] { zip(widths, rightAligned).map { $1 ? $0 : min($0, cap) } }
    while capped().reduce(gaps, +) > screen, cap > TableLayout.leastWidth { cap -= 1 }
    self.widths = capped()
    slack = max(0, screen - capped().reduce(gaps, +))
  }

  /// Whether there is no screen, so that all cells are shown whole.
  var isBoundless: Bool { slack == nil }

  /// Appends one row of whole cells without the end of its line, which does not end in blanks.
  ///
  /// - Parameters:
  ///   - text: memory to be used again and again.
  ///   - write: appends the visible text of a column.
  func append(
    with text: inout [UInt8], to out: inout [UInt8], _ write: (_ column: Int, _ text: inout [UInt8]) -> Void
  ) {
    var blanks = 0
    for index in widths.indices {
      text.removeAll(keepingCapacity: true)
      write(index, &text)
      let padding = max(0, widths[index] - TextWidth.columns(of: text))
      if text.isEmpty {
        blanks += padding
      } else {
        out.append(spaces: rightAligned[index] ? blanks + padding : blanks)
        out.append(contentsOf: text)
        blanks = rightAligned[index] ? 0 : padding
      }
      blanks += TableLayout.gap
    }
  }

  /// Appends one row without the end of its last line; no line ends in blanks.
  func append(_ cells: [Text], wraps: Bool, to out: inout [UInt8]) {
    var rests = cells.map { $0.bytes[...] }
    while true {
      appendLine(&rests, of: cells, wraps: wraps, to: &out)
      guard wraps, rests.contains(where: { !$0.isEmpty }) else { return }
      out.append(ascii: "\n")
    }
  }

  private func appendLine(
    _ rests: inout [ArraySlice<UInt8>], of cells: [Text], wraps: Bool, to out: inout [UInt8]
  ) {
    var blanks = 0
    var slack = slack
    for index in widths.indices {
      let isRight = rightAligned[index]
      let room = isRight ? Int.max : slack.map { widths[index] + $0 } ?? Int.max
      let piece = TableLayout.take(&rests[index], room: room, wraps: wraps)
      let padding = max(0, widths[index] - piece.columns)
      if piece.bytes.isEmpty {
        blanks += padding
      } else {
        out.append(spaces: isRight ? blanks + padding : blanks)
        out.append(in: cells[index].ink) {
          $0.append(contentsOf: piece.bytes)
          if piece.isCut { $0.append("…") }
        }
        blanks = isRight ? 0 : padding
      }
      blanks += TableLayout.gap
      slack = slack.map { max(0, $0 - max(0, piece.columns - widths[index])) }
    }
  }

  /// Takes what fits into some columns: the rest of the text is left for the next line, or lost.
  private static func take(
    _ text: inout ArraySlice<UInt8>, room: Int, wraps: Bool
  ) -> (bytes: ArraySlice<UInt8>, columns: Int, isCut: Bool) {
    let fit = TextWidth.fitting(text, into: room)
    let end = text.startIndex + fit.bytes
    guard end < text.endIndex else {
      defer { text = [] }
      return (text, fit.columns, false)
    }
    if wraps {
      // At the last blank that is there, which is dropped; else in the middle of a word.
      let blank = text[...end].lastIndex(of: UInt8(ascii: " ")).flatMap { $0 > text.startIndex ? $0 : nil }
      let piece = text[..<(blank ?? (fit.bytes > 0 ? end : text.endIndex))]
      text = text[piece.endIndex...].dropFirst(blank == nil ? 0 : 1)
      return (piece, TextWidth.columns(of: Array(piece)), false)
    }
    let cut = TextWidth.fitting(text, into: room - 1)
    defer { text = [] }
    return (text.prefix(cut.bytes), cut.columns + 1, true)
  }
}
