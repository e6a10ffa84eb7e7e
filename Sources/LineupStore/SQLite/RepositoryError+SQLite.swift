import LineupCore
import SQLite

extension RepositoryError {
  /// Makes of any error what a repository throws.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as RepositoryError: self = error
    case let error as LostTransaction: self.init(lost: RepositoryError(error.cause, path: path))
    case let error as StorageFailure: self = .storage(error)
    case let error as SQLiteError where ResultCode.interrupt ~= error: self = .interrupted
    default: self = .storage(StorageFailure(error, path: path))
    }
  }

  /// The error with the word that it ended the open transaction.
  private init(lost error: RepositoryError) {
    guard case .storage(let failure) = error else {
      self = error
      return
    }
    let detail = [failure.detail, "nothing of the transaction was kept"].filter { !$0.isEmpty }
    self = .storage(
      StorageFailure(kind: failure.kind, path: failure.path, detail: detail.joined(separator: "; ")))
  }
}

extension StorageFailure {
  init(_ error: any Error, path: String) {
    switch error {
    case let error as SQLiteError:
      self.init(kind: Kind(error), path: path, detail: error.message)
    case let error as QueueTimeout:
      self.init(kind: .busy(holder: error.holder?.text), path: path, detail: "waited in the writers' queue")
    case let error as Migrator.NewerSchema:
      self.init(kind: .newerSchema(found: error.found, known: error.known), path: path)
    case let error as ForeignSchema:
      self.init(kind: .foreignSchema, path: path, detail: "\(error.table) \(error.reason)")
    default:
      self.init(kind: .other, path: path, detail: "\(error)")
    }
  }
}

extension StorageFailure.Kind {
  fileprivate init(_ error: SQLiteError) {
    switch error.code {
    case .notADatabase: self = .notADatabase
    case .corrupt: self = .damaged
    case .cannotOpen, .permission, .authorization: self = .cannotOpen
    case .readOnly: self = .readOnly
    case .busy, .locked: self = .busy(holder: nil)
    case .full: self = .full
    case .inputOutput: self = .inputOutput
    // An id that is no integer, or a column that is not there: the table is called as ours and is another.
    case .mismatch: self = .foreignSchema
    case .error where error.message.hasPrefix("no such column"): self = .foreignSchema
    default: self = .other
    }
  }
}

extension QueueHolder {
  /// The holder as it is told to whoever waits.
  fileprivate var text: String {
    let time = LineupCore.Date(milliseconds: since * 1000).storedText.prefix(19)
    return "process \(process) (\(user)), since \(time)Z"
  }
}
