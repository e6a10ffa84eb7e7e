import LineupCore
import SQLite

/// What is done only to be seen: it is given up at its end.
struct Rehearsal {
  /// Where it is done; nil before the first call that is to change something, so that whoever only reads needs no lock.
  var session: Session?

  /// The transaction that it is a part of.
  let transaction: OpenTransaction?

  /// Whether it is a savepoint, in a transaction or in another rehearsal.
  let isNested: Bool

  /// What the session knew of old history when it began.
  var hadOldHistory = false

  /// Begins a rehearsal within whatever is open.
  init(in session: Session?, transaction: OpenTransaction?) throws {
    self.session = session
    self.transaction = transaction
    isNested = session != nil
    hadOldHistory = session?.hasOldHistory ?? false
    try session?.connection.beginSavepoint()
  }

  /// Takes the write lock, and holds it.
  mutating func start(on session: Session) throws {
    try session.connection.begin()
    do {
      try session.currentSchema()
    } catch {
      try session.connection.rollback()
      throw error
    }
    hadOldHistory = session.hasOldHistory
    self.session = session
  }

  /// Gives up what was done.
  func end() throws {
    guard let session else { return }
    session.forgetSchema()
    session.openStart = transaction?.start
    session.hasOldHistory = hadOldHistory
    try isNested ? session.connection.dropSavepoint() : session.connection.rollback()
  }
}
