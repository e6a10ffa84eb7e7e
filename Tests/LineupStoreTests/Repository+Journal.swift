import LineupCore
import Synchronization

/// What tests of the journal say often.
extension Repository {
  /// The steps of the log, newest first.
  func log(_ query: LogQuery = LogQuery()) throws -> [Step] {
    var steps: [Step] = []
    try self.steps(query) { page in
      steps += page
      return true
    }
    return steps
  }

  /// The numbers of the steps that meet a condition, newest first.
  func log(where filter: Predicate) throws -> [Int64] {
    try log(LogQuery(filter: filter)).map(\.id)
  }

  /// Sets how much history is kept.
  func limitHistory(changes: Int64? = nil, days: Int64? = nil) throws {
    try setHistoryLimit(changes: changes, days: days, mark: .test)
  }

  /// What the journal holds behind a place.
  func entries(after place: Int64 = 0) throws -> [JournalEntry] {
    var entries: [JournalEntry] = []
    _ = try changes(after: place) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  /// Takes a step back as the shell does.
  @discardableResult
  func undo(
    _ number: Int64? = nil, of owner: ChangeInteractor.Owner = .session, mark: Mark = .test
  ) throws -> [Change] {
    try told { $0.undo(number, of: owner, mark: mark) }
  }

  /// Brings back what an undo took, as the shell does.
  @discardableResult
  func redo(of owner: ChangeInteractor.Owner = .session, mark: Mark = .test) throws -> [Change] {
    try told { $0.redo(of: owner, mark: mark) }
  }

  /// What the app state is told by a call: the changes, or the error.
  private func told(_ call: (ChangeInteractor) -> Bool) throws -> [Change] {
    let state = AppState()
    let changes = Told<[Change]>([])
    let failure = Told<(any Error)?>(nil)
    let subscriptions = [
      state.changes.sink { made in changes.value.withLock { $0 = made.changes } },
      state.changeError.sink { error in failure.value.withLock { $0 = error } },
    ]
    defer { subscriptions.forEach { $0.cancel() } }
    if call(Interactor(repository: self, appState: state).change) { return changes.value.withLock { $0 } }
    throw failure.value.withLock { $0 } ?? RepositoryError.declined
  }
}

/// Keeps what was told.
final class Told<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }
}

extension Mark {
  /// A mark of a session, made that many seconds after 1970.
  static func by(_ session: String, _ text: String = "test", at seconds: Int64 = 0) -> Mark {
    Mark(date: Date(milliseconds: seconds * 1000), session: session, text: text)
  }
}
