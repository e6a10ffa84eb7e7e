import LineupCore
import SQLite

/// Groups: one outer transaction, in which steps are made and kept as ever, and which makes them durable.
///
/// None of them takes long, so no statement is stopped in the middle, which would take the others with it.
extension Database {
  func beginGroup() throws -> Bool {
    try inTurn {
      try withState { state in
        guard state.transaction == nil, state.rehearsals.isEmpty, state.group == nil else {
          throw RepositoryError.transactionIsOpen
        }
        guard let session = try self.fileSessionForWriting(.existing, &state) else { return false }
        do {
          try session.connection.begin()
        } catch {
          throw Database.unwritable(error)
        }
        session.connection.isStoppable = false
        session.isPartOfTransaction = true
        state.group = StepGroup(session)
        return true
      }
    }
  }

  func endGroup() throws {
    try inTurn {
      try withState { state in
        guard let group = state.group else { throw RepositoryError.noTransaction }
        // Committing it would keep the half of that.
        guard state.transaction == nil else { throw RepositoryError.transactionIsOpen }
        state.group = nil
        let session = group.session
        session.connection.isStoppable = true
        session.isPartOfTransaction = false
        do {
          guard session.connection.isInTransaction else { throw RepositoryError.transactionIsOver }
          // What changed nothing leaves no trace.
          guard group.hasSteps else { return try session.connection.rollback() }
          if session.connection.hasMoved { throw Database.moved(session.connection.path) }
          try session.connection.commit()
        } catch {
          session.forgetSchema()
          try session.connection.rollback()
          throw error
        }
        session.switchToWAL()
        session.keepSearchUp()
      }
    }
  }
}

extension Database {
  /// Makes a step in a group. The first makes the journal ready for changes; for the others a savepoint would cost as much
  /// as all the rest, and is taken only where triggers of other programs may leave one half done.
  static func step(in group: StepGroup, _ mark: Mark, _ body: (Session) throws -> Void) throws -> ChangeSet {
    let session = group.session
    guard session.connection.isInTransaction else { throw RepositoryError.transactionIsOver }
    if try !group.hasSteps || session.needsWayBack { return try step(on: session, mark, body) }
    let start = try session.journalEndBeforeChanges()
    try session.doWithoutWayBack(after: start, body)
    do {
      let (changes, end) = try session.ownChanges(after: start)
      if changes.isEmpty {
        try session.forgetRows(after: start)
        return []
      }
      try session.record(mark, after: start, to: end, undoes: nil)
      session.hasChanged(upTo: end)
      let names = try session.names(in: changes)
      session.hasCommitted(start, end, mark)
      return ChangeSet(changes, step: end, names: names)
    } catch {
      // What was changed is no step, so nobody would be told of it.
      try session.connection.rollback()
      throw error
    }
  }
}

/// Steps that become durable together.
struct StepGroup {
  let session: Session
  private let countBefore: Int

  init(_ session: Session) {
    self.session = session
    countBefore = session.stepCount
  }

  /// Whether there are any.
  var hasSteps: Bool { session.stepCount > countBefore }
}
