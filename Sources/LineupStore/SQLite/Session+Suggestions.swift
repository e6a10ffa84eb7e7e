import LineupCore
import SQLite

extension Session {
  /// How many rows are searched for what no index finds.
  private static let searched: Int64 = 2_000

  /// Rows whose id, or whose name or title, begins with what was typed, in order of id.
  ///
  /// Ids are found by their ranges and names, spelled as typed, by their index, however large the table is. Other spellings
  /// and titles are found among the newest rows only.
  func suggestions(of entity: Entity, prefix: String, limit: Int) throws -> [ListedRow] {
    var found: [Int64: ListedRow] = [:]
    func add(_ rows: Rows) throws {
      guard found.count < limit else { return }
      let query = rows.limit(Int64(limit)).select(entity.table.selected)
      try connection.forEach(query) { row in
        let listed = try Image(row).row(of: entity)
        if case .damaged(let damaged) = listed, !String(damaged.image.id).hasPrefix(prefix) { return true }
        found[listed.id] = listed
        return found.count < limit
      }
    }
    let table = entity.table
    let rows = table.table.all.order(by: table.id)
    if prefix.isEmpty {
      try add(rows)
    } else {
      for range in Session.ids(beginning: prefix) {
        try add(rows.where(table.id.isIn(range)))
      }
      let text = table.column(.searched(of: entity))
      if entity == .member, let after = Session.textAfter(prefix) {
        try add(table.table.where(Condition("\(text) >= \(prefix) AND \(text) < \(after)")).order(by: text))
      }
      let newest: SQL =
        "SELECT \(table.id) FROM \(table.table) ORDER BY \(table.id) DESC LIMIT \(Session.searched)"
      let begins: SQL = "\(raw: TextFunctions.begins)(\(text), \(prefix))"
      try add(rows.where(Condition("\(table.id) IN (\(newest)) AND \(begins)")))
    }
    return found.values.sorted { $0.id < $1.id }
  }

  /// The ranges of ids whose digits begin so, none when that is no beginning of an id.
  private static func ids(beginning prefix: String) -> [ClosedRange<Int64>] {
    guard var lower = Int64(prefix), lower > 0, prefix.utf8.allSatisfy({ (48...57).contains($0) }),
      prefix.first != "0"
    else { return [] }
    var upper = lower
    var ranges = [lower...upper]
    while true {
      let (nextLower, overflows) = lower.multipliedReportingOverflow(by: 10)
      if overflows { return ranges }
      let (nextUpper, overflowsToo) = upper.multipliedReportingOverflow(by: 10)
      lower = nextLower
      upper = overflowsToo || nextUpper > Int64.max - 9 ? Int64.max : nextUpper + 9
      ranges.append(lower...upper)
    }
  }

  /// The least text that comes after all those that begin so; nil when there is none.
  private static func textAfter(_ prefix: String) -> FieldValue? {
    var bytes = Array(prefix.utf8)
    guard let last = bytes.popLast() else { return nil }
    return .text(bytes + [last + 1])
  }
}
