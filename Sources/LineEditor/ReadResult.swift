/// What came of reading a line.
package enum ReadResult: Equatable, Sendable {
  /// A line, without its newline. One that was recalled from the history may hold newlines.
  case line(String)

  /// Ctrl-C: the line was dropped.
  case interrupted

  /// Ctrl-D on an empty line, or the terminal is gone.
  case end

  /// A signal asks the process to end (SIGTERM or SIGHUP). The terminal is as it was; the caller exits.
  case terminated(signal: Int32)

  /// Reading the terminal failed, with this `errno`.
  case failed(Int32)
}
