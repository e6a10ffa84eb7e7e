import CSQLite

/// A compiled statement. A connection owns it, lends it out for one run and resets it afterwards.
///
/// Left un-reset, a statement holds its read transaction open and the WAL cannot be shortened; so statements
/// are only reached through ``Connection``, which never forgets.
package final class Statement {
  let handle: OpaquePointer
  let sql: String
  private let interrupter: Interrupter?

  /// Whether somebody is running it, so that a nested run of the same SQL needs another.
  var isLent = false

  /// Compiles the first statement of `sql`: `sqlite3_prepare_v3`.
  init(_ sql: String, on database: OpaquePointer, _ interrupter: Interrupter?) throws {
    var text = sql
    var handle: OpaquePointer?
    let code = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_prepare_v3(
          database, characters.baseAddress, Int32(clamping: characters.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
      }
    }
    guard code == SQLITE_OK else { throw SQLiteError(code, of: database, sql: sql) }
    guard let handle else { throw SQLiteError(.misuse, "there is no statement in the text", sql: sql) }
    self.handle = handle
    self.sql = sql
    self.interrupter = interrupter
  }

  deinit { sqlite3_finalize(handle) }

  /// Makes sure that so many parameters are all there are, for one that nobody bound would be NULL without a word:
  /// `sqlite3_bind_parameter_count`.
  func requireCount(_ count: Int32) throws {
    let wanted = sqlite3_bind_parameter_count(handle)
    guard count == wanted else {
      throw SQLiteError(.range, "\(count) values for \(wanted) parameters", sql: sql)
    }
  }

  /// Goes to the next row: `sqlite3_step`. Returns false when there is none.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw failure(code)
  }

  /// Ends a run and lets go of what was bound: `sqlite3_reset`, whose result repeats the error of the run.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func failure(_ code: Int32) -> SQLiteError {
    // SQLite knows nothing of a wait but that it ended.
    if code & 0xFF == SQLITE_BUSY, interrupter?.takeEndOfWait() == true {
      return SQLiteError(.interrupt, "interrupted", sql: sql)
    }
    return SQLiteError(code, of: sqlite3_db_handle(handle), sql: sql)
  }

  private func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw failure(code) }
  }
}

extension Statement {
  package func bindNull(at index: Int32) throws {
    try check(sqlite3_bind_null(handle, index))
  }

  package func bind(integer: Int64, at index: Int32) throws {
    try check(sqlite3_bind_int64(handle, index, integer))
  }

  /// Binds a real. SQLite stores NaN as NULL, so NaN is refused rather than changed.
  package func bind(real: Double, at index: Int32) throws {
    guard !real.isNaN else { throw SQLiteError(.mismatch, "NaN cannot be stored", sql: sql) }
    try check(sqlite3_bind_double(handle, index, real))
  }

  package func bind(text: String, at index: Int32) throws {
    var text = text
    try check(text.withUTF8 { lineup_sqlite_bind_text(handle, index, $0.baseAddress, UInt64($0.count)) })
  }

  /// Binds text that need not be valid UTF-8, as it is.
  package func bind(text: [UInt8], at index: Int32) throws {
    try check(
      text.withUnsafeBufferPointer {
        lineup_sqlite_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
      })
  }

  package func bind(blob: [UInt8], at index: Int32) throws {
    try check(
      blob.withUnsafeBufferPointer {
        lineup_sqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count))
      })
  }
}
