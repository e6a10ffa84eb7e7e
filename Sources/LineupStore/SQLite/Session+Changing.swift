import LineupCore
import SQLite

/// Changing rows, inside the transaction of a command.
extension Session {
  func insert(_ entity: Entity, _ image: Image) throws {
    do {
      try connection.run(entity.table.insert, with: image.id, and: image.values(of: entity.table))
      hasWritten(Change(entity: entity, old: nil, new: image))
    } catch let error as SQLiteError where ResultCode.constraint ~= error {
      throw try conflict(of: image, in: entity, isNew: true) ?? error
    }
  }

  /// Changes rows one after another, `change` making the new image of the old; those that are as they should be are
  /// left alone.
  func update(_ entity: Entity, _ images: [Image], _ change: (inout Image) throws -> Void) throws {
    try forEachOrNone(images) { old in
      var new = old
      try change(&new)
      if new != old { try update(entity, from: old, to: new) }
    }
  }

  func delete(_ entity: Entity, _ images: [Image]) throws {
    try forEachOrNone(images) { image in
      try connection.run(entity.table.deleteByID, with: image.id)
      hasWritten(Change(entity: entity, old: image, new: nil))
    }
  }

  /// Makes a change as it is, whatever is there, so that any image that the journal holds comes back bit for bit.
  ///
  /// - Throws: ``RepositoryError/nameTaken(_:id:)``, ``RepositoryError/idTaken(_:_:)``, or
  ///   ``RepositoryError/recordNotFound(_:_:)`` when there is no row to change.
  func write(_ change: Change) throws {
    switch (change.old, change.new) {
    case (let old?, let new?) where old.id == new.id:
      if old == new { return }
      try update(change.entity, from: old, to: new)
      try requireFound(old.id, in: change.entity)
    case (let old?, let new?):
      try connection.savepoint {
        try write(Change(entity: change.entity, old: old, new: nil))
        try write(Change(entity: change.entity, old: nil, new: new))
      }
    case (let old?, nil):
      try connection.run(change.entity.table.deleteByID, with: old.id)
      try requireFound(old.id, in: change.entity)
    case (nil, let new?): try insert(change.entity, new)
    case (nil, nil): break
    }
  }

  /// Makes sure that the statement before this touched the row.
  private func requireFound(_ id: Int64, in entity: Entity) throws {
    if connection.changes == 0 { throw RepositoryError.recordNotFound(entity, .id(id)) }
  }

  /// Does all rows or none. Alone in its transaction a failure takes everything back anyway, and one row needs no way
  /// back, since its statements fail as a whole; a savepoint costs as much as the rest of a command.
  private func forEachOrNone(_ images: [Image], _ body: (Image) throws -> Void) throws {
    guard isPartOfTransaction, images.count > 1 else { return try images.forEach(body) }
    try connection.savepoint { try images.forEach(body) }
  }

  /// Does a part of a transaction that can be given up without a savepoint, since nobody else's triggers take part in it.
  ///
  /// - Parameters:
  ///   - start: the place in the journal before it.
  ///   - body: what fails, if it does, after it has taken back its changes of rows.
  func doWithoutWayBack(after start: Int64, _ body: (Session) throws -> Void) throws {
    do {
      try body(self)
    } catch {
      if connection.isInTransaction { try forgetRows(after: start) }
      throw error
    }
  }

  /// Makes sure that no other member has the name in any encoding. ASCII has one encoding, for which the table's own
  /// uniqueness is enough.
  ///
  /// - Throws: ``RepositoryError/nameTaken(_:id:)``.
  func requireFree(name: String, except id: Int64?) throws {
    if name.isASCII { return }
    if let holder = try member(named: name), holder.id != id {
      throw RepositoryError.nameTaken(name, id: holder.id)
    }
  }

  private func update(_ entity: Entity, from old: Image, to new: Image) throws {
    let changed = entity.fields.filter { old[$0] != new[$0] }
    do {
      try connection.run(
        update(of: entity.table, setting: changed), with: new.id, and: changed.map { new[$0] })
      hasWritten(Change(entity: entity, old: old, new: new))
    } catch let error as SQLiteError where ResultCode.constraint ~= error {
      throw try conflict(of: new, in: entity, isNew: false) ?? error
    }
  }

  /// The statement that sets some fields of the row of an id, written by the first that needs it.
  private func update(of table: EntityTable, setting fields: [Field]) -> SQL {
    let slots = fields.reduce(0) { $0 | 1 << ($1.slot ?? 0) }
    if let update = updates[table.entity, default: [:]][slots] { return update }
    let update = table.update(setting: fields)
    updates[table.entity, default: [:]][slots] = update
    return update
  }

  /// Which of our rules a row broke; nil when it was a rule of somebody else.
  private func conflict(of image: Image, in entity: Entity, isNew: Bool) throws -> RepositoryError? {
    if entity == .member,
      let holder = try connection.first(
        Session.selectByName, with: image[.memberName], make: { try Image($0) }),
      isNew || holder.id != image.id
    {
      return .nameTaken(image[.memberName].shown, id: holder.id)
    }
    if isNew, try self.image(of: image.id, in: entity) != nil { return .idTaken(entity, image.id) }
    return nil
  }
}

extension FieldValue {
  /// The value as an error names it.
  fileprivate var shown: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let bytes), .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
