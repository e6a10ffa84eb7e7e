import LineupCore

/// What `:set` knows.
package enum Setting: String, CaseIterable, Sendable {
  case mode
  case color
  case wrap
  case quiet
  case suggest
  case hints
  case news
  case pager
  case timing
  case logChanges = "log-changes"
  case logDays = "log-days"

  /// The words that it may be set to; the first is where it starts. Where there are none, it is a number.
  package var choices: [String] {
    switch self {
    case .mode: ["auto"] + OutputMode.allCases.map(\.rawValue)
    case .color: ["auto", "always", "never"]
    case .wrap, .quiet, .timing: ["off", "on"]
    case .suggest, .hints, .pager: ["on", "off"]
    case .news: NewsPolicy.allCases.map(\.rawValue)
    case .logChanges, .logDays: []
    }
  }

  /// What it may be set to, in a word.
  var usage: String { choices.isEmpty ? "N" : choices.joined(separator: "|") }

  /// Whether it is kept in the database, for everyone who uses that, and not in the session.
  var isKept: Bool { self == .logChanges || self == .logDays }

  package var summary: String {
    switch self {
    case .mode: "how results are printed; auto is table on a terminal, else plain"
    case .color: "when colour is used; auto is on a terminal"
    case .wrap: "whether a table cell too wide for the terminal is wrapped, or cut"
    case .quiet: "whether the changes that a command made are left unprinted"
    case .suggest: "whether a prompt shows how the line being typed may go on"
    case .hints: "whether a prompt shows the usage of the command being typed"
    case .news: "whether a prompt shows what others change; quiet only counts it"
    case .pager: "whether what is longer than the screen is paged, by $PAGER or less"
    case .timing: "whether each command is followed by how long it took"
    case .logChanges: "how many changes the log keeps; \(HistoryLimit().changes) in a new database"
    case .logDays: "how many days the log goes back; \(HistoryLimit().days) in a new database"
    }
  }
}
