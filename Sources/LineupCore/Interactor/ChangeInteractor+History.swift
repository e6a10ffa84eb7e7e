/// How much history is kept. Nothing here touches data, and nothing of it is a step.
extension ChangeInteractor {
  /// Looks up how much history is kept.
  package func readHistoryLimit() {
    appState.attempt { appState.log.send(.limit(try repository.historyLimit())) }
  }

  /// Sets how much history is kept, for everyone who uses the data.
  ///
  /// - Parameters:
  ///   - changes: how many changes; nil leaves that as it is.
  ///   - days: the greatest age; nil leaves that as it is.
  ///   - mark: when, and by whom.
  package func setHistoryLimit(changes: Int64? = nil, days: Int64? = nil, mark: Mark) {
    appState.attempt { try repository.setHistoryLimit(changes: changes, days: days, mark: mark) }
  }

  /// Forgets at once what exceeds the limit.
  ///
  /// - Parameter now: what ages are counted from.
  package func prune(now: Date) {
    appState.attempt { appState.log.send(.forgot(try repository.prune(now: now))) }
  }
}
