import LineupCore
import SQLite

/// To-dos among which are all that a search looks for: these ids, and whatever has an id from another on.
struct SearchFinds: Equatable {
  /// In order.
  var ids: [Int64]
  let rest: Int64

  /// Whether a row is among them.
  func condition(on id: Column<Int64>) -> Condition {
    isFound(id) || isOfRest(id)
  }

  /// The query that reads those of them that are among some rows, in order of id, and the first at once.
  func select(_ columns: [SQL], of rows: Rows, by id: Column<Int64>, limit: Int64?) -> SQL {
    let found = rows.where(isFound(id)).select(columns)
    let rest = rows.where(isOfRest(id)).select(columns)
    let all: SQL = "\(found) UNION ALL \(rest) ORDER BY 1"
    return limit.map { "\(all) LIMIT \($0)" } ?? all
  }

  /// The ids go to SQLite as one text, for it takes 32,766 values at most.
  private func isFound(_ id: Column<Int64>) -> Condition {
    let list = "[" + ids.map { String($0) }.joined(separator: ",") + "]"
    return Condition("\(id) IN (SELECT value FROM json_each(\(list)))")
  }

  private func isOfRest(_ id: Column<Int64>) -> Condition {
    Condition("\(id) >= \(rest)")
  }
}
