import LineupCore

/// Makes changes of the rows of the journal, which must be read in order.
///
/// A REPLACE deletes rows without setting off their triggers, but those that look at a row before it is written see which
/// rows stand in its way. A row in danger is gone if a row that took its id or its unique value comes after it, and is as
/// it was if itself comes again, or never. What danger is left over from writes that came to nothing does no harm: until
/// a row is in danger again, nobody can take its place before it changed itself.
struct JournalReader: Sendable {
  /// One write endangers two rows at most; what other programs' triggers write meanwhile may endanger some more.
  private static let patience = 8

  private var endangered: [JournalRow] = []

  /// The changes that became certain with a row, in the order made.
  mutating func changes(of row: JournalRow) -> [Change] {
    guard let entity = row.entity else {
      endangered = []
      return []
    }
    if row.isEndangered {
      remember(row)
      return []
    }
    var changes: [Change] = []
    if !endangered.isEmpty {
      let gone = endangered.filter { $0.isGone(after: row) }
      changes = gone.map { Change(entity: entity, old: $0.old, new: nil) }
      endangered.removeAll { $0.isGone(after: row) || $0.isSame(as: row.old, of: entity) }
    }
    if let old = row.old, let new = row.new, old.id != new.id {
      changes.append(Change(entity: entity, old: old, new: nil))
      changes.append(Change(entity: entity, old: nil, new: new))
    } else if row.old != row.new {
      changes.append(Change(entity: entity, old: row.old, new: row.new))
    }
    return changes
  }

  private mutating func remember(_ row: JournalRow) {
    endangered.removeAll { known in row.entity.map { known.isSame(as: row.old, of: $0) } ?? false }
    if endangered.count == JournalReader.patience { endangered.removeFirst() }
    endangered.append(row)
  }
}

extension JournalRow {
  /// Whether this row, in danger, is the row of an image.
  fileprivate func isSame(as image: Image?, of entity: Entity) -> Bool {
    self.entity == entity && old?.id == image?.id
  }

  /// Whether another row took the place of this one, which was in danger.
  fileprivate func isGone(after row: JournalRow) -> Bool {
    guard let entity, row.entity == entity, let old, let new = row.new, row.old?.id != old.id else {
      return false
    }
    if new.id == old.id { return true }
    guard let unique = entity.table.unique, old[unique] != .null else { return false }
    return old[unique] == new[unique]
  }
}
