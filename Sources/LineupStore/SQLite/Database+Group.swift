import LineupCore
import SQLite

/// Groups: one outer transaction, in which steps are made and kept as ever, by savepoints, and which makes them durable.
///
/// None of them takes long, so no statement is stopped in the middle, which would take the others with it.
extension Database {
  func beginGroup() throws -> Bool {
    try inTurn {
      try withState { state in
        guard state.transaction == nil, state.rehearsals.isEmpty, state.group == nil else {
          throw RepositoryError.transactionIsOpen
        }
        guard self.file != nil, let session = try self.fileSessionForWriting(.existing, &state) else {
          return false
        }
        do {
          try session.connection.begin()
        } catch {
          throw Database.unwritable(error)
        }
        session.connection.isStoppable = false
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
      }
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
