import LineupCore

extension Printer {
  /// Subscribes to statistics, which only one command asks for.
  func observe(statistics appState: AppState, _ drawing: Drawing) -> AnyCancellable {
    appState.statistics.sink { [weak self] statistics in
      self?.withState { state in
        let renderer = StatisticsRenderer(
          mode: state.style.mode, traits: state.style.traits, drawing: drawing)
        state.style.sink.write { renderer.append(statistics, to: &$0) }
      }
    }
  }
}
