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

extension Change {
  /// Which row a change is about.
  package struct Row: Hashable, Sendable {
    package let entity: Entity
    package let id: Int64

    package init(entity: Entity, id: Int64) {
      self.entity = entity
      self.id = id
    }
  }

  /// The row that it is about; nil when it has no image at all.
  package var row: Row? {
    (old ?? new).map { Row(entity: entity, id: $0.id) }
  }
}

extension Sequence<Change> {
  /// What changes in sequence amount to: for each row one change from its first image to its last, in the order in which
  /// the rows were first changed. Rows that end as they began are left out.
  ///
  /// It is for showing. To be made again changes are taken one by one, for two rows may swap what must be unique.
  package var net: [Change] {
    var places: [Change.Row: Int] = [:]
    var net: [Change] = []
    for change in self {
      guard let row = change.row else { continue }
      if let place = places[row] {
        net[place] = Change(entity: row.entity, old: net[place].old, new: change.new)
      } else {
        places[row] = net.count
        net.append(change)
      }
    }
    return net.filter { $0.old != $0.new }
  }

  /// The changes without those to rows that end as they began.
  package var ofChangedRows: [Change] {
    let changed = Set(net.map(\.row))
    return filter { changed.contains($0.row) }
  }
}
