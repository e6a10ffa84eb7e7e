import LineupCore

/// How reports are shown.
extension Session {
  /// What a command's rows are shown for.
  func layout(of command: Command, now: Date) -> RowLayout {
    switch command {
    case .show: return .record
    case .listOpen(let query):
      let clock = DueClock(now: now, zone: surroundings.zone)
      return switch query.scope {
      case .all: .ranked(clock, nothing: "nothing to do")
      case .late: .ranked(clock, nothing: "nothing is late")
      case .days(let count): .agenda(clock, days: count)
      }
    default: return .list
    }
  }

  /// Has the printer told of statistics.
  func observeStatistics() -> AnyCancellable {
    printer.observe(statistics: container.appState, Drawing(environment: surroundings.variable))
  }
}
