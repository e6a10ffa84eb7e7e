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
      let assignee = try draft.assignee.map { try session.image(of: $0, in: .member).id }
      let id = try draft.id ?? session.nextID(of: .todo)
      let event = TodoEvent(
        id: id, title: draft.title, createAt: draft.createAt ?? mark.date, complete: draft.complete,
        due: draft.due,
        assignee: assignee.map { Assignee(id: $0) }, priority: draft.priority,
        tags: draft.tags.isEmpty ? [] : [].edited(by: draft.tags.map { .add($0) }), note: draft.note,
        completed: draft.completed)
      try session.insert(.todo, event.image)
    }
  }

  package func updateEvent(
    _ rows: Selection, _ patch: TodoPatch, expecting: Survey?, mark: Mark
  ) throws -> ChangeSet {
    try database.write(.existing, mark) { session in
      let images = try session.images(of: rows, expecting: expecting)
      let patch = try ImagePatch(patch, at: mark.date, in: session)
      try session.update(.todo, images) { patch.apply(to: &$0) }
    }
  }

  package func deleteEvent(_ rows: Selection, expecting: Survey?, mark: Mark) throws -> ChangeSet {
    try database.write(.existing, mark) { try $0.delete(.todo, $0.images(of: rows, expecting: expecting)) }
  }
}
