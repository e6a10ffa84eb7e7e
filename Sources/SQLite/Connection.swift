import CSQLite

/// One connection to a database. It closes itself, and belongs to one thread at a time.
///
/// Statements are compiled once and kept; each is reset after its run, whatever happens.
package final class Connection {
  /// How long a statement waits for another process to let go of a lock, in milliseconds.
  package static let patience: Int32 = 5_000

  /// How many statements are kept compiled. Filters come in many shapes; the rest of the program has a few
  /// dozen.
  static let keptStatements = 100

  /// What is set once for the whole process, before the first connection.
  private static let configured = lineup_sqlite_configure_memory()

  let handle: OpaquePointer

  /// The statements that are kept, by the hash of their text.
  private var statements: [Int: Statement] = [:]

  /// Where writers stand in line before `BEGIN IMMEDIATE`; nil where there is nothing to wait for.
  package var queue: WriteQueue?

  /// Whether this connection has its turn in the ``queue``.
  var hasTurn = false

  /// What stops statements, waits and copies; nil where nobody would want that.
  let interrupter: Interrupter?

  /// Opens a database: `sqlite3_open_v2`.
  ///
  /// Nothing of the file is read yet. URIs are off: a file may be called anything.
  ///
  /// - Parameter wantsStop: asked every now and then while a statement runs or waits for a lock, or a copy is made, which
  ///   then fails with ``ResultCode/interrupt``. A statement that was about to write takes its whole transaction with it.
  /// - Throws: ``SQLiteError``, ``ResultCode/cannotOpen`` above all.
  package init(_ location: Location, wantsStop: (@Sendable () -> Bool)? = nil) throws {
    _ = Connection.configured
    interrupter = wantsStop.map { Interrupter($0) }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(location.name, &handle, location.flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw SQLiteError(code, of: handle)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    setPatience(Connection.patience)
    interrupter?.attach(to: handle)
    _ = lineup_sqlite_set_foreign_keys(handle, 1)
    _ = lineup_sqlite_refuse_quoted_text(handle)
    if case .unsharedFile = location { try execute("PRAGMA locking_mode = EXCLUSIVE") }
  }

  /// Closes the connection: `sqlite3_close_v2`, which waits for statements that are still lent.
  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Whether a transaction is open: `sqlite3_get_autocommit`. Some errors end one on their own.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The rows that the last insert, update or delete touched itself: `sqlite3_changes64`.
  package var changes: Int64 { sqlite3_changes64(handle) }

  /// Counts the commits of other connections, seen from this one; any other number than before is news:
  /// `PRAGMA data_version`. It stands still inside a transaction.
  package var dataVersion: Int64 { get throws { try value("PRAGMA data_version") } }

  /// The id of the last row that was inserted: `sqlite3_last_insert_rowid`.
  package var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The file's path with symbolic links resolved; empty for an in-memory database: `sqlite3_db_filename`.
  package var path: String {
    sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ""
  }

  /// Makes this connection a writer's: every commit is on the disk before it returns, a long transaction
  /// makes no temporary files, and the WAL shrinks again. Call it outside a transaction.
  ///
  /// EXTRA is FULL, and outside WAL syncs the folder too, without which a commit may be taken back by a power
  /// failure.
  package func prepareForWriting() throws {
    try execute("PRAGMA synchronous = EXTRA")
    try execute("PRAGMA temp_store = MEMORY")
    try execute("PRAGMA journal_size_limit = 4194304")
  }

  /// Switches the file to WAL, in which readers and a writer do not wait for each other. Call it outside a
  /// transaction.
  ///
  /// Where the file system cannot do it the journal stays as it is, which is slower and as safe.
  ///
  /// - Throws: ``SQLiteError``, ``ResultCode/busy`` when another program is in the file.
  package func switchToWAL() throws {
    try execute("PRAGMA journal_mode = WAL")
  }

  /// Whether the file says of itself that it uses a WAL (SQLite: "Database File Format", 1.3.3). Nothing else
  /// is read or locked for this.
  package var usesWAL: Bool {
    var header = [UInt8](repeating: 0, count: 20)
    return lineup_sqlite_read_header(handle, &header, Int32(header.count)) == SQLITE_OK && header[19] == 2
  }

  /// Whether nothing can be written through this connection: `sqlite3_db_readonly`.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// Sets whether closing the last connection copies the WAL into the database file, as SQLite does by
  /// itself.
  package func setCheckpointOnClose(_ isOn: Bool) {
    _ = lineup_sqlite_set_checkpoint_on_close(handle, isOn ? 1 : 0)
  }

  /// Sets how long to wait for locks of others, in milliseconds: `sqlite3_busy_timeout`, unless the ``interrupter`` waits.
  func setPatience(_ milliseconds: Int32) {
    if let interrupter {
      interrupter.patience = milliseconds
    } else {
      sqlite3_busy_timeout(handle, milliseconds)
    }
  }

  /// Whether a statement that runs can be stopped.
  package var isStoppable: Bool {
    get { interrupter?.isHeeded ?? false }
    set { interrupter?.isHeeded = newValue }
  }

  /// Runs `body`, whose statements nobody stops.
  package func undisturbed<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isStoppable else { return try body() }
    isStoppable = false
    defer { isStoppable = true }
    return try body()
  }

  /// Whether the file is no longer where it was opened: `SQLITE_FCNTL_HAS_MOVED`.
  package var hasMoved: Bool {
    var moved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// Lends a compiled statement: the kept one, or a new one when that is in use further up.
  func borrow(_ sql: SQL) throws -> Statement {
    let hash = sql.textHash ?? sql.text.hashValue
    let kept = statements[hash]
    if let kept, !kept.isLent, kept.sql == sql.text {
      kept.isLent = true
      return kept
    }
    let statement = try Statement(sql.text, on: handle, interrupter)
    if kept == nil {
      if statements.count >= Connection.keptStatements { statements = statements.filter { $1.isLent } }
      statements[hash] = statement
    }
    statement.isLent = true
    return statement
  }

  /// Takes a statement back, reset.
  func giveBack(_ statement: Statement) {
    statement.reset()
    statement.isLent = false
  }
}
