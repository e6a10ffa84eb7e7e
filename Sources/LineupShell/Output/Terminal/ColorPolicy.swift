/// When output is coloured.
package enum ColorPolicy: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether output in this place is coloured.
  ///
  /// Unasked, colour needs a terminal that says it is one (`TERM` is set, and not `dumb`) and a person who did not decline
  /// (`NO_COLOR` is unset or empty, as no-color.org has it).
  package func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      guard isTerminal, environment("NO_COLOR") ?? "" == "" else { return false }
      let term = environment("TERM") ?? ""
      return term != "" && term != "dumb"
    }
  }
}
