import LineupCore

@testable import LineupStore

/// The rows of all entities in memory, to which changes are made as plainly as can be.
struct Tables: Equatable {
  private var rows: [[Int64: Image]]

  /// Takes the rows of each entity.
  init(_ lists: [[Image]]) {
    rows = lists.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.id, $0) }) }
  }

  /// The rows of each entity, in order of id.
  var lists: [[Image]] { rows.map { $0.values.sorted { $0.id < $1.id } } }

  /// What remains after changes; nil when one of them does not fit: another old image, an id or a name that is taken.
  func after(_ changes: [Change]) -> Tables? {
    var result = self
    for change in changes {
      let table = Int(change.entity.rawValue) - 1
      if let old = change.old {
        guard result.rows[table][old.id] == old else { return nil }
        result.rows[table][old.id] = nil
      }
      if let new = change.new {
        guard result.rows[table][new.id] == nil, !result.hasUnique(of: new, change.entity) else { return nil }
        result.rows[table][new.id] = new
      }
    }
    return result
  }

  /// The ids of the to-dos that refer to a member.
  func todos(for member: Int64) -> [Int64] {
    rows[Int(Entity.todo.rawValue) - 1].values.filter { $0.assigneeID == member }.map(\.id)
  }

  /// Whether a row has the value that must be unique; NULL never is the same.
  private func hasUnique(of image: Image, _ entity: Entity) -> Bool {
    guard let field = entity.table.unique, image[field] != .null else { return false }
    return rows[Int(entity.rawValue) - 1].values.contains { $0[field] == image[field] }
  }
}
