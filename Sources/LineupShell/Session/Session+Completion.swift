import LineupCore
import Synchronization

extension Session {
  /// How many rows are suggested at the most.
  private static let suggestionLimit = 100

  /// Finds the ways to go on with a line that is being typed.
  package func complete(_ line: String, cursor: Int) -> CompletionList {
    let completer = completer()
    // A quote that an earlier line has opened decides what may stand here; nothing can take the place of what is there.
    let start = entry.count
    let list = completer.complete(String(decoding: entry, as: UTF8.self) + line, cursor: start + cursor)
    guard list.replaced.lowerBound >= start else {
      return CompletionList(replaced: cursor..<cursor, candidates: [])
    }
    let replaced = list.replaced.lowerBound - start..<list.replaced.upperBound - start
    return CompletionList(replaced: replaced, candidates: list.candidates)
  }

  /// What finds the ways to go on, among the data that this session works on.
  private func completer() -> Completer {
    Completer(
      catalog: catalog, aliases: aliases, dates: dates,
      rows: { self.suggestions($0, $1, limit: Session.suggestionLimit) },
      tags: { self.tagSuggestions($0, limit: Session.suggestionLimit) },
      files: { [options, surroundings] in
        options.isSafe ? [] : FileNames.matching($0, home: surroundings.home)
      })
  }

  /// What the interactor finds, by way of the app state.
  func suggestions(_ entity: Entity, _ key: SuggestionKey, limit: Int) -> [ListedRow] {
    let found = Found<ListedRow>()
    let subscription = container.appState.suggestions.sink { rows in found.items.withLock { $0 = rows } }
    defer { subscription.cancel() }
    switch entity {
    case .member: container.interactor.member.suggest(key, limit: limit)
    case .todo: container.interactor.todoEvent.suggest(key, limit: limit)
    }
    return found.items.withLock { $0 }
  }

  /// The tags that the interactor finds.
  private func tagSuggestions(_ typed: String, limit: Int) -> [TagUse] {
    let found = Found<TagUse>()
    let subscription = container.appState.tagSuggestions.sink { tags in found.items.withLock { $0 = tags } }
    defer { subscription.cancel() }
    container.interactor.todoEvent.suggestTags(typed, limit: limit)
    return found.items.withLock { $0 }
  }

  private final class Found<Item: Sendable>: Sendable {
    let items = Mutex<[Item]>([])
  }
}
