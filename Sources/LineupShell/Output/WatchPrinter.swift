import LineupCore
import Synchronization

/// Prints changes as they land, and remembers how far they went.
final class WatchPrinter: Sendable {
  private struct State {
    var place: Int64?

    /// The step whose changes the last lines are, 0 for those of other programs; nil when the next needs a line above.
    var shownStep: Int64?
    var wasInterrupted = false
  }

  private let state = Mutex(State())
  private let style: Printer.Style
  private let wasInterrupted: @Sendable () -> Bool

  /// - Parameter wasInterrupted: asked between changes.
  init(_ style: Printer.Style, wasInterrupted: @escaping @Sendable () -> Bool) {
    self.style = style
    self.wasInterrupted = wasInterrupted
  }

  func observe(_ appState: AppState) -> AnyCancellable {
    appState.news.sink { [self] event in
      switch event {
      case .change(let entry):
        show(entry)
        if isOver { appState.listingStopped.raise() }
      case .reached(let place): reach(place)
      }
    }
  }

  /// The place in the journal up to which everything was printed; nil when it is not known yet.
  var place: Int64? { state.withLock { $0.place } }

  /// Whether somebody wants no more: by an interrupt, or by closing what is written to.
  var isOver: Bool { isInterrupted || style.sink.failure != nil }

  var isInterrupted: Bool {
    state.withLock { state in
      if wasInterrupted() { state.wasInterrupted = true }
      return state.wasInterrupted
    }
  }

  /// Prints a change. What shares its place goes out in one write, which a pipe takes whole or not at all (up to
  /// `PIPE_BUF`): a signal that ends the program leaves no half line, and no place of which a part is missing.
  private func show(_ entry: JournalEntry) {
    let renderer = ChangeRenderer(mode: style.mode, traits: style.traits)
    let step = entry.step?.number ?? 0
    let (needsHeader, isElsewhere) = state.withLock { state in
      defer {
        state.shownStep = step
        // Should reading fail behind it, this is where to go on.
        state.place = entry.place
      }
      return (style.mode == .table && state.shownStep != step, state.place != entry.place)
    }
    if isElsewhere { style.sink.flush() }
    style.sink.write { bytes in
      if needsHeader { renderer.appendHeader(of: entry.step, to: &bytes) }
      renderer.append(entry, to: &bytes)
    }
  }

  private func reach(_ place: Int64) {
    style.sink.flush()
    state.withLock { state in
      state.place = place
      // What other programs do next is another matter, though no step lies between.
      if state.shownStep == 0 { state.shownStep = nil }
    }
  }
}
