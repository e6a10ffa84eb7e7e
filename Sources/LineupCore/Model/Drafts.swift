/// A member to be added.
package struct MemberDraft: Equatable, Sendable {
  package var name: String
  package var position: Position

  /// The id to give; nil lets the repository choose one that was never given before.
  package var id: Int64?

  package init(name: String, position: Position, id: Int64? = nil) {
    self.name = name
    self.position = position
    self.id = id
  }
}

/// What to change of members; nil leaves a field as it is.
package struct MemberPatch: Equatable, Sendable {
  package var name: String?
  package var position: Position?

  package init(name: String? = nil, position: Position? = nil) {
    self.name = name
    self.position = position
  }
}

/// A to-do to be added.
package struct TodoDraft: Equatable, Sendable {
  package var title: String
  package var createAt: Date
  package var complete: Bool

  /// The id to give; nil lets the repository choose one that was never given before.
  package var id: Int64?

  package init(title: String, createAt: Date, complete: Bool = false, id: Int64? = nil) {
    self.title = title
    self.createAt = createAt
    self.complete = complete
    self.id = id
  }
}

/// What to change of to-dos; nil leaves a field as it is.
package struct TodoPatch: Equatable, Sendable {
  package var title: String?
  package var complete: Bool?

  package init(title: String? = nil, complete: Bool? = nil) {
    self.title = title
    self.complete = complete
  }
}
