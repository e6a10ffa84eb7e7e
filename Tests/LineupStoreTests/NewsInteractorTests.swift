import LineupCore
import LineupStore
import Synchronization
import TestSupport
import Testing

/// What whoever waits for news is told by way of the app state.
struct NewsInteractorTests {
  private let dao = Dao()
  private let state = AppState()
  private let news: NewsInteractor

  init() { news = Interactor(repository: dao, appState: state).news }

  /// Places of changes and, in brackets, places that were reached; and errors.
  private func told(_ call: () -> Void) -> String {
    let heard = Heard()
    let subscriptions = [
      state.news.sink { event in
        switch event {
        case .change(let entry): heard.add("\(entry.place)")
        case .reached(let place): heard.add("[\(place)]")
        }
      },
      state.changeError.sink { heard.add("\($0)") },
    ]
    defer { subscriptions.forEach { $0.cancel() } }
    call()
    return heard.words.withLock { $0.joined(separator: " ") }
  }

  private final class Heard: Sendable {
    let words = Mutex<[String]>([])
    func add(_ word: String) { words.withLock { $0.append(word) } }
  }

  @Test func beginNowOrAtAnyPlaceThatIsKept() throws {
    #expect(told { news.begin() } == "[0]")
    for number in 1...4 { try dao.add("M\(number)") }
    #expect(told { news.begin() } == "[4]")
    #expect(told { news.begin(after: 2) } == "[2]")
    #expect(told { news.begin(after: 0) } == "[0]")
    #expect(told { news.begin(after: 5) } == "\(RepositoryError.stepNotFound(5))")
    try dao.setHistoryLimit(changes: 2, days: nil, mark: .test)
    _ = try dao.prune(now: Date(milliseconds: 0))
    #expect(told { news.begin(after: 2) } == "[2]")
    #expect(told { news.begin(after: 1) } == "\(RepositoryError.stepForgotten(1))")
    #expect(told { news.catchUp(after: 1) } == "\(RepositoryError.stepForgotten(1))")
    #expect(told { news.begin(after: 0) } == "[0]")
    #expect(told { news.catchUp(after: 0) } == "3 4 [4]")
  }

  @Test func goOnFromWhereTheyWere() throws {
    try dao.add("A")
    #expect(told { news.look(after: 0) } == "1 [1]")
    #expect(told { news.look(after: 0) } == "")
    try dao.add("B")
    // A session's own changes are no reason to look, but part of what is there.
    #expect(told { news.look(after: 1) } == "")
    #expect(told { news.lookPastOwn(after: 1) } == "[2]")
    #expect(told { news.catchUp(after: 1) } == "2 [2]")
  }

  @Test func stopWhenNobodyWantsMore() throws {
    for number in 1...4 { try dao.add("M\(number)") }
    let stop = state.news.sink { event in
      if case .change(let entry) = event, entry.place == 2 { state.listingStopped.raise() }
    }
    #expect(told { news.catchUp(after: 0) } == "1 2 [2]")
    stop.cancel()
    #expect(told { news.catchUp(after: 2) } == "3 4 [4]")
  }

  @Test func cannotBeWhereNobodyElseGetsIn() throws {
    try dao.add("A")
    let refusal = "\(RepositoryError.transactionIsOpen)"
    try dao.begin()
    #expect(told { news.begin() } == refusal)
    #expect(told { news.begin(after: 0) } == refusal)
    try dao.rollback()
    try dao.beginRehearsal()
    #expect(told { news.begin() } == refusal)
    try dao.endRehearsal()
    #expect(told { news.begin() } == "[1]")
  }
}
