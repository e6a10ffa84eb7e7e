/// A to-do to be added.
package struct TodoDraft: Equatable, Sendable {
  package var title: String

  /// Nil is the date of the step that adds it.
  package var createAt: Date?
  package var complete: Bool

  /// The id to give; nil lets the repository choose one that was never given before.
  package var id: Int64?
  package var due: Due?

  /// The member whom it is for, by id or name. He must exist.
  package var assignee: Selection.Term?
  package var priority: Priority?

  /// Of tags that are one the first spelling stays.
  package var tags: [String]
  package var note: String?

  /// When it was done.
  package var completed: Date?

  package init(
    title: String, createAt: Date? = nil, complete: Bool = false, id: Int64? = nil, due: Due? = nil,
    assignee: Selection.Term? = nil, priority: Priority? = nil, tags: [String] = [], note: String? = nil,
    completed: Date? = nil
  ) {
    self.title = title
    self.createAt = createAt
    self.complete = complete
    self.id = id
    self.due = due
    self.assignee = assignee
    self.priority = priority
    self.tags = tags
    self.note = note
    self.completed = completed
  }
}

/// What to change of to-dos; nil leaves a field as it is.
package struct TodoPatch: Equatable, Sendable {
  package var title: String?

  /// A to-do that becomes done gets the step's date as ``TodoEvent/completed``, one that is opened again none; one that
  /// already is as it should be keeps what it has.
  package var complete: Bool?
  package var due: FieldEdit<Due>?

  /// The member whom they are for, by id or name. He must exist.
  package var assignee: FieldEdit<Selection.Term>?
  package var priority: FieldEdit<Priority>?

  /// What to do with their tags, one after another.
  package var tags: [TagEdit]
  package var note: FieldEdit<String>?

  package init(
    title: String? = nil, complete: Bool? = nil, due: FieldEdit<Due>? = nil,
    assignee: FieldEdit<Selection.Term>? = nil, priority: FieldEdit<Priority>? = nil, tags: [TagEdit] = [],
    note: FieldEdit<String>? = nil
  ) {
    self.title = title
    self.complete = complete
    self.due = due
    self.assignee = assignee
    self.priority = priority
    self.tags = tags
    self.note = note
  }
}

/// What to do with a field that may be empty.
package enum FieldEdit<Value: Equatable & Sendable>: Equatable, Sendable {
  case set(Value)
  case clear
}

/// What to do with the tags of a to-do.
package enum TagEdit: Equatable, Sendable {
  case add(String)
  case remove(String)

  /// All of them go.
  case clear
}
