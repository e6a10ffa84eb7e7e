/// What can be done with changes: take steps back, bring them back, look at the log.
///
/// As every interactor it tells ``AppState`` and never throws.
package struct ChangeInteractor: Sendable {
  let repository: any Repository
  let appState: AppState

  /// Whose step `undo` and `redo` take when none is named.
  package enum Owner: Equatable, Sendable {
    /// This session's, as at a prompt, where only what was seen here is taken back unasked.
    case session

    /// This user's, from whichever session, as in scripts.
    case user
  }

  /// Takes a step back.
  ///
  /// - Parameters:
  ///   - number: which step; nil for the newest of the owner's that is in effect, undos and redos passed over.
  ///   - owner: whose.
  ///   - mark: what the undo says of itself.
  package func undo(_ number: Int64?, of owner: Owner, mark: Mark) -> Bool {
    takeBack(mark) { transaction in
      try number ?? newestCommand(of: owner, mark, in: transaction)
    }
  }

  /// Brings back what the owner's last undo took, unless another command of the owner's came after it.
  package func redo(of owner: Owner, mark: Mark) -> Bool {
    takeBack(mark) { transaction in try newestUndo(of: owner, mark, in: transaction) }
  }

  /// Lists steps, newest first.
  package func log(_ query: LogQuery) {
    var count: Int64 = 0
    appState.listingStopped.lower()
    appState.log.send(.began)
    do {
      try repository.steps(query) { page in
        count += Int64(page.count)
        appState.log.send(.steps(page))
        return !appState.listingStopped.isRaised
      }
      appState.log.send(.ended(count: count))
    } catch {
      appState.changeError.send(error)
    }
  }

  /// Shows one step and its changes.
  package func show(_ number: Int64) {
    do {
      let (step, changes) = try repository.step(number)
      appState.log.send(.shown(step, changes))
    } catch {
      appState.changeError.send(error)
    }
  }

  /// Takes the step back that the closure finds, and tells which it was once that is durable.
  private func takeBack(_ mark: Mark, _ find: (any ChangeTransaction) throws -> Int64) -> Bool {
    do {
      var event: LogEvent?
      let changes = try repository.replay(mark) { transaction in
        let (step, changes) = try transaction.step(find(transaction))
        guard !step.isUndone else { throw RepositoryError.alreadyUndone(step.id) }
        // A note of lineup's own is a step of the log too.
        guard !changes.isEmpty else { throw RepositoryError.nothingToUndo(elsewhere: nil) }
        try Replay.make(changes.reversed().map(\.inverted), undoing: step.id, in: transaction)
        event = .undone(step)
        if case .undo(let number) = step.kind, let undone = try kept(number, in: transaction) {
          event = .redone(undone)
        }
        return step.id
      }
      if let event { appState.log.send(event) }
      appState.publish(changes)
      return true
    } catch {
      appState.changeError.send(error)
      return false
    }
  }

  /// The owner's newest command that is in effect.
  ///
  /// - Throws: ``RepositoryError/nothingToUndo(elsewhere:)``, which names this user's newest when a session has none.
  private func newestCommand(of owner: Owner, _ mark: Mark, in transaction: any ChangeTransaction) throws
    -> Int64
  {
    var own: Int64?
    var users: Int64?
    try transaction.forEachStep { step in
      guard case .command = step.kind, !step.isUndone, let other = step.mark else { return true }
      if owner.owns(other, as: mark) { own = step.id }
      if users == nil, Owner.user.owns(other, as: mark) { users = step.id }
      return own == nil
    }
    guard let own else { throw RepositoryError.nothingToUndo(elsewhere: users) }
    return own
  }

  /// The owner's newest undo that is in effect and that no command of the owner's came after. Where the step that it took
  /// is forgotten nobody knows whether it was an undo or a redo itself, so it is none to bring back unasked.
  private func newestUndo(of owner: Owner, _ mark: Mark, in transaction: any ChangeTransaction) throws
    -> Int64
  {
    var undo: Int64?
    try transaction.forEachStep { step in
      guard let other = step.mark, owner.owns(other, as: mark) else { return true }
      if case .command = step.kind { return false }
      if case .undo(let taken) = step.kind, !step.isUndone, try kept(taken, in: transaction) != nil {
        undo = step.id
      }
      return undo == nil
    }
    guard let undo else { throw RepositoryError.nothingToRedo }
    return undo
  }

  /// The step of a number; nil when it is of the history that was forgotten.
  private func kept(_ number: Int64, in transaction: any ChangeTransaction) throws -> Step? {
    do {
      return try transaction.step(number).step
    } catch RepositoryError.stepForgotten {
      return nil
    }
  }
}

extension ChangeInteractor.Owner {
  /// Whether a step of that mark is the owner's, who makes another one of the second mark.
  fileprivate func owns(_ mark: Mark, as own: Mark) -> Bool {
    switch self {
    case .session: mark.session == own.session
    case .user: mark.user == own.user
    }
  }
}
