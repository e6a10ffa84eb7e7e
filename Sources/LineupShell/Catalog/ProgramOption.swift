/// The declaration of one option of the program itself, before any command.
package struct ProgramOption: Sendable {
  package enum Name: String, Sendable, CaseIterable {
    case database = "--db"
    case mock = "--mock"
    case file = "--file"
    case command = "--command"
    case mode = "--mode"
    case color = "--color"
    case quiet = "--quiet"
    case keepGoing = "--keep-going"
    case atomic = "--atomic"
    case dryRun = "--dry-run"
    case yes = "--yes"
    case safe = "--safe"
    case help = "--help"
    case version = "--version"
  }

  package enum Value: Sendable {
    case none
    case file
    case line
    case choice([String])
  }

  package let name: Name

  /// The one-letter form, with its dash.
  package let short: String?
  package let value: Value
  package let placeholder: String
  package let summary: String

  init(
    _ name: Name, _ short: String? = nil, _ value: Value = .none, _ placeholder: String = "",
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.placeholder = placeholder
    self.summary = summary
  }

  /// The option as usage lines write it.
  package var usage: String {
    let names = short.map { "\($0), \(name.rawValue)" } ?? name.rawValue
    return placeholder.isEmpty ? names : "\(names) \(placeholder)"
  }

  package static let all: [ProgramOption] = [
    ProgramOption(
      .database, nil, .file, "PATH", "the database to use, instead of LINEUP_DB or the usual one"),
    ProgramOption(
      .mock, nil, .none, "", "begin in an empty sandbox, which keeps nothing unless it is applied"),
    ProgramOption(.file, "-f", .file, "FILE", "run the commands of a file; - is standard input"),
    ProgramOption(.command, "-c", .line, "LINE", "run one line of commands"),
    ProgramOption(
      .mode, nil, .choice(OutputMode.allCases.map(\.rawValue)), "MODE",
      "how to print results; --table, --plain, --csv, --json, --jsonl and --markdown are short for it"),
    ProgramOption(.color, nil, .choice(["auto", "always", "never"]), "WHEN", "when to use colour"),
    ProgramOption(.quiet, "-q", .none, "", "print no changes"),
    ProgramOption(.keepGoing, "-k", .none, "", "go on after a command that fails; the exit code still tells"),
    ProgramOption(
      .atomic, nil, .none, "",
      "make one transaction of all commands: one step if all succeed, or else nothing"),
    ProgramOption(.dryRun, nil, .none, "", "show what the commands would do, and keep nothing"),
    ProgramOption(.yes, "-y", .none, "", "change many rows without being asked"),
    ProgramOption(.safe, nil, .none, "", "no system command, and no file but the database"),
    ProgramOption(.help, "-h", .none, "", "show this help, or that of the command that follows"),
    ProgramOption(.version, nil, .none, "", "show the version"),
  ]
}
