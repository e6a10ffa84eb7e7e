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
    var listings: [Int: Cursor] = [:]
    var lastListing = 0

    /// Whether the file was made and nobody was told yet.
    var hasCreated = false
  }

  /// The file; nil for a database in memory.
  let file: DatabaseLocation?
  let user: String
  private let created: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(file: DatabaseLocation?, user: String, created: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.user = user
    self.created = created
  }

  /// Runs `body` with one unchanging view of the rows of an entity. Where there are none yet, it sees an
  /// empty table.
  func read<Result: Sendable>(
    _ entity: Entity, _ body: @Sendable (Session) throws -> Result
  ) throws -> Result {
    try withState { state in try self.withReader(of: entity, &state, body) }
  }

  /// Runs `body` in one transaction, and keeps what it did when it says that something changed.
  func write(_ purpose: Purpose, _ body: @Sendable (Session) throws -> [Change]) throws -> [Change] {
    defer { announce() }
    return try withState { state in
      guard let session = try self.sessionForWriting(purpose, &state) else {
        // There is no file yet, and nothing in it that could change: `body` finds that out.
        return try body(self.emptySession(&state))
      }
      return try self.transaction(on: session, body)
    }
  }

  private func transaction(
    on session: Session, _ body: (Session) throws -> [Change]
  ) throws -> [Change] {
    do {
      let changes = try session.connection.transaction {
        try session.makeWhole()
        let changes = try body(session)
        if changes.isEmpty { throw NothingChanged() }
        return changes
      }
      session.switchToWAL()
      return changes
    } catch {
      session.forgetSchema()
      if error is NothingChanged { return [] }
      throw error
    }
  }

  /// Ends a transaction without a trace.
  private struct NothingChanged: Error {}

  /// Tells that the file was made, outside the lock.
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
      return try state.withLock { try body(&$0) }
    } catch {
      throw RepositoryError(error, path: file?.path ?? ":memory:")
    }
  }
}
