import CSQLite

extension Connection {
  /// Copies the whole database over another one, as it is at one moment, while others go on using it:
  /// `sqlite3_backup_*`.
  ///
  /// - Throws: ``SQLiteError``; the destination then holds what it held before.
  package func backUp(to destination: Connection) throws {
    guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
      throw SQLiteError(sqlite3_extended_errcode(destination.handle), of: destination.handle)
    }
    let stepped = sqlite3_backup_step(backup, -1)
    let finished = sqlite3_backup_finish(backup)
    // A step that found a database locked is no error of the backup as a whole, but nothing was copied.
    let code = stepped == SQLITE_DONE ? finished : stepped
    guard code == SQLITE_OK else { throw SQLiteError(code, of: destination.handle) }
  }
}
