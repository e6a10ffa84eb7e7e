/// What a person would see: the cells of a terminal's screen, after the output of a program.
///
/// It knows what a line editor writes: cursor motion, erasing, insertion and deletion, wrapping as xterm does it
/// (at the next character), scrolling, wide and combining characters, the style of each cell.
package struct TerminalScreen: Sendable {
  package internal(set) var rows: Int
  package internal(set) var columns: Int

  /// Where the cursor stands, counted from 0.
  package internal(set) var cursor = (row: 0, column: 0)

  /// Lines that left the screen at its top, oldest first.
  package internal(set) var scrollback: [String] = []

  /// Whether the program has asked for bracketed paste.
  package internal(set) var bracketsPaste = false

  /// Whether the cursor is to be seen.
  package internal(set) var showsCursor = true

  /// What the program told the system around the terminal last (`ESC ]`).
  package internal(set) var command = ""

  /// How often the bell rang.
  package internal(set) var bells = 0

  /// What a cell shows.
  package struct Cell: Equatable, Sendable {
    /// The right half of a wide character is empty.
    package var text: String

    /// The numbers of ECMA-48's SGR, joined by semicolons; empty when it is plain.
    package var style = ""

    static let blank = Cell(text: " ")
  }

  package internal(set) var cells: [[Cell]]

  /// Whether each row goes on in the next, because what was written did not fit.
  var isWrapped: [Bool]

  /// In which style characters are written now.
  var style = ""

  /// The cursor stands at the right margin, and the next character goes to the next row.
  var isWrapPending = false
  var wrapsAround = true
  var savedCursor = (row: 0, column: 0)
  var parser = TerminalParser()

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
    isWrapped = Array(repeating: false, count: rows)
  }

  /// The rows without trailing blanks.
  package var lines: [String] {
    cells.map(TerminalScreen.text)
  }

  /// The rows down to the last that is not empty, joined by newlines.
  package var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The row in which the cursor stands.
  package var cursorLine: String {
    TerminalScreen.text(of: cells[cursor.row])
  }

  /// The character on which the cursor stands.
  package var underCursor: String {
    cells[cursor.row][cursor.column].text
  }

  /// Takes the output of a program.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let action = parser.take(byte) else { continue }
      perform(action)
    }
  }

  /// A row with its styles: `{1}lineup>{} member`, without trailing blanks.
  package func styledLine(_ row: Int) -> String {
    var line = ""
    var style = ""
    var cells = cells[row][...]
    while cells.last == .blank { cells.removeLast() }
    for cell in cells where !cell.text.isEmpty {
      if cell.style != style { line += "{\(cell.style)}" }
      style = cell.style
      line += cell.text
    }
    return style.isEmpty ? line : line + "{}"
  }

  /// The row in which the cursor stands, with its styles.
  package var styledCursorLine: String { styledLine(cursor.row) }

  var blankRow: [Cell] {
    Array(repeating: .blank, count: columns)
  }

  static func text(of row: [Cell]) -> String {
    var row = row[...]
    while row.last?.text == " " { row.removeLast() }
    return row.map(\.text).joined()
  }
}
