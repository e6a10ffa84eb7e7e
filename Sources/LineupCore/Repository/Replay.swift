/// Makes changes again, on rows that must be as the changes expect them. It serves undo, redo and apply alike.
///
/// Changes are walked one by one, never netted: a swap of two unique names fails netted. All rows are looked at before the
/// first is written. Then every change is made but those of rows in conflict, so that each name which is taken is found
/// as well; whoever has the conflicts thrown at him must give up the whole.
package struct Replay {
  private let transaction: any ChangeTransaction

  /// Where the changes come from when that is a sandbox, whose own rows may get other ids.
  private let origin: SandboxOrigin?

  /// What each row is after the changes so far.
  private var images: [Change.Row: Image?] = [:]
  private var conflicts: [Conflict] = []
  private var inConflict: Set<Change.Row> = []

  /// The ids that the sandbox's own rows got.
  private var ids: [Change.Row: Int64] = [:]
  private var renumberings: [Renumbering] = []

  private init(from origin: SandboxOrigin?, in transaction: any ChangeTransaction) {
    self.origin = origin
    self.transaction = transaction
  }

  /// Makes the changes, in their order.
  ///
  /// - Parameter origin: where they come from when that is a sandbox. Rows that it added get the next free ids where theirs
  ///   were given meanwhile, and keep them through later changes.
  /// - Returns: the rows that got other ids.
  /// - Throws: ``RepositoryError/conflicts(_:)`` when a row is not as the first change to it expects, or a name is taken.
  @discardableResult
  package static func make(
    _ changes: [Change], from origin: SandboxOrigin? = nil, in transaction: any ChangeTransaction
  ) throws -> [Renumbering] {
    var replay = Replay(from: origin, in: transaction)
    for change in changes { try replay.check(change) }
    replay.completeConflicts()
    for change in changes { try replay.write(change) }
    guard replay.conflicts.isEmpty else { throw RepositoryError.conflicts(replay.conflicts) }
    return replay.renumberings
  }
}

extension Replay {
  /// Compares a row with what the first change to it expects, byte for byte, and what each change leaves of it with what
  /// the next expects.
  private mutating func check(_ change: Change) throws {
    guard let row = change.row else { return }
    let found =
      if let image = images[row] { image } else if isAdded(row, by: change) { Image?.none } else {
        try transaction.image(of: row.id, in: row.entity)
      }
    if found != change.old, inConflict.insert(row).inserted {
      conflicts.append(Conflict(entity: row.entity, expected: change.old, wanted: change.new, found: found))
    }
    images[row] = .some(change.new)
  }

  /// Says what the changes would make of the rows in the end.
  private mutating func completeConflicts() {
    for (index, conflict) in conflicts.enumerated() {
      guard let id = (conflict.expected ?? conflict.found)?.id else { continue }
      if let image = images[Change.Row(entity: conflict.entity, id: id)] { conflicts[index].wanted = image }
    }
  }

  /// Whether a change adds a row that nobody but the sandbox has ever seen: an undo brings back others, too.
  private func isAdded(_ row: Change.Row, by change: Change) -> Bool {
    change.old == nil && origin?.isOwn(row) == true
  }

  private mutating func write(_ change: Change) throws {
    guard let row = change.row, !inConflict.contains(row) else { return }
    if isAdded(row, by: change), ids[row] == nil { try giveID(to: row) }
    do {
      try transaction.write(renumbered(change, of: row))
    } catch RepositoryError.nameTaken(_, let id) {
      // A row that has the name only because its own changes are not made is not in the way.
      let isLeftBehind = inConflict.contains { $0.entity == row.entity && (ids[$0] ?? $0.id) == id }
      inConflict.insert(row)
      if isLeftBehind { return }
      let holder = try transaction.image(of: id, in: row.entity)
      conflicts.append(
        Conflict(
          entity: row.entity, expected: change.old, wanted: change.new, found: holder, isOverName: true))
    }
  }

  /// Lets a row keep its id if that was never given, or else gives it the next one. The greatest there is does not count
  /// when ids are chosen, and so is looked for.
  private mutating func giveID(to row: Change.Row) throws {
    let free = try transaction.freeID(of: row.entity)
    if row.id >= free, try transaction.image(of: row.id, in: row.entity) == nil {
      ids[row] = row.id
    } else {
      ids[row] = free
      renumberings.append(Renumbering(row: row, id: free))
    }
  }

  /// The change with the id that its row got.
  private func renumbered(_ change: Change, of row: Change.Row) -> Change {
    guard let id = ids[row], id != row.id else { return change }
    var (old, new) = (change.old, change.new)
    old?.id = id
    new?.id = id
    return Change(entity: change.entity, old: old, new: new)
  }
}
