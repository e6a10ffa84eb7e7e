package import LineupCore

/// Supplies what a ``TodoEventRepository`` needs, on SQLite.
package protocol SQLiteEventDao {
  var database: Database { get }
}

extension SQLiteEventDao where Self: TodoEventRepository {
  package func listEvents(_ query: Query, row: (ListedRow) throws -> Bool) throws {
    try database.list(query, row: row)
  }

  package func saveEvent(_ draft: TodoDraft, mark: Mark) throws -> ChangeSet {
    try database.write(.creating, mark) { session in
      let id = try draft.id ?? session.nextID(of: .todo)
      var image = TodoEvent(
        id: id, title: draft.title, createAt: draft.createAt, complete: draft.complete
      ).image
      image.values = image.values(of: .events)
      try session.insert(.todo, image)
    }
  }

  package func updateEvent(
    _ rows: Selection, _ patch: TodoPatch, expecting: Survey?, mark: Mark
  ) throws -> ChangeSet {
    try database.write(.existing, mark) { session in
      try session.update(.todo, session.images(of: rows, expecting: expecting)) { image in
        if let title = patch.title { image.set(.todoTitle, .text(title)) }
        if let complete = patch.complete { image.set(.todoDone, .flag(complete)) }
      }
    }
  }

  package func deleteEvent(_ rows: Selection, expecting: Survey?, mark: Mark) throws -> ChangeSet {
    try database.write(.existing, mark) { try $0.delete(.todo, $0.images(of: rows, expecting: expecting)) }
  }
}
