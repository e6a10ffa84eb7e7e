import LineupCore

/// Maps commands on data onto calls of interactors. What comes of a call is told by the app state.
struct Evaluator {
  let interactor: Interactor

  /// What a step that the command makes says of itself.
  let mark: Mark

  /// Whose steps `undo` and `redo` take.
  let owner: ChangeInteractor.Owner

  /// Runs a command on data; any other is not its business.
  ///
  /// - Parameter consent: asked for by what may change many rows.
  func run(_ command: Command, consent: () -> Consent) {
    switch command {
    case .addMember(let draft, let orSet):
      _ = interactor.member.saveMember(draft, orSet: orSet, mark: mark)
    case .addTodo(var draft):
      // What was done already when it was added was done by then.
      if draft.complete { draft.completed = draft.createAt ?? mark.date }
      _ = interactor.todoEvent.createEvent(draft, mark: mark)
    case .list(let query): list(query)
    case .show(let rows): list(Query(rows: rows))
    case .listOpen(let query): interactor.report.listOpen(query, now: mark.date)
    case .stats: interactor.report.count(now: mark.date)
    case .setMembers(let rows, let patch):
      _ = interactor.member.updateMember(rows, patch, consent: consent(), mark: mark)
    case .setTodos(let rows, let patch):
      _ = interactor.todoEvent.updateEvent(rows, patch, consent: consent(), mark: mark)
    case .remove(let rows):
      switch rows.entity {
      case .member: _ = interactor.member.deleteMember(rows, consent: consent(), mark: mark)
      case .todo: _ = interactor.todoEvent.deleteEvent(rows, consent: consent(), mark: mark)
      }
    case .undo(let step): _ = interactor.change.undo(step, of: owner, mark: mark)
    case .redo: _ = interactor.change.redo(of: owner, mark: mark)
    case .log(let query): interactor.change.log(query)
    case .showStep(let number): interactor.change.show(number)
    case .prune: interactor.change.prune(now: mark.date)
    case .begin, .commit, .rollback: break
    case .watch, .mock, .open, .source, .set, .alias, .explain, .history, .edit, .help, .quit: break
    }
  }

  private func list(_ query: Query) {
    switch query.entity {
    case .member: interactor.member.getAllMember(query)
    case .todo: interactor.todoEvent.listEvents(query)
    }
  }
}

extension Command {
  /// Whether it is about data, and not about the shell.
  var isOnData: Bool {
    switch self {
    case .addMember, .addTodo, .list, .show, .listOpen, .stats, .setMembers, .setTodos, .remove, .undo, .redo,
      .log, .showStep,
      .prune, .watch:
      true
    case .begin, .commit, .rollback: false
    case .mock, .open, .source, .set, .alias, .explain, .history, .edit, .help, .quit: false
    }
  }
}
