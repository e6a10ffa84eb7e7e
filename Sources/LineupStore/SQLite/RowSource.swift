import LineupCore
import SQLite

/// Rows that are read little by little, for as long as it lives.
protocol RowSource: AnyObject {
  /// The next rows, fewer than so many only where there are no more.
  func next(_ count: Int) throws -> [ListedRow]
}

/// The rows of one query.
final class CursorRows: RowSource {
  private let cursor: Cursor
  private let entity: Entity

  init(_ cursor: Cursor, of entity: Entity) {
    self.cursor = cursor
    self.entity = entity
  }

  func next(_ count: Int) throws -> [ListedRow] {
    var rows: [ListedRow] = []
    while rows.count < count, let row = try cursor.next({ try ListedRow($0, of: entity) }) {
      rows.append(row)
    }
    return rows
  }
}
