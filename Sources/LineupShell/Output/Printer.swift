import LineupCore
import Synchronization

/// Prints what observers of the app state are told: rows of listings, changes, errors.
///
/// It is the view of the shell. The session tells it how to print (``begin(_:)``) before a command and asks how it went
/// (``end()``) afterwards; everything between comes from the app state.
package final class Printer: Sendable {
  /// How the results of one command are printed.
  struct Style: Sendable {
    var mode: OutputMode
    var layout = RowLayout.list
    var traits: OutputTraits
    var isQuiet = false

    /// The fields to show; nil for all.
    var fields: [Field]?

    /// Whether the rows stand beneath others, so that nothing is said where there are none.
    var isSupplement = false

    /// Whether `undo` and `redo` say which step they took; at a prompt it is the one just seen.
    var namesSteps = false

    /// Whether the log will have the steps that are made, which it has not after a dry run.
    var keepsSteps = true

    /// Where results go: standard output, or a pipe to a system command.
    var sink: ByteSink
  }

  /// What observers were told while a command ran.
  struct Report {
    var errors: [any Error] = []
    var damaged: [DamagedRow] = []
    var damagedCount = 0
    var changes = 0

    /// How much history is kept, when that was asked.
    var historyLimit: HistoryLimit?

    /// How many rows a sandbox was found to have changed.
    var sandboxRows = 0
    var wasInterrupted = false
  }

  struct State {
    var style: Style
    var writer: (any RowWriter)?

    /// Whose rows are listed.
    var entity = Entity.member

    /// The ids that the rows of an applied sandbox had there, where that were others.
    var formerIDs: [Change.Row: Int64] = [:]
    var report = Report()
  }

  private let state: Mutex<State>

  /// How many damaged rows are told about one by one.
  private static let damagedShown = 5

  let wasInterrupted: @Sendable () -> Bool
  private let progress: Progress?

  /// - Parameters:
  ///   - progress: is told how many rows were listed.
  ///   - wasInterrupted: asked between pages of a listing, which then ends.
  init(_ style: Style, progress: Progress? = nil, wasInterrupted: @escaping @Sendable () -> Bool) {
    self.progress = progress
    self.wasInterrupted = wasInterrupted
    state = Mutex(State(style: style))
  }

  /// Subscribes to a container's state; the subscriptions end when what is returned is released.
  func observe(_ appState: AppState) -> [AnyCancellable] {
    [
      appState.listing.sink { [weak self] event in self?.show(event, of: appState) },
      appState.changes.sink { [weak self] changes in self?.show(changes) },
      appState.memberError.sink { [weak self] error in self?.note(error) },
      appState.todoEventError.sink { [weak self] error in self?.note(error) },
      appState.changeError.sink { [weak self] error in self?.note(error) },
      appState.log.sink { [weak self] event in self?.show(event, of: appState) },
    ]
  }

  /// Works on the state, which observers on any thread share.
  func withState(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
  }

  /// Prepares for a command.
  func begin(_ style: Style) {
    state.withLock { state in
      state.style = style
      state.writer = nil
      state.formerIDs = [:]
      state.report = Report()
    }
  }

  /// Tells what came of the command.
  func end() -> Report {
    state.withLock { $0.report }
  }

  private func note(_ error: any Error) {
    state.withLock { $0.report.errors.append(error) }
  }

  private func show(_ event: ListingEvent, of appState: AppState) {
    state.withLock { state in
      let sink = state.style.sink
      switch event {
      case .began(let query):
        var writer = state.style.mode.writer(state.style.layout, for: state.style.traits)
        let style = state.style
        let fields = style.fields ?? style.layout.fields(of: query.entity, as: style.mode)
        sink.write { writer.begin(fields, to: &$0) }
        state.entity = query.entity
        state.writer = writer
      case .rows(let rows):
        guard var writer = state.writer else { return }
        let rows = state.style.layout.remarked(rows)
        sink.write { bytes in
          if state.style.isSupplement { bytes.append(ascii: "\n") }
          state.style.isSupplement = false
          for row in rows {
            writer.row(row, to: &bytes)
            guard case .damaged(let damaged) = row else { continue }
            state.report.damagedCount += 1
            if state.report.damaged.count < Printer.damagedShown { state.report.damaged.append(damaged) }
          }
        }
        state.writer = writer
        progress?.add(rows: rows.count)
        if wasInterrupted() { state.report.wasInterrupted = true }
        if sink.failure != nil || state.report.wasInterrupted { appState.listingStopped.raise() }
      case .ended(let count):
        guard var writer = state.writer else { return }
        sink.write { writer.end(to: &$0) }
        if count == 0, state.style.mode == .table, state.style.traits.isTerminal, !state.style.isSupplement {
          sink.write(state.style.layout.nothing(of: state.entity) + "\n")
        }
        state.writer = nil
      case .failed:
        state.writer = nil
      }
    }
  }

  private func show(_ changes: ChangeSet) {
    state.withLock { state in
      state.report.changes += changes.count
      guard !state.style.isQuiet else { return }
      let style = state.style
      var renderer = ChangeRenderer(mode: style.mode, traits: style.traits)
      renderer.formerIDs = state.formerIDs
      renderer.names = changes.names
      let step = style.keepsSteps && style.traits.isTerminal ? changes.step : nil
      style.sink.write { renderer.append(changes.changes, cutFor: step, to: &$0) }
    }
  }
}
