import LineupCore
import SQLite

/// Rehearsals: one outer transaction, in which steps are made and kept as ever, by savepoints, and which itself is not.
extension Database {
  func beginRehearsal() throws {
    try inTurn {
      try withState { state in
        guard state.group == nil else { throw RepositoryError.transactionIsOpen }
        let session = state.transaction?.session ?? state.rehearsals.last?.session
        if session?.connection.isInTransaction == false { throw RepositoryError.transactionIsOver }
        state.rehearsals.append(try Rehearsal(in: session, transaction: state.transaction))
      }
    }
  }

  func endRehearsal() throws {
    try inTurn {
      try withState { state in
        guard let rehearsal = state.rehearsals.popLast() else { throw RepositoryError.noTransaction }
        let transaction = state.transaction
        state.transaction = rehearsal.transaction
        if rehearsal.transaction == nil { try transaction?.rollback() }
        // What did not fit into memory is in the WAL, for whoever is the last to close the file.
        if rehearsal.session?.tidiesWAL == true { state.session?.tidiesWAL = true }
        try rehearsal.end()
      }
    }
  }

  /// Begins to change things in a rehearsal. A file gets a connection of its own for it, so that the other one goes on
  /// with what it knows afterwards.
  func rehearse(on session: Session, _ state: inout State) throws -> Session {
    let session = try file.map { try Session.open($0.path, surroundings) } ?? session
    try session.prepareForWriting(user: user)
    session.tidiesWAL = DatabaseFile.size(session.connection.path + "-wal") ?? 0 == 0
    try state.startRehearsal(on: session)
    return session
  }

  /// Stands in for a file that the real call would make.
  func rehearseCreating(_ file: DatabaseLocation, _ state: inout State) throws -> Session {
    try DatabaseFile.requireCreatable(file)
    let session = try Session.empty(surroundings)
    try state.startRehearsal(on: session)
    return session
  }
}

extension Database.State {
  /// Whether there is a rehearsal in which nothing was to be changed yet.
  var isToRehearse: Bool { rehearsals.last.map { $0.session == nil } ?? false }

  fileprivate mutating func startRehearsal(on session: Session) throws {
    guard var rehearsal = rehearsals.popLast() else { throw RepositoryError.noTransaction }
    defer { rehearsals.append(rehearsal) }
    try rehearsal.start(on: session)
  }
}
