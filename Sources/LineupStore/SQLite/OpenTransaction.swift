import LineupCore
import SQLite

/// A transaction that several calls share.
struct OpenTransaction {
  let session: Session

  /// Whether the session is an empty one in memory, since there is no file yet: what is done in it is done again on the
  /// file that is made when it is to be kept.
  let isStandIn: Bool

  /// Whether it is a savepoint, in a rehearsal or a group.
  private let isNested: Bool

  /// Whether what surrounds it consists of several calls too.
  private let isPartOfMore: Bool

  /// The place in the journal before the step's first row; nil before anything was to be changed.
  var start: Int64?

  /// Takes the write lock, and holds it.
  init(_ session: Session, isStandIn: Bool) throws {
    self.session = session
    self.isStandIn = isStandIn
    isNested = session.connection.isInTransaction
    isPartOfMore = session.isPartOfTransaction
    try isNested ? session.connection.beginSavepoint() : session.connection.begin()
    do {
      try session.currentSchema()
    } catch {
      try rollback()
      throw error
    }
    session.isPartOfTransaction = true
  }

  /// Makes the journal ready for changes.
  mutating func prepare(_ mark: Mark) throws {
    if start != nil { return }
    do {
      try session.connection.savepoint { try session.makeWhole(mark) }
      start = try session.journalEnd()
      session.openStart = start
    } catch {
      session.forgetSchema()
      throw error
    }
  }

  /// Whether there is anything to keep.
  var hasChanges: Bool {
    get throws { try start.map { try session.journalEnd() > $0 } ?? false }
  }

  func commit() throws {
    try isNested ? session.connection.keepSavepoint() : session.connection.commit()
    session.isPartOfTransaction = isPartOfMore
    session.openStart = nil
  }

  func rollback() throws {
    session.isPartOfTransaction = isPartOfMore
    session.openStart = nil
    session.forgetSchema()
    try isNested ? session.connection.dropSavepoint() : session.connection.rollback()
  }
}

/// An error that ended the open transaction on its own, or the rehearsal.
struct LostTransaction: Error {
  let cause: any Error
}
