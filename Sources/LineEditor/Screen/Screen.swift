#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is written to the terminal beside text (ECMA-48, and xterm's private modes).
enum Screen {
  static let bracketPastes = "\u{1B}[?2004h"
  static let leavePastesAlone = "\u{1B}[?2004l"
  static let bell = "\u{07}"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let cutRows = "\u{1B}[?7l"
  static let wrapRows = "\u{1B}[?7h"
  static let clear = "\u{1B}[H\u{1B}[2J"

  /// Erases from the cursor to the end of the row.
  static let eraseRow = "\u{1B}[K"

  /// Erases from the cursor to the end of the screen.
  static let eraseBelow = "\u{1B}[J"

  /// To the first column of a row with nothing in it: the next one, unless the cursor stands in the first column.
  static func freshRow(columns: Int) -> String {
    String(repeating: " ", count: columns) + "\r" + eraseRow
  }

  static func up(_ rows: Int) -> String {
    rows > 0 ? "\u{1B}[\(rows)A" : ""
  }

  /// Down, scrolling at the bottom of the screen; to the first column.
  static func down(_ rows: Int) -> String {
    String(repeating: "\n", count: max(rows, 0))
  }

  static func column(_ column: Int) -> String {
    column > 0 ? "\r\u{1B}[\(column)C" : "\r"
  }

  /// From one row to a place; down may scroll the screen.
  static func move(from row: Int, to place: Layout.Place) -> String {
    up(row - place.row) + down(place.row - row) + column(place.column)
  }

  /// The size of the terminal's window: 24 rows of 80 columns when it is not known, and never less than 2 columns.
  static var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return (24, 80) }
    return (size.ws_row == 0 ? 24 : Int(size.ws_row), size.ws_col == 0 ? 80 : max(Int(size.ws_col), 2))
  }

  /// Whether the terminal, when its width changes, wraps anew what it shows. Nearly all do; of those that do not, these say
  /// who they are.
  static var wrapsAnew: Bool {
    getenv("XTERM_VERSION") == nil && getenv("TERM").map { String(cString: $0) } != "linux"
  }

  /// Writes at once. A terminal that is gone is noticed when it is read.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { system_write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }
}
