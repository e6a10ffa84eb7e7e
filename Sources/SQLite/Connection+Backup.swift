import CSQLite

extension Connection {
  /// How many pages are copied at a time: some tenths of a millisecond.
  private static let portion: Int32 = 200

  /// Copies the whole database over another one, as it is at one moment, while others go on using it:
  /// `sqlite3_backup_*`.
  ///
  /// - Throws: ``SQLiteError``; the destination then holds what it held before.
  package func backUp(to destination: Connection) throws {
    try snapshot {
      // The view of the database begins with the first look at it; without one, each portion would have its own.
      _ = try value("PRAGMA schema_version") as Int64
      try copyPages(to: destination)
    }
  }

  private func copyPages(to destination: Connection) throws {
    guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
      throw SQLiteError(sqlite3_extended_errcode(destination.handle), of: destination.handle)
    }
    var stepped = SQLITE_OK
    var isStopped = false
    while stepped == SQLITE_OK, !isStopped {
      stepped = sqlite3_backup_step(backup, Connection.portion)
      isStopped = stepped == SQLITE_OK && interrupter?.wantsStop() == true
    }
    let finished = sqlite3_backup_finish(backup)
    if isStopped { throw SQLiteError(.interrupt, "interrupted") }
    // A step that found a database locked is no error of the backup as a whole, but nothing was copied.
    let code = stepped == SQLITE_DONE ? finished : stepped
    guard code == SQLITE_OK else { throw SQLiteError(code, of: destination.handle) }
  }
}
