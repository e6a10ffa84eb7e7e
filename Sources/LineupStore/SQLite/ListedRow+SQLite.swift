import LineupCore
import SQLite

extension ListedRow {
  /// Reads a row whose first column is the id, and the others the fields in the order of their slots.
  ///
  /// What its entity can be read from is read as that at once; of anything else, all is kept in an image.
  init(_ row: borrowing Row, of entity: Entity) throws {
    switch entity {
    case .member:
      if let id = row.integer(at: 0), let name = row.text(at: 1),
        let position = row.integer(at: 2).flatMap(Position.init(rawValue:))
      {
        self = .member(Member(id: id, name: name, position: position))
        return
      }
    case .todo:
      if let id = row.integer(at: 0), let title = row.text(at: 1), let done = row.integer(at: 2),
        (0...1).contains(done), let date = row.withText(at: 3, { Date(storedText: Array($0)) }), let date
      {
        self = .todo(TodoEvent(id: id, title: title, createAt: date, complete: done == 1))
        return
      }
    }
    self = try Image(row).row(of: entity)
  }
}
