import LineupCore

/// What a person is told of to-dos unasked.
extension Session {
  /// For how many members what they have to do is shown: more than that are a list, and nobody's close look.
  private static let mostMembers = 20

  /// The style in which the open to-dos of members are shown beneath these, and the query for them; nil where none are
  /// to be shown.
  func todosBeneath(_ command: Command, _ style: Printer.Style) -> (style: Printer.Style, query: Query)? {
    guard case .show(let rows) = command, rows.entity == .member, style.mode == .table,
      let members = container.appState.members.value, (1...Session.mostMembers).contains(members.count)
    else { return nil }
    var style = style
    style.layout = .list
    style.isSupplement = true
    style.fields =
      [.todoID, .todoTitle, .todoDue] + (members.count > 1 ? [.todoFor] : [])
      + [.todoPriority, .todoTags, .todoNote]
    let query = Query(
      rows: Selection(
        entity: .todo,
        filter: .and(.not(.isTrue(.todoDone)), .oneOf(.todoFor, members.map { .integer($0.id) }))),
      order: [Ordering(field: .todoDue), Ordering(field: .todoPriority, descending: true)])
    return (style, query)
  }

  /// Warnings of what may be a slip in a command that is entered by hand; nothing is refused for it. They are to be told
  /// when it has succeeded.
  func advice(on command: Command, in source: Source) -> [String] {
    guard surroundings.errorIsTerminal, source.origin == .prompt || source.origin == .operands else {
      return []
    }
    switch command {
    case .addTodo(let draft) where !draft.complete:
      return [draft.due.flatMap(lateness), duplicate(of: draft.title)].compactMap(\.self)
    case .setTodos(_, let patch):
      guard case .set(let due) = patch.due else { return [] }
      return [lateness(due)].compactMap(\.self)
    default: return []
    }
  }

  /// That a due date has gone by.
  private func lateness(_ due: Due) -> String? {
    let clock = DueClock(now: surroundings.now(), zone: surroundings.zone)
    guard clock.isLate(due) else { return nil }
    var text = Array("that date has gone by: ".utf8)
    text.append(due, isOpen: true, OutputTraits(zone: surroundings.zone, dueClock: clock))
    return String(decoding: text, as: UTF8.self)
  }

  /// That an open to-do has the title already, case aside. It is looked for among the newest only.
  private func duplicate(of title: String) -> String? {
    let found = suggestions(.todo, .text(title, .everywhere, done: false), limit: 100)
    for case .todo(let event) in found where event.title.searchKey == title.searchKey {
      return "todo \(event.id) is open and has that title already"
    }
    return nil
  }
}
