/// What `:set` knows.
package enum Setting: String, CaseIterable, Sendable {
  case mode
  case color
  case wrap
  case quiet

  /// What each may be set to; the first is where it starts.
  package var choices: [String] {
    switch self {
    case .mode: ["auto"] + OutputMode.allCases.map(\.rawValue)
    case .color: ["auto", "always", "never"]
    case .wrap, .quiet: ["off", "on"]
    }
  }

  package var summary: String {
    switch self {
    case .mode: "how results are printed; auto is table on a terminal, plain elsewhere"
    case .color: "when colour is used; auto is on a terminal"
    case .wrap: "whether a table cell too wide for the terminal goes on in the next line, or is cut"
    case .quiet: "whether the changes that a command made are left unprinted"
    }
  }
}
