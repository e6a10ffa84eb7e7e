import LineupCore
import Synchronization

/// Gathers what others did, as much of it as is worth telling.
final class NewsDigest: Sendable {
  /// How many changes are told one by one.
  private static let limit = 5

  /// How many changes are looked at, which takes a few hundredths of a second: nobody is to wait when they type.
  static let patience = 10_000

  private struct State {
    var place: Int64?
    var error: (any Error)?
    var seenCount = 0
    var shown: [JournalEntry] = []
    var restCount = 0

    /// The step that all the rest belongs to; 0 when it belongs to several or to another program.
    var restStep: Int64?
  }

  private let state: Mutex<State>

  /// Whose changes are no news.
  private let session: String

  /// - Parameters:
  ///   - place: the place in the journal up to which everything is known.
  ///   - session: the session whose changes are no news.
  init(from place: Int64?, butOf session: String) {
    state = Mutex(State(place: place))
    self.session = session
  }

  func observe(_ appState: AppState) -> [AnyCancellable] {
    [
      appState.news.sink { [self] event in
        take(event)
        if isFull { appState.listingStopped.raise() }
      },
      appState.changeError.sink { [self] error in
        state.withLock { state in
          state.error = error
          if case .stepForgotten = error as? RepositoryError { state.place = nil }
        }
      },
    ]
  }

  /// The place in the journal up to which everything is told; nil when it is not known.
  var place: Int64? { state.withLock { $0.place } }

  /// How many changes others made.
  var count: Int { state.withLock { $0.shown.count + $0.restCount } }

  /// What went wrong, if something did.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Whether there were more changes than are looked at.
  var isFull: Bool { state.withLock { $0.seenCount >= NewsDigest.patience } }

  private func take(_ event: NewsEvent) {
    state.withLock { state in
      switch event {
      case .reached(let place): state.place = place
      case .change(let entry):
        state.place = entry.place
        state.seenCount += 1
        if entry.step?.mark.session == session { return }
        if state.shown.count < NewsDigest.limit { return state.shown.append(entry) }
        let step = entry.step?.number ?? 0
        if state.restStep != step { state.restStep = state.restStep == nil ? step : 0 }
        state.restCount += 1
      }
    }
  }

  /// A line a change, and how many there are more; nil when there are none.
  func text(_ traits: OutputTraits) -> String? {
    let state = state.withLock { $0 }
    let renderer = ChangeRenderer(mode: .table, traits: traits)
    var bytes: [UInt8] = []
    for entry in state.shown { renderer.appendNews(entry, to: &bytes) }
    if state.restCount > 0 || isFull {
      // Of those not looked at, the same step has made all if it ends where the journal does.
      let step = state.restStep.flatMap { $0 > 0 && (!isFull || $0 >= state.place ?? 0) ? $0 : nil }
      bytes.append(rest: isFull ? nil : state.restCount, of: step)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
