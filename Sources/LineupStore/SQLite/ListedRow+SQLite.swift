import LineupCore
import SQLite

extension ListedRow {
  /// Reads a row whose first column is the id, and the others the fields in the order of their slots; of a to-do one more,
  /// the name of the member whom it refers to.
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
      if let event = TodoEvent(row) {
        self = .todo(event)
        return
      }
    }
    self = try Image(row, fields: entity.table.columns.count).row(of: entity)
  }
}

extension TodoEvent {
  /// Nil when something cannot be read.
  fileprivate init?(_ row: borrowing Row) {
    guard let id = row.integer(at: 0), let title = row.text(at: 1), let done = row.integer(at: 2),
      (0...1).contains(done), let date = row.withText(at: 3, { Date(storedText: Array($0)) }), let date
    else { return nil }
    self.init(id: id, title: title, createAt: date, complete: done == 1)
    if !row.isNull(at: 4) {
      guard let due = row.withText(at: 4, { Due(storedText: Array($0)) }), let due else { return nil }
      self.due = due
    }
    if !row.isNull(at: 5) {
      guard let member = row.integer(at: 5) else { return nil }
      assignee = Assignee(id: member, name: row.text(at: 10))
    }
    if !row.isNull(at: 6) {
      guard let priority = row.integer(at: 6).flatMap(Priority.init(rawValue:)) else { return nil }
      self.priority = priority
    }
    if !row.isNull(at: 7) {
      guard let tags = row.text(at: 7) else { return nil }
      self.tags = [String](storedTags: tags)
    }
    if !row.isNull(at: 8) {
      guard let note = row.text(at: 8) else { return nil }
      self.note = note
    }
    if !row.isNull(at: 9) {
      guard let date = row.withText(at: 9, { Date(storedText: Array($0)) }), let date else { return nil }
      completed = date
    }
  }
}
