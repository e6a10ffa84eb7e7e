/// What the process says to whoever started it.
package enum ExitCode: Int32, Sendable {
  case success = 0

  /// A command failed, was declined or refused.
  case failure = 1

  /// Usage or syntax.
  case usage = 2

  /// The database cannot be opened, is missing, damaged, busy or full.
  case database = 3

  /// The results could not be written; the changes are kept.
  case output = 4

  /// As by SIGHUP.
  case hangup = 129

  /// As by SIGINT.
  case interrupted = 130

  /// As by SIGPIPE.
  case closedPipe = 141

  /// As by SIGTERM.
  case terminated = 143
}
