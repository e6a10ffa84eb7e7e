/// How the program was asked to behave.
package struct ShellOptions: Sendable {
  /// Nil is table on a terminal, plain elsewhere.
  package var mode: OutputMode?
  package var color = ColorPolicy.auto
  package var isQuiet = false
  package var wraps = false

  /// Whether a prompt shows how the line being typed may go on.
  package var suggests = true

  /// Whether a prompt shows the signature of the command being typed.
  package var showsHints = true
  package var news = NewsPolicy.on

  /// Whether a prompt leaves to a pager what is longer than the screen.
  package var usesPager = true

  /// Whether to tell how long each command took.
  package var tellsTime = false

  /// Whether to go on after a command that fails.
  package var keepsGoing = false

  /// Whether all commands of the run are one transaction.
  package var isAtomic = false

  /// Whether nothing of the run is to be kept.
  package var isDryRun = false

  /// Whether commands may change many rows unasked.
  package var agreed = false

  /// Whether no system command may run and no file but the database be touched.
  package var isSafe = false

  package init() {}
}
