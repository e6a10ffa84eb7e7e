/// One thing to do.
package struct TodoEvent: Identifiable, Equatable, Sendable {
  package var id: Int64
  package var title: String
  package var createAt: Date
  package var complete: Bool
  package var due: Due?

  /// Who is to do it.
  package var assignee: Assignee?
  package var priority: Priority?

  /// In the order given; see ``Tag`` for what one may be.
  package var tags: [String]
  package var note: String?

  /// When it was done; nil while it is not, and where a program marked it that did not say.
  package var completed: Date?

  package init(
    id: Int64, title: String, createAt: Date, complete: Bool, due: Due? = nil, assignee: Assignee? = nil,
    priority: Priority? = nil, tags: [String] = [], note: String? = nil, completed: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.createAt = createAt
    self.complete = complete
    self.due = due
    self.assignee = assignee
    self.priority = priority
    self.tags = tags
    self.note = note
    self.completed = completed
  }
}
