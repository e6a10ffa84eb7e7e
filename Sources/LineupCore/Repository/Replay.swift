/// Makes changes again, on rows that must be as the changes expect them. It serves undo, redo and apply alike.
///
/// Changes are walked one by one, never netted: a swap of two unique names fails netted. All rows are looked at before the
/// first is written, so that every conflict is named and nothing is half done.
package enum Replay {
  /// Makes the changes, in their order.
  ///
  /// - Throws: ``RepositoryError/conflicts(_:)`` when a row is not as the first change to it expects.
  package static func make(_ changes: [Change], in transaction: any ChangeTransaction) throws {
    let conflicts = try conflicts(of: changes, in: transaction)
    guard conflicts.isEmpty else { throw RepositoryError.conflicts(conflicts) }
    for change in changes {
      do {
        try transaction.write(change)
      } catch RepositoryError.nameTaken(_, let id) {
        let holder = try transaction.image(of: id, in: change.entity)
        throw RepositoryError.conflicts([
          Conflict(entity: change.entity, expected: change.old, wanted: change.new, found: holder)
        ])
      }
    }
  }

  private struct Row: Hashable {
    let entity: Entity
    let id: Int64
  }

  /// Compares each row with what the first change to it expects, byte for byte, and each later change with what the one
  /// before it leaves.
  private static func conflicts(of changes: [Change], in transaction: any ChangeTransaction) throws
    -> [Conflict]
  {
    var images: [Row: Image?] = [:]
    var conflicts: [Conflict] = []
    var spoilt: Set<Row> = []
    for change in changes {
      guard let id = (change.old ?? change.new)?.id else { continue }
      let row = Row(entity: change.entity, id: id)
      let found =
        if let image = images[row] { image } else { try transaction.image(of: id, in: change.entity) }
      if found != change.old, spoilt.insert(row).inserted {
        conflicts.append(
          Conflict(entity: change.entity, expected: change.old, wanted: change.new, found: found))
      }
      images[row] = .some(change.new)
    }
    return conflicts
  }
}
