/// A row that is not as a change expects it.
package struct Conflict: Equatable, Sendable {
  package let entity: Entity

  /// What the changes expect; nil for no row.
  package let expected: Image?

  /// What the changes would make of it; nil for no row.
  package internal(set) var wanted: Image?

  /// What is there; nil for no row.
  package let found: Image?

  /// Over what it is.
  package let cause: Cause

  /// The names of the members whom to-dos in it refer to.
  package internal(set) var names: [Int64: String] = [:]

  package enum Cause: Equatable, Sendable {
    /// The row itself is another than expected.
    case row

    /// What was found is another row, which has the name that is wanted.
    case name

    /// What was found is a to-do that refers to the member, who would go.
    case reference
  }

  package init(entity: Entity, expected: Image?, wanted: Image?, found: Image?, cause: Cause = .row) {
    self.entity = entity
    self.expected = expected
    self.wanted = wanted
    self.found = found
    self.cause = cause
  }

  /// What was to be made, and what there is instead.
  var changes: [Change] {
    [
      Change(entity: entity, old: expected, new: wanted),
      Change(entity: cause == .reference ? .todo : entity, old: nil, new: found),
    ]
  }

  /// The id of the row that the changes are about.
  var id: Int64 { (expected ?? wanted ?? found)?.id ?? 0 }
}
