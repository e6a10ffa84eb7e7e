/// A change to one row: inserted (no old image), deleted (no new image) or updated (both).
///
/// Everything lineup tells about what happened is made of these values, rendered, inverted, replayed or counted.
package struct Change: Equatable, Sendable {
  package let entity: Entity
  package let old: Image?
  package let new: Image?

  package init(entity: Entity, old: Image?, new: Image?) {
    self.entity = entity
    self.old = old
    self.new = new
  }

  /// The change that takes this one back.
  package var inverted: Change {
    Change(entity: entity, old: new, new: old)
  }
}
