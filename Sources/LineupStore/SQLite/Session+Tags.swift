import LineupCore
import SQLite

extension Session {
  private static let selectNewestTags: SQL = {
    let todos = Entity.todo.table
    let tags = Field.todoTags.column
    return """
      SELECT \(tags) FROM (
        SELECT \(tags) FROM \(todos.table) ORDER BY \(todos.id) DESC LIMIT \(raw: String(searched)))
      WHERE \(tags) IS NOT NULL
      """
  }()

  /// Tags to suggest; see ``Repository/suggestTags(_:limit:)``. Only the ``searched`` newest to-dos are looked at.
  func tags(_ typed: String, limit: Int) throws -> [TagUse] {
    var spellings: [String: [String: Int]] = [:]
    try connection.forEach(Session.selectNewestTags) { row in
      for tag in row.text(at: 0).map({ [String](storedTags: $0) }) ?? [] {
        spellings[tag.searchKey, default: [:]][tag, default: 0] += 1
      }
      return true
    }
    let word = TypedWord(typed)
    let found = spellings.values.compactMap { uses -> (match: TypedWord.Match, use: TagUse)? in
      guard let most = uses.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        let match = word.match(in: most.key)
      else { return nil }
      return (match, TagUse(tag: most.key, count: uses.values.reduce(0, +)))
    }
    let ranked = found.sorted { left, right in
      let isElsewhere = (left.match == .elsewhere, right.match == .elsewhere)
      if isElsewhere.0 != isElsewhere.1 { return isElsewhere.1 }
      return (right.use.count, left.use.tag) < (left.use.count, right.use.tag)
    }
    return ranked.prefix(max(0, limit)).map(\.use)
  }
}
