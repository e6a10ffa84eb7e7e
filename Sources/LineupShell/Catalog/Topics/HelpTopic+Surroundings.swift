extension HelpTopic {
  static let output = HelpTopic(
    "output", .output, summary: "changes and results, and the modes they are printed in",
    [
      .text(
        "Every command that changes data prints each change: + for a row added, ~ for one changed, - "
          + "for one removed. In json and jsonl a change is one object a line, whose members help watch tells."
      ),
      .text(
        "The mode is that of --mode MODE or --MODE with a command, else of :set mode, else table on a "
          + "terminal and plain elsewhere."),
      .terms(OutputMode.allCases.map { ($0.rawValue, $0.summary) }),
      .text(
        "Tables leave out columns in which nothing stands and, on a terminal, tell how far a due date is. In the other "
          + "modes there is every field: in json null where nothing is, and the id of a member who is not there any "
          + "more; elsewhere nothing, and his id as member 7. Tags are a list in json, words elsewhere."),
      .text(
        "All of it is UTF-8. Times are local in table and markdown, UTC in the other modes. Control "
          + "characters in stored text never reach a terminal as they are: they show as escapes."),
      .text(
        "Results and changes go to standard output; errors, warnings and questions to standard error. "
          + "Colour is used on a terminal only, unless --color says otherwise."),
    ])

  static let settings = HelpTopic(
    "settings", .settings, summary: "what :set shows and changes",
    [
      .text(
        "Settings last as long as the session. The first value of each is where it starts, unless an "
          + "option said more."),
      terms(Setting.allCases.filter { !$0.isKept }),
      .text(
        "How long a log is kept is a matter of the database, for everyone who uses it. What exceeds either limit is "
          + "forgotten little by little, the oldest steps first, each as a whole; log --prune does it at once. What is "
          + "forgotten cannot be undone any more. Data are never touched."),
      terms(Setting.allCases.filter(\.isKept)),
    ])

  private static func terms(_ settings: [Setting]) -> Part {
    .terms(settings.map { ("\($0.rawValue) \($0.usage)", $0.summary.sentence) })
  }

  static let environment = HelpTopic(
    "environment", .environment, summary: "variables that lineup looks at",
    [
      .terms([
        ("LINEUP_DB", "The database to use, when --db does not name one."),
        ("XDG_DATA_HOME", "The folder for the database, instead of ~/.local/share."),
        ("XDG_STATE_HOME", "The folder for the history, instead of ~/.local/state."),
        ("XDG_CONFIG_HOME", "The folder for the start-up file, instead of ~/.config."),
        (
          "PAGER",
          "What shows results that are longer than the screen, instead of less; empty or cat for nothing."
        ),
        ("VISUAL", "The editor that :edit starts; else EDITOR names it, or else it is vi."),
        ("TMPDIR", "The folder for the file that it edits, instead of /tmp."),
        ("TZ", "The time zone in which dates are read, and shown in tables."),
        (
          "LINEUP_NOW",
          "A date that counts as now, at which the clock stands still, for a run that is to print the same each time."
        ),
        ("NO_COLOR", "When not empty, no colour is used unless it is asked for."),
        ("TERM", "The kind of terminal; dumb has neither colour nor line editing."),
      ])
    ])

  static let files = HelpTopic(
    "files", .files, summary: "where data, history and start-up commands are",
    [
      .terms([
        (
          "~/.local/share/lineup/lineup.db",
          "The database, made by the first command that changes data. Another that --db, LINEUP_DB or "
            + ":open names is made likewise, but must exist to be read."
        ),
        ("~/.local/state/lineup/history", "The lines entered at a prompt."),
        ("~/.config/lineup/init.lineup", "Commands, such as :set and :alias, that each prompt runs first."),
      ])
    ])

  static let exitCodes = HelpTopic(
    "codes", .exitStatus, summary: "exit codes",
    [
      .terms([
        (code(.success), "Everything was done."),
        (code(.failure), "A command failed, was declined or refused."),
        (code(.usage), "The usage or the syntax is wrong."),
        (code(.database), "The database cannot be opened, is missing, damaged, busy or full."),
        (code(.output), "The results could not be written. Changes are kept."),
        (code(.hangup), "Ended by SIGHUP."),
        (code(.interrupted), "Interrupted."),
        (code(.closedPipe), "Nobody reads the results any more, as by SIGPIPE."),
        (code(.terminated), "Ended by SIGTERM."),
      ]),
      .text("Of several errors, the first one tells."),
    ])

  private static func code(_ code: ExitCode) -> String { "\(code.rawValue)" }
}

extension OutputMode {
  /// What the mode is like, in a sentence.
  fileprivate var summary: String {
    switch self {
    case .table: "Columns in line, for people. A cell too wide for the terminal is cut."
    case .plain: "A row a line, fields separated by tabs, no header."
    case .csv: "RFC 4180, with a header, lines ended by LF."
    case .json: "One array of objects."
    case .jsonl: "An object a line."
    case .markdown: "A table as GitHub shows it."
    }
  }
}
