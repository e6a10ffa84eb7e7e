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
