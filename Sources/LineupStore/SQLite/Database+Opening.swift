import LineupCore
import SQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// When and how the file is opened.
extension Database {
  /// The session that has the rows of an entity, or an empty one where they are not there yet.
  func sessionForReading(_ entity: Entity, _ state: inout State) throws -> Session {
    guard let session = try openSession(&state) else {
      if let file, file.isNamed { throw StorageFailure(kind: .missing, path: file.path) }
      return try emptySession(&state)
    }
    return try session.has(entity) ? session : emptySession(&state)
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

  /// The open session, or a new one where none is open or another file has taken the place of its file; nil when there is
  /// no file.
  private func openSession(_ state: inout State) throws -> Session? {
    if let session = state.session, !session.connection.hasMoved { return session }
    state.session = nil
    guard let file else {
      state.session = try Session.empty()
      return state.session
    }
    guard try DatabaseFile.exists(file.path) else { return nil }
    state.session = try Session(.file(file.path))
    return state.session
  }
}
