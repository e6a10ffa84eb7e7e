import LineupCore
import SQLite

/// Changing rows, inside the transaction of a command.
extension Session {
  func insert(_ entity: Entity, _ image: Image) throws -> [Change] {
    do {
      try connection.run(entity.table.insert.with([image.id] + image.values))
    } catch let error as SQLiteError where ResultCode.constraint ~= error {
      throw try conflict(of: image, in: entity, isNew: true) ?? error
    }
    return [Change(entity: entity, old: nil, new: image)]
  }

  /// Changes rows one after another, `change` making the new image of the old; those that are as they should
  /// be are left alone.
  func update(
    _ entity: Entity, _ images: [Image], _ change: (inout Image) throws -> Void
  ) throws -> [Change] {
    var changes: [Change] = []
    for old in images {
      var new = old
      try change(&new)
      if new == old { continue }
      try update(entity, from: old, to: new)
      changes.append(Change(entity: entity, old: old, new: new))
    }
    return changes
  }

  func delete(_ entity: Entity, _ images: [Image]) throws -> [Change] {
    try images.map { image in
      try connection.run(entity.table.deleteByID, with: image.id)
      return Change(entity: entity, old: image, new: nil)
    }
  }

  /// Makes sure that no other member has the name in any encoding. ASCII has one encoding, for which the
  /// table's own uniqueness is enough.
  ///
  /// - Throws: ``RepositoryError/nameTaken(_:id:)``.
  func requireFree(name: String, except id: Int64?) throws {
    let encodings = name.encodings
    if encodings.count == 1 { return }
    if let holder = try member(named: name), holder.id != id {
      throw RepositoryError.nameTaken(name, id: holder.id)
    }
  }

  private func update(_ entity: Entity, from old: Image, to new: Image) throws {
    let table = entity.table
    let changed = table.columns.indices.filter { old.values[$0] != new.values[$0] }
    let assignments = changed.map { table.columns[$0] <- new.values[$0] }
    do {
      try connection.run(table.table.where(table.id == new.id).update(or: .fail, assignments))
    } catch let error as SQLiteError where ResultCode.constraint ~= error {
      throw try conflict(of: new, in: entity, isNew: false) ?? error
    }
  }

  /// Which of our rules a row broke; nil when it was a rule of somebody else.
  private func conflict(of image: Image, in entity: Entity, isNew: Bool) throws -> RepositoryError? {
    if entity == .member, case .text(let bytes) = image[.memberName],
      let name = String(validating: bytes, as: UTF8.self),
      let holder = try member(named: name), isNew || holder.id != image.id
    {
      return .nameTaken(name, id: holder.id)
    }
    if isNew, try self.image(of: image.id, in: entity) != nil { return .idTaken(entity, image.id) }
    return nil
  }
}
