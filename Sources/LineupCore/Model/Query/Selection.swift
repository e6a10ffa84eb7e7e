/// The rows of one entity that a command speaks of.
///
/// With terms, the rows are those that any term names; with a filter, those that meet it; with both, those that do
/// both. With neither, all. A row named twice counts once. Of to-dos they can be those of one member only.
package struct Selection: Equatable, Sendable {
  package enum Term: Equatable, Sendable {
    /// The row of that id, which must exist.
    case id(Int64)

    /// The rows whose ids lie in the range, however many there are.
    case ids(ClosedRange<Int64>)

    /// The member of that name, who must exist: looked up in NFC, then as given.
    case name(String)
  }

  package let entity: Entity
  package var terms: [Term]
  package var filter: Predicate?

  /// The member whom the to-dos are for, who must exist.
  package var member: Term?

  package init(entity: Entity, terms: [Term] = [], filter: Predicate? = nil, member: Term? = nil) {
    self.entity = entity
    self.terms = terms
    self.filter = filter
    self.member = member
  }

  /// Whether the rows are not named one by one, so that whoever types it may not know how many there are.
  package var isBroad: Bool {
    if terms.isEmpty { return true }
    return terms.contains { if case .ids = $0 { true } else { false } }
  }
}

/// What a selection held when it was looked at, to find out whether it is still the same later.
package struct Survey: Equatable, Sendable {
  /// How many rows there are.
  package let count: Int

  /// A hash of every row's image.
  package let fingerprint: UInt64

  package init(count: Int, fingerprint: UInt64) {
    self.count = count
    self.fingerprint = fingerprint
  }
}
