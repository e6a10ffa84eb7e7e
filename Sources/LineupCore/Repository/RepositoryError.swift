/// Why a repository did not do what it was asked. The data is as it was.
package enum RepositoryError: Error, Equatable {
  /// The row that was named by id or by name does not exist.
  case recordNotFound(Entity, Selection.Term)

  /// A member of that name exists already; the id is his.
  case nameTaken(String, id: Int64)

  /// A row of that id exists already.
  case idTaken(Entity, Int64)

  /// The greatest id has been given; there is none left to choose.
  case idsExhausted(Entity)

  /// The rows are not those that were shown when the question was asked.
  case rowsChanged

  /// The change touches that many rows, which were not named one by one, and nobody agreed to it.
  case consentNeeded(rows: Int)

  /// The person who was asked said no.
  case declined

  /// The log has no step of that number.
  case stepNotFound(Int64)

  /// The log no longer goes back to that number: what was there exceeded the limit of history.
  case stepForgotten(Int64)

  /// The step has been taken back already.
  case alreadyUndone(Int64)

  /// There is no step left to take back; the number is one of this user's in another session.
  case nothingToUndo(elsewhere: Int64?)

  /// No undo of the owner's is the last thing that the owner did.
  case nothingToRedo

  /// Rows are not as the changes expect them. Nothing was changed.
  case conflicts([Conflict])

  /// A transaction is open already.
  case transactionIsOpen

  /// No transaction is open.
  case noTransaction

  /// An error has ended the open transaction, or the rehearsal. Nothing can be done before it is rolled back.
  case transactionIsOver

  /// Somebody wanted it to stop. In a transaction, that may be over with it.
  case interrupted

  /// The database did not do its part.
  case storage(StorageFailure)
}

/// What went wrong with a database, where, and in the engine's own words.
package struct StorageFailure: Error, Equatable {
  package enum Kind: Equatable, Sendable {
    /// The file exists and cannot be opened: rights, a folder, a device.
    case cannotOpen

    /// The file, which was named, does not exist.
    case missing

    /// No file was named, and nothing tells where the usual one is.
    case unnamed

    /// The file is of another kind.
    case notADatabase

    /// The file is a database, and its content contradicts itself.
    case damaged

    /// The file was written by a newer lineup. Nothing was changed in it.
    case newerSchema(found: Int64, known: Int64)

    /// The file has a table of one of our names that is not ours.
    case foreignSchema

    /// The file, its folder or its medium cannot be written to.
    case readOnly

    /// Another process has been writing for as long as we were ready to wait. `holder` tells which, when known.
    case busy(holder: String?)

    /// There is no room left.
    case full

    /// Reading or writing failed for another reason.
    case inputOutput

    /// Anything else the engine reported.
    case other
  }

  package let kind: Kind

  /// The database file; `:memory:` for a sandbox.
  package let path: String

  /// The engine's words, for people who know it; may be empty.
  package let detail: String

  package init(kind: Kind, path: String, detail: String = "") {
    self.kind = kind
    self.path = path
    self.detail = detail
  }
}
