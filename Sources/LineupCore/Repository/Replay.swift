/// Makes changes again, on rows that must be as the changes expect them. It serves undo, redo and apply alike.
///
/// Changes are walked one by one, never netted: a swap of two unique names fails netted. All rows are looked at before the
/// first is written. Then every change is made but those of rows in conflict, so that each name which is taken is found
/// as well; whoever has the conflicts thrown at him must give up the whole.
///
/// Where changes are taken back, or come from a sandbox, no member goes for good to whom a to-do refers that these know
/// nothing of.
///
/// A sandbox is asked only for what it amounts to: rows that it left as they were are left out, whatever it tried with
/// them, and a name that is taken does no harm to a row that had it for a while.
package struct Replay {
  private let transaction: any ChangeTransaction

  /// Where the changes come from when that is a sandbox, whose own rows may get other ids.
  private let origin: SandboxOrigin?

  /// The step that is taken back.
  private let step: Int64?

  /// What each row is after the changes so far.
  private var images: [Change.Row: Image?] = [:]
  private var conflicts: [Conflict] = []

  /// Rows that are not changed, since they are not as expected.
  private var leftAlone: Set<Change.Row> = []

  /// Rows whose last change was not made, since another row has the name, and what they are instead.
  private var waiting: [Change.Row: Conflict] = [:]

  /// The ids that the sandbox's own rows got.
  private var ids: [Change.Row: Int64] = [:]
  private var renumberings: [Renumbering] = []

  private init(
    from origin: SandboxOrigin?, undoing step: Int64?, in transaction: any ChangeTransaction
  ) {
    self.origin = origin
    self.step = step
    self.transaction = transaction
  }

  /// Makes the changes, in their order.
  ///
  /// - Parameters:
  ///   - origin: where they come from when that is a sandbox. Rows that it added get the next free ids where theirs were
  ///     given meanwhile, and keep them through later changes; to-dos that refer to them follow.
  ///   - step: the number of the step that they take back, where they do.
  /// - Returns: the rows that got other ids.
  /// - Throws: ``RepositoryError/conflicts(_:)`` when a row is not as the first change to it expects, or a name is taken.
  @discardableResult
  package static func make(
    _ changes: [Change], from origin: SandboxOrigin? = nil, undoing step: Int64? = nil,
    in transaction: any ChangeTransaction
  ) throws -> [Renumbering] {
    let changes = origin == nil ? changes : changes.ofChangedRows
    var replay = Replay(from: origin, undoing: step, in: transaction)
    for change in changes { try replay.check(change) }
    replay.completeConflicts()
    for change in changes { try replay.write(change) }
    replay.conflicts += replay.waiting.values.sorted {
      ($0.entity.rawValue, $0.id) < ($1.entity.rawValue, $1.id)
    }
    if !replay.conflicts.isEmpty { throw RepositoryError.conflicts(try replay.namedConflicts) }
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
    if found != change.old, leftAlone.insert(row).inserted {
      conflicts.append(Conflict(entity: row.entity, expected: change.old, wanted: change.new, found: found))
    }
    images[row] = .some(change.new)
  }

  /// Says what the changes would make of the rows in the end.
  private mutating func completeConflicts() {
    for (index, conflict) in conflicts.enumerated() {
      if let image = images[Change.Row(entity: conflict.entity, id: conflict.id)] {
        conflicts[index].wanted = image
      }
    }
  }

  /// The conflicts, with the names of the members whom their to-dos refer to.
  private var namedConflicts: [Conflict] {
    get throws {
      let names = try transaction.names(in: conflicts.flatMap(\.changes))
      return conflicts.map { conflict in
        var named = conflict
        if conflict.entity == .todo { named.names = names }
        return named
      }
    }
  }

  /// Whether a change adds a row that nobody but the sandbox has ever seen: an undo brings back others, too.
  private func isAdded(_ row: Change.Row, by change: Change) -> Bool {
    change.old == nil && origin?.isOwn(row) == true
  }

  private mutating func write(_ change: Change) throws {
    guard let row = change.row, !leftAlone.contains(row) else { return }
    if try isReferredTo(change) { return }
    let old = if let conflict = waiting[row] { conflict.expected } else { change.old }
    if old == nil, change.new != nil, ids[row] == nil, origin?.isOwn(row) == true { try giveID(to: row) }
    do {
      try transaction.write(renumbered(Change(entity: row.entity, old: old, new: change.new), of: row))
      waiting[row] = nil
    } catch RepositoryError.nameTaken(_, let id) {
      waiting[row] = Conflict(
        entity: row.entity, expected: old, wanted: change.new,
        found: try transaction.image(of: id, in: row.entity), cause: .name)
      if origin == nil { leftAlone.insert(row) }
      if old == nil { takeIDBack(from: row) }
    }
  }

  /// Whether a change removes a member for good to whom a to-do refers, which is a conflict. One that did when the step
  /// was made that is taken back refers to nobody afterwards, as it did before that step.
  private mutating func isReferredTo(_ change: Change) throws -> Bool {
    guard origin != nil || step != nil, change.entity == .member, change.new == nil, let row = change.row,
      images[row] == .some(nil),
      let todo = try transaction.todo(for: ids[row] ?? row.id, since: step)
    else { return false }
    conflicts.append(
      Conflict(entity: .member, expected: change.old, wanted: nil, found: todo, cause: .reference))
    return true
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

  /// Leaves the id of a row that could not be added to another.
  private mutating func takeIDBack(from row: Change.Row) {
    ids[row] = nil
    renumberings.removeAll { $0.row == row }
  }

  /// The change with the id that its row got.
  private func renumbered(_ change: Change, of row: Change.Row) -> Change {
    guard let origin else { return change }
    var (old, new) = (change.old, change.new)
    if let id = ids[row] {
      old?.id = id
      new?.id = id
    }
    if row.entity == .todo {
      old.map { old = referring($0, from: origin) }
      new.map { new = referring($0, from: origin) }
    }
    return Change(entity: change.entity, old: old, new: new)
  }

  /// The image of a to-do with the id that its member got; none where he is the sandbox's own and is not there any more.
  private func referring(_ image: Image, from origin: SandboxOrigin) -> Image {
    guard let id = image.assigneeID else { return image }
    let member = Change.Row(entity: .member, id: id)
    guard origin.isOwn(member), ids[member] != id else { return image }
    var image = image
    image.assigneeID = ids[member]
    return image
  }
}
