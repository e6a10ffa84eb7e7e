import LineupCore
import SQLite

/// The members whom to-dos refer to.
extension Session {
  private static let selectName: SQL = {
    let members = Entity.member.table
    return ("SELECT \(Field.memberName.column) FROM \(members.table) WHERE \(members.id) = ?" as SQL).hashed
  }()

  private static let selectAssigned: SQL = {
    let todos = Entity.todo.table
    return todos.table.where(Condition("\(Field.todoFor.column) = ?")).order(by: todos.id)
      .select(todos.selected).hashed
  }()

  /// Looks up the names of those whom changes refer to. One who is not there any more has the name that he had in the
  /// changes. Where they refer to nobody nothing is read.
  func names(in changes: [Change]) throws -> [Int64: String] {
    var names: [Int64: String] = [:]
    var missing: Set<Int64> = []
    for change in changes where change.entity == .todo {
      for case let id? in [change.old?.assigneeID, change.new?.assigneeID]
      where names[id] == nil && !missing.contains(id) {
        let name = try connection.first(Session.selectName, with: id) { $0.text(at: 0) } ?? nil
        if let name { names[id] = name } else { missing.insert(id) }
      }
    }
    if missing.isEmpty { return names }
    for change in changes where change.entity == .member {
      guard let image = change.old ?? change.new, missing.contains(image.id),
        case .member(let member) = image.row(of: .member)
      else { continue }
      names[member.id] = member.name
    }
    return names
  }

  /// A to-do that refers to a member; nil when there is none.
  ///
  /// - Parameter place: where given, only one that did not when the journal ended there; what came after it is looked
  ///   through.
  func todo(for member: Int64, since place: Int64?) throws -> Image? {
    try todos(for: member).first { todo in
      guard let place else { return true }
      return try imageBefore(first: todo.id, after: place).map { $0?.assigneeID != member } ?? false
    }
  }

  private func todos(for member: Int64) throws -> [Image] {
    try connection.all(Session.selectAssigned, with: member) { try Image($0) }
  }

  /// What a to-do was at a place of the journal: nothing, or an image; nil where it has not changed since.
  private func imageBefore(first id: Int64, after place: Int64) throws -> Image?? {
    var found: Image??
    try forEachRow(after: place, to: .max) { row in
      guard row.entity == .todo, row.old?.id == id || row.new?.id == id else { return true }
      found = .some(row.old?.id == id ? row.old : nil)
      return false
    }
    return found
  }

  /// Removes members after taking them off their to-dos, which stay.
  func deleteMembers(_ members: [Image]) throws {
    let todos = try members.flatMap { try self.todos(for: $0.id) }
    if todos.isEmpty { return try delete(.member, members) }
    try connection.savepoint {
      try update(.todo, todos) { $0.set(.todoFor, .null) }
      try delete(.member, members)
    }
  }
}
