import LineupCore
import SQLite

/// Transactions that several calls share.
extension Database {
  /// Opens a transaction.
  func begin() throws {
    try inTurn { try open(.existing) }
  }

  /// Keeps the transaction as one step.
  func commit(_ mark: Mark) throws {
    _ = try inTurn { try close(mark, undoes: nil) }
  }

  /// Gives the transaction up.
  func rollback() throws {
    try inTurn {
      try withState { state in
        guard let transaction = state.transaction else { throw RepositoryError.noTransaction }
        state.transaction = nil
        try transaction.rollback()
      }
    }
  }

  /// Does work on changes in a transaction of its own.
  func replay(_ mark: Mark, _ body: (any ChangeTransaction) throws -> Int64?) throws -> ChangeSet {
    try inTurn {
      let work = SQLiteChangeTransaction(database: self, mark: mark)
      try open(.existing)
      do {
        let undoes = try body(work)
        let (changes, names) = try withState { state in
          guard let transaction = state.transaction else { throw RepositoryError.noTransaction }
          let session = transaction.session
          let changes = try transaction.start.map { try session.changes(after: $0) } ?? []
          return (changes, try session.names(in: changes))
        }
        return ChangeSet(changes, step: try close(mark, undoes: undoes), names: names)
      } catch {
        throw try withState { try self.giveUp(&$0, because: error as? RepositoryError) } ?? error
      }
    }
  }

  /// Gives up a transaction that failed.
  ///
  /// - Returns: the error to throw instead, where the real one is that there is no file.
  private func giveUp(_ state: inout State, because error: RepositoryError?) throws -> RepositoryError? {
    guard let transaction = state.transaction else { return nil }
    state.transaction = nil
    try transaction.rollback()
    guard transaction.isStandIn, let file, file.isNamed else { return nil }
    if case .conflicts = error { return nil }
    return .storage(StorageFailure(kind: .missing, path: file.path))
  }

  private func open(_ purpose: Purpose) throws {
    try withState { state in
      guard state.transaction == nil else { throw RepositoryError.transactionIsOpen }
      let session = try self.fileSessionForWriting(purpose, &state)
      do {
        state.transaction = try OpenTransaction(
          session ?? .empty(self.surroundings), isStandIn: session == nil)
      } catch {
        throw Database.unwritable(error)
      }
    }
  }

  /// Keeps the transaction as one step.
  ///
  /// - Returns: the number of the step; nil when nothing changed.
  @discardableResult
  private func close(_ mark: Mark, undoes: Int64?) throws -> Int64? {
    let (step, undone): (Int64?, [Change]?) = try withState { state in
      guard let transaction = state.transaction else { throw RepositoryError.noTransaction }
      state.transaction = nil
      guard transaction.session.connection.isInTransaction else { throw RepositoryError.transactionIsOver }
      guard try transaction.hasChanges, let start = transaction.start else {
        try transaction.rollback()
        return (nil, nil)
      }
      do {
        if transaction.isStandIn {
          let changes = try transaction.session.changes(after: start)
          try transaction.rollback()
          return (nil, changes)
        }
        if transaction.session.connection.hasMoved {
          throw Database.moved(transaction.session.connection.path)
        }
        let end = try transaction.session.journalEnd()
        try transaction.session.record(mark, after: start, to: end, undoes: undoes)
        try transaction.commit()
        transaction.session.hasCommitted(start, end, mark)
        return (end, nil)
      } catch {
        try transaction.rollback()
        throw LostTransaction(cause: error)
      }
    }
    return try undone.map { try make($0, mark) } ?? step
  }

  /// What is kept in a file that nobody finds any more is lost.
  static func moved(_ path: String) -> StorageFailure {
    StorageFailure(kind: .other, path: path, detail: "the file was moved, removed or replaced meanwhile")
  }

  /// Makes the file, and does in it what was done while there was none.
  private func make(_ changes: [Change], _ mark: Mark) throws -> Int64? {
    try open(.creating)
    do {
      try Replay.make(changes, in: SQLiteChangeTransaction(database: self, mark: mark))
      return try close(mark, undoes: nil)
    } catch {
      _ = try withState { try self.giveUp(&$0, because: nil) }
      throw error
    }
  }
}

extension Database {
  /// Does a part of an open transaction, all of it or nothing.
  ///
  /// - Parameters:
  ///   - mark: what a note in the journal says of itself, if one has to be made.
  ///   - body: what fails, if it does, after it has taken back its changes of rows, as far as those are its own.
  /// - Returns: the place in the journal before the part.
  static func part(of open: inout OpenTransaction?, _ mark: Mark, _ body: (Session) throws -> Void) throws
    -> Int64
  {
    guard let session = open?.session else { throw RepositoryError.noTransaction }
    guard session.connection.isInTransaction else { throw RepositoryError.transactionIsOver }
    do {
      try open?.prepare(mark)
      let start = try session.journalEndBeforeChanges()
      if try session.needsWayBack {
        try session.connection.savepoint { try body(session) }
      } else {
        try session.doWithoutWayBack(after: start, body)
      }
      return start
    } catch {
      throw unwritable(error)
    }
  }
}

extension Database.State {
  /// The session of whatever is open that holds the lock.
  var heldSession: Session? { transaction?.session ?? rehearsals.last?.session ?? group?.session }

  /// Whether an error, the newest one, ended on its own what is open, as a full disk does.
  func hasLostTransaction(_ error: any Error) -> Bool {
    guard let session = heldSession, !session.connection.isInTransaction,
      error as? RepositoryError != .transactionIsOver,
      !(error is LostTransaction)
    else { return false }
    // Nothing is left to give up but the turn.
    try? session.connection.rollback()
    return true
  }
}
