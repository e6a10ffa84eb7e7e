import LineupCore
import LineupShell

/// A completer on data that are given to it, asked with lines in which `‸` is the cursor.
struct Completing {
  var members: [Member] = []
  var todos: [TodoEvent] = []
  var aliases: [String: String] = [:]
  var files: [String] = []
  var reach = SuggestionKey.Reach.everywhere

  var completer: Completer {
    Completer(
      aliases: aliases, reach: reach, dates: Parsing.dates, rows: rows, tags: tags,
      files: { [files] typed in
        let folder = typed.lastIndex(of: "/").map { typed[...$0] } ?? ""
        return files.sorted().filter {
          $0.hasPrefix(folder) && !$0.dropFirst(folder.count).dropLast().contains("/")
        }
      })
  }

  func complete(_ marked: String) -> CompletionList {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    return completer.complete(parts.joined(), cursor: parts[0].utf8.count)
  }

  /// What is inserted.
  func words(_ marked: String) -> [String] { complete(marked).candidates.map(\.insertion) }

  /// The line with each candidate in it, and the blank that follows what is final.
  func lines(_ marked: String) -> [(candidate: CompletionCandidate, line: String)] {
    let list = complete(marked)
    let line = Array(marked.replacing("‸", with: "").utf8)
    return list.candidates.map { candidate in
      let before = line[..<list.replaced.lowerBound] + Array(candidate.insertion.utf8)
      let after = (candidate.isFinal ? Array(" ".utf8) : []) + line[list.replaced.upperBound...]
      return (candidate, String(decoding: before + after, as: UTF8.self))
    }
  }

  /// As a repository finds them, in the spelling of the first.
  private func tags(_ typed: String) -> [TagUse] {
    let word = TypedWord(typed)
    let uses = todos.flatMap(\.tags).reduce(into: [TagUse]()) { uses, tag in
      let index = uses.firstIndex { Tag.areOne($0.tag, tag) }
      guard let index else { return uses.append(TagUse(tag: tag, count: 1)) }
      uses[index] = TagUse(tag: uses[index].tag, count: uses[index].count + 1)
    }
    return uses.filter { word.match(in: $0.tag) != nil }.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// As a repository finds them.
  private func rows(_ entity: Entity, _ key: SuggestionKey) -> [ListedRow] {
    var rows = todos.map(ListedRow.todo)
    if entity == .member { rows = members.map(ListedRow.member) }
    switch key {
    case .id(let digits): return rows.filter { "\($0.id)".hasPrefix(digits) }
    case .row(let term): return rows.filter { term == .id($0.id) || term == .name($0.text) }
    case .text(let typed, let reach, let done):
      if let done {
        rows.removeAll { if case .todo(let event) = $0 { event.complete != done } else { false } }
      }
      if !typed.isEmpty, entity == .member {
        rows.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      }
      let word = TypedWord(typed)
      return TypedWord.Match.allCases.flatMap { match in
        reach == .prefixes && match == .elsewhere ? [] : rows.filter { word.match(in: $0.text) == match }
      }
    }
  }
}

extension ListedRow {
  /// The name or title.
  var text: String {
    switch self {
    case .member(let member): member.name
    case .todo(let event): event.title
    case .damaged, .step, .remarked, .figure: ""
    }
  }
}
