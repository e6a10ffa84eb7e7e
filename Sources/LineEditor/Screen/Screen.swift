#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is written to the terminal beside libedit's output (ECMA-48, and xterm's private modes).
enum Screen {
  static let bracketPastes = "\u{1B}[?2004h"
  static let leavePastesAlone = "\u{1B}[?2004l"
  static let bell = "\u{07}"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let cutRows = "\u{1B}[?7l"
  static let wrapRows = "\u{1B}[?7h"

  /// Erases from the cursor to the end of the screen.
  static let eraseBelow = "\u{1B}[J"

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

  /// From one place to another; down may scroll the screen.
  static func move(from start: Layout.Place, to end: Layout.Place) -> String {
    up(start.row - end.row) + down(end.row - start.row) + column(end.column)
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
