/// A row that is not as a change expects it.
package struct Conflict: Equatable, Sendable {
  package let entity: Entity

  /// What the change expects; nil for no row.
  package let expected: Image?

  /// What the change would make of it; nil for no row.
  package let wanted: Image?

  /// What is there; nil for no row.
  package let found: Image?

  package init(entity: Entity, expected: Image?, wanted: Image?, found: Image?) {
    self.entity = entity
    self.expected = expected
    self.wanted = wanted
    self.found = found
  }
}
