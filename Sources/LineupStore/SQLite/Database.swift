import LineupCore
import SQLite
import Synchronization

/// The database behind a ``Dao``: one connection, opened by the first call, used by one thread at a time.
package final class Database: Sendable {
  /// Whether a change may make the file, or only what is there can change.
  enum Purpose {
    case creating
    case existing
  }

  /// What the lock protects.
  struct State {
    var session: Session?

    /// Stands in for a file, or a table in it, that does not exist yet.
    var empty: Session?

    /// What ``Database/begin()`` opened.
    var transaction: OpenTransaction?

    /// Where the steps are made that become durable together, since ``Database/beginGroup()``.
    var group: StepGroup?

    /// What ``Database/beginRehearsal()`` began, each within the one before.
    var rehearsals: [Rehearsal] = []
    var listings: [Int: any RowSource] = [:]
    var lastListing = 0

    /// Whether there was a file since news were last asked for.
    var sawFile = false

    /// Whether the file was made and nobody was told yet.
    var hasCreated = false
  }

  /// The file; nil for a database in memory.
  let file: DatabaseLocation?
  let user: String

  /// Whether no change is ever forgotten that is made here, in memory.
  let keepsHistory: Bool

  let surroundings: Surroundings
  private let created: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Held by whoever changes data until it is kept or given up, so that no other thread's change gets into the middle.
  private let turn = Mutex(())

  init(
    file: DatabaseLocation?, user: String = "", keepsHistory: Bool = false, surroundings: Surroundings,
    created: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.file = file
    self.user = user
    self.keepsHistory = keepsHistory
    self.surroundings = surroundings
    self.created = created
  }

  /// Runs `body` with one unchanging view of the rows of an entity. Where there are none yet, it sees an
  /// empty table.
  func read<Result: Sendable>(
    _ entity: Entity, _ body: @Sendable (Session) throws -> Result
  ) throws -> Result {
    try withState { state in try self.withReader(of: entity, &state, body) }
  }

  /// Runs `body` with one unchanging view of everything.
  func readAll<Result: Sendable>(_ body: @Sendable (Session) throws -> Result) throws -> Result {
    try withState { state in try self.withJournal(&state, body) }
  }

  /// Runs `body` in one transaction, and keeps what it did as one step, unless nothing changed. In an open transaction it
  /// is a part of that.
  ///
  /// - Returns: the changes, as the journal has them.
  func write(_ purpose: Purpose, _ mark: Mark, _ body: @Sendable (Session) throws -> Void) throws -> ChangeSet
  {
    try inTurn {
      try withState { state in
        if let session = state.transaction?.session {
          let start = try Database.part(of: &state.transaction, mark, body)
          let (changes, end) = try session.ownChanges(after: start)
          session.hasChanged(upTo: end)
          return ChangeSet(changes, names: try session.names(in: changes))
        }
        if let group = state.group { return try Database.step(in: group, mark, body) }
        guard let session = try self.sessionForWriting(purpose, &state) else {
          // There is no file yet, and nothing in it that could change: `body` finds that out.
          try body(self.emptySession(&state))
          return []
        }
        return try Database.step(on: session, mark, body)
      }
    }
  }

  static func step(on session: Session, _ mark: Mark, _ body: (Session) throws -> Void) throws
    -> ChangeSet
  {
    do {
      var start: Int64 = 0
      var end: Int64 = 0
      let (changes, names) = try session.connection.transaction {
        try session.makeWhole(mark)
        start = try session.journalEnd()
        try body(session)
        let (changes, last) = try session.ownChanges(after: start)
        if changes.isEmpty { throw NothingChanged() }
        try session.record(mark, after: start, to: last, undoes: nil)
        end = last
        return (changes, try session.names(in: changes))
      }
      session.hasCommitted(start, end, mark)
      return ChangeSet(changes, step: end, names: names)
    } catch {
      session.forgetSchema()
      if error is NothingChanged { return [] }
      throw Database.unwritable(error)
    }
  }

  /// The error of a transaction. The file was read a moment before: what cannot be opened is the journal of SQLite that
  /// would have to be made beside it.
  static func unwritable(_ error: any Error) -> any Error {
    guard let error = error as? SQLiteError, ResultCode.cannotOpen ~= error else { return error }
    return SQLiteError(.readOnly, error.message, sql: error.sql)
  }

  /// Ends a transaction without a trace.
  private struct NothingChanged: Error {}

  /// Runs `body`, which changes data, while no other thread can, and tells afterwards, outside the lock, when the file
  /// was made.
  func inTurn<Result: Sendable>(_ body: () throws -> Result) throws -> Result {
    defer { announce() }
    return try turn.withLock { _ in try body() }
  }

  private func announce() {
    guard let file else { return }
    let isNew = state.withLock { state in
      defer { state.hasCreated = false }
      return state.hasCreated
    }
    if isNew { created(file.path) }
  }

  /// Runs `body` under the lock, and makes every error one that a repository throws.
  func withState<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) throws -> Result {
    do {
      return try state.withLock { state in
        do {
          return try body(&state)
        } catch {
          throw state.hasLostTransaction(error) ? LostTransaction(cause: error) : error
        }
      }
    } catch {
      throw RepositoryError(error, path: file?.path ?? ":memory:")
    }
  }
}
