/// Which rows of an entity to list, in which order, and how many at the most.
package struct Query: Equatable, Sendable {
  package var rows: Selection

  /// Applied first to last; ids break what ties remain, so that an order is always the same.
  package var order: [Ordering]

  /// The greatest number of rows, 0 or more; nil for all.
  package var limit: Int64?

  package init(rows: Selection, order: [Ordering] = [], limit: Int64? = nil) {
    self.rows = rows
    self.order = order
    self.limit = limit
  }

  package var entity: Entity { rows.entity }
}

/// One field to order by.
package struct Ordering: Equatable, Sendable {
  package let field: Field
  package let descending: Bool

  package init(field: Field, descending: Bool = false) {
    self.field = field
    self.descending = descending
  }
}
