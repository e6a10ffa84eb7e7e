import LineupCore

extension RowLayout {
  /// The fields that rows are shown with.
  func fields(of entity: Entity, as mode: OutputMode) -> [Field] {
    let isForPeople = mode == .table || mode == .markdown
    switch self {
    case .list, .record: return entity.fields
    case .ranked:
      // All of them are open, and the reason says the rest.
      return isForPeople
        ? [.todoID, .todoTitle, .todoDue, .todoFor, .todoPriority, .todoTags, .reason]
        : entity.fields + [.reason]
    case .agenda:
      return isForPeople
        ? [.day, .todoDue, .todoTitle, .todoFor, .todoPriority, .todoTags, .todoID]
        : [.day, .isLate] + entity.fields
    }
  }

  /// The rows with what a report says of them.
  func remarked(_ rows: [ListedRow]) -> [ListedRow] {
    switch self {
    case .list, .record: return rows
    case .ranked(let clock, _), .agenda(let clock, _):
      return rows.map { row in
        if case .todo(let event) = row { .remarked(event, clock.remark(on: event)) } else { row }
      }
    }
  }

  /// What somebody at a terminal is told when there are no rows.
  func nothing(of entity: Entity) -> String {
    switch self {
    case .list, .record: "no \(entity.plural)"
    case .ranked(_, let nothing): nothing
    case .agenda(_, days: 1): "nothing is late, and nothing is due today"
    case .agenda(_, let days): "nothing is late, and nothing is due in the next \(days) days"
    }
  }
}
