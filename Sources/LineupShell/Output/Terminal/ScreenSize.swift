#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How large a terminal's window is, in characters.
package struct ScreenSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Measures the window of a terminal: ioctl `TIOCGWINSZ`.
  ///
  /// - Returns: nil when the descriptor is no terminal, or one that does not know (0 × 0): then nothing is cut.
  package static func measure(descriptor: CInt) -> ScreenSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
