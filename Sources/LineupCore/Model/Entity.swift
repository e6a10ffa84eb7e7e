/// The kinds of record a database holds.
package enum Entity: Int64, CaseIterable, Sendable {
  case member = 1
  case todo = 2

  /// The singular name, as diffs and JSON write it.
  package var name: String {
    switch self {
    case .member: "member"
    case .todo: "todo"
    }
  }

  /// The name of many of them, as messages and exports write it.
  package var plural: String {
    switch self {
    case .member: "members"
    case .todo: "todos"
    }
  }

  /// The fields of a record, `id` first, in the order in which lists show them.
  package var fields: [Field] {
    switch self {
    case .member: Field.ofMembers
    case .todo: Field.ofTodos
    }
  }
}
