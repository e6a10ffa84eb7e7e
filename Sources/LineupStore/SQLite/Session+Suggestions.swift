import LineupCore
import SQLite

extension Session {
  /// Rows whose id, or whose name or title, begins with what was typed, in order of id.
  func suggestions(of entity: Entity, prefix: String, limit: Int) throws -> [ListedRow] {
    let table = entity.table
    let id: SQL = "\(raw: TextFunctions.begins)(CAST(\(table.id) AS TEXT), \(prefix))"
    let text: SQL = "\(raw: TextFunctions.begins)(\(table.column(.searched(of: entity))), \(prefix))"
    var rows: [ListedRow] = []
    guard limit > 0 else { return rows }
    let query = table.table.where(Condition(id) || Condition(text)).order(by: table.id).select(table.selected)
    try connection.forEach(query) { row in
      let found = try Image(row).row(of: entity)
      if case .damaged(let damaged) = found, !String(damaged.image.id).hasPrefix(prefix) { return true }
      rows.append(found)
      return rows.count < limit
    }
    return rows
  }
}
