import LineupCore
import SQLite

/// When and how the file is opened.
extension Database {
  /// A database in memory that holds what the file of another does, or nothing where there is no file.
  convenience init(copyOf other: Database) throws {
    self.init(file: nil, keepsHistory: true, surroundings: other.surroundings)
    guard let file = other.file else { return }
    do {
      try withState { state in
        if try DatabaseFile.exists(file.path) {
          state.session = try Session.copy(of: file.path, surroundings)
        } else if file.isNamed {
          throw StorageFailure(kind: .missing, path: file.path)
        }
      }
    } catch RepositoryError.storage(let failure) {
      throw RepositoryError.storage(
        StorageFailure(kind: failure.kind, path: file.path, detail: failure.detail))
    }
  }

  /// Calls `body` with the session that has the rows of an entity, or an empty one where they are not there yet, and
  /// with one unchanging view of them.
  func withReader<Result>(
    of entity: Entity, _ state: inout State, _ body: (Session) throws -> Result
  ) throws -> Result {
    guard let session = try openSession(&state) else {
      if let file, file.isNamed { throw StorageFailure(kind: .missing, path: file.path) }
      return try body(emptySession(&state))
    }
    return try session.snapshot {
      try body(session.has(entity) ? session : emptySession(&state))
    }
  }

  /// Calls `body` with the session of the file and one unchanging view of it, or with an empty one where there is no file.
  func withJournal<Result>(_ state: inout State, _ body: (Session) throws -> Result) throws -> Result {
    guard let session = try openSession(&state) else {
      if let file, file.isNamed { throw StorageFailure(kind: .missing, path: file.path) }
      return try body(emptySession(&state))
    }
    return try session.snapshot { try body(session) }
  }

  /// The session that may change data; nil when there is no file and the purpose is none to make one for.
  ///
  /// - Throws: ``StorageFailure`` when the file was named and is missing.
  func sessionForWriting(_ purpose: Purpose, _ state: inout State) throws -> Session? {
    if let session = try fileSessionForWriting(purpose, &state) { return session }
    if let file, file.isNamed { throw StorageFailure(kind: .missing, path: file.path) }
    return nil
  }

  /// The same, nil also when the file was named.
  func fileSessionForWriting(_ purpose: Purpose, _ state: inout State) throws -> Session? {
    if let session = try openSession(&state) {
      if state.isToRehearse { return try rehearse(on: session, &state) }
      try session.prepareForWriting(user: user)
      return session
    }
    guard let file, purpose == .creating else { return nil }
    if !state.rehearsals.isEmpty { return try rehearseCreating(file, &state) }
    if try DatabaseFile.create(file) { state.hasCreated = true }
    guard let session = try openSession(&state) else {
      throw StorageFailure(kind: .missing, path: file.path)
    }
    try session.prepareForWriting(user: user)
    return session
  }

  func emptySession(_ state: inout State) throws -> Session {
    if let empty = state.empty { return empty }
    let empty = try Session.empty(surroundings)
    state.empty = empty
    return empty
  }

  /// The session of the open transaction, the rehearsal or the group, or else the open session, or a new one where none is open or
  /// another file has taken the place of its file; nil when there is no file.
  func openSession(_ state: inout State) throws -> Session? {
    if let session = state.heldSession {
      guard session.connection.isInTransaction else { throw RepositoryError.transactionIsOver }
      return session
    }
    if let session = state.session, !session.isMomentary, !session.connection.hasMoved { return session }
    state.session = nil
    guard let file else {
      let session = try Session.empty(surroundings)
      if keepsHistory { session.keptPlace = 0 }
      state.session = session
      return session
    }
    guard try DatabaseFile.exists(file.path) else { return nil }
    state.session = try Session.open(file.path, surroundings)
    state.sawFile = true
    return state.session
  }
}
