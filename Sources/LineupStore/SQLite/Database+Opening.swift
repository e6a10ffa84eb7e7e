import LineupCore
import SQLite

/// When and how the file is opened.
extension Database {
  /// Calls `body` with the session that has the rows of an entity, or an empty one where they are not there
  /// yet, and with one unchanging view of them.
  func withReader<Result>(
    of entity: Entity, _ state: inout State, _ body: (Session) throws -> Result
  ) throws -> Result {
    guard let session = try openSession(&state) else {
      if let file, file.isNamed { throw StorageFailure(kind: .missing, path: file.path) }
      return try body(emptySession(&state))
    }
    return try session.connection.snapshot {
      try body(session.has(entity) ? session : emptySession(&state))
    }
  }

  /// The session that may change data; nil when there is no file and the purpose is none to make one for.
  func sessionForWriting(_ purpose: Purpose, _ state: inout State) throws -> Session? {
    if let session = try openSession(&state) {
      try session.prepareForWriting(user: user)
      return session
    }
    guard let file else { return nil }
    guard purpose == .creating else {
      if file.isNamed { throw StorageFailure(kind: .missing, path: file.path) }
      return nil
    }
    if try DatabaseFile.create(file) { state.hasCreated = true }
    guard let session = try openSession(&state) else {
      throw StorageFailure(kind: .missing, path: file.path)
    }
    try session.prepareForWriting(user: user)
    return session
  }

  func emptySession(_ state: inout State) throws -> Session {
    if let empty = state.empty { return empty }
    let empty = try Session.empty()
    state.empty = empty
    return empty
  }

  /// The open session, or a new one where none is open or another file has taken the place of its file; nil
  /// when there is no file.
  private func openSession(_ state: inout State) throws -> Session? {
    if let session = state.session, !session.isMomentary, !session.connection.hasMoved { return session }
    state.session = nil
    guard let file else {
      state.session = try Session.empty()
      return state.session
    }
    guard try DatabaseFile.exists(file.path) else { return nil }
    state.session = try Session.open(file.path)
    return state.session
  }
}
