/// What there is to say of the program as a whole, for its help and the manual.
enum ProgramGuide {
  static let name = "lineup"

  /// One line, without a full stop.
  static let summary = "a shell for a team's roster and its to-do list"
  static let usage = "lineup [OPTIONS] [COMMAND…]"

  static let description = [
    "lineup keeps the roster of a team and its to-do list in one SQLite file. Commands are short, and "
      + "each that changes data prints exactly what it changed.",
    "A command comes to it in one of these ways, in the same language:",
  ]

  /// The ways in, and what each does.
  static let waysIn = [
    ("lineup", "Opens a prompt. Where standard input is no terminal, runs the script that comes from it."),
    ("lineup -f FILE", "Runs a file of commands. Nothing of it runs when it has a syntax error."),
    (
      "lineup -c LINE",
      "Runs one line of commands. -f and -c may be given many times, and run in their order."
    ),
    ("lineup COMMAND…", "Runs one command. Its words are taken as the calling shell has split them."),
  ]

  static let afterwards =
    "A script stops at the first error, which is told with its file, line and column. Options end at "
    + "the first word that is none, or at --."

  static let examples = [
    ("lineup member add Faker Mid", "add a member"),
    ("lineup member list --json | jq -r '.[].name'", "names, by way of another program"),
    ("lineup -c 'todo add book the hall; todo list'", "two commands"),
    ("lineup -k -f season.lineup", "a script, to its end"),
    ("lineup --dry-run -f season.lineup", "what it would do"),
    ("lineup --atomic -f season.lineup", "all of it, or nothing"),
    ("lineup --mock", "a place to try things"),
  ]

  static let seeAlso = ["sh 1", "sqlite3 1"]
}
