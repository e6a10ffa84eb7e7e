extension Connection {
  /// Runs `body` in a transaction that may write: all it did is kept when it returns, nothing when it throws.
  ///
  /// The write lock is taken at the beginning, after a place in the ``queue``, so that nothing read in it
  /// goes stale. Inside another transaction it is a savepoint.
  ///
  /// - Parameter patience: how long to wait for the lock, in milliseconds.
  /// - Throws: what `body` threw, ``QueueTimeout``, or ``SQLiteError``.
  package func transaction<Result>(patience: Int32 = Connection.patience, _ body: () throws -> Result) throws
    -> Result
  {
    if isInTransaction { return try savepoint(body) }
    try begin(patience: patience)
    do {
      let result = try body()
      try commit()
      return result
    } catch {
      try rollback()
      throw error
    }
  }

  /// Runs `body` with one unchanging view of the database. Inside a transaction that is the view there is.
  package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try control("BEGIN")
    do {
      let result = try body()
      try control("COMMIT")
      return result
    } catch {
      try rollback()
      throw error
    }
  }

  /// Runs `body` in a part of the open transaction, which is given up alone when it throws.
  package func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    try beginSavepoint()
    do {
      let result = try body()
      try keepSavepoint()
      return result
    } catch {
      try dropSavepoint()
      throw error
    }
  }
}

/// The halves of the above, for what cannot be written as a closure. Each beginning needs its end.
extension Connection {
  /// Opens a transaction that may write; the lock and the place in the ``queue`` are held until it ends.
  ///
  /// - Parameter patience: how long to wait for them, in milliseconds.
  package func begin(patience: Int32 = Connection.patience) throws {
    setPatience(try queue?.enter(patience: patience, interrupter) ?? patience)
    hasTurn = true
    do {
      try control("BEGIN IMMEDIATE")
    } catch {
      endTurn()
      throw error
    }
  }

  /// Keeps what the transaction did; when that fails nothing of it is kept.
  package func commit() throws {
    do {
      try control("COMMIT")
    } catch {
      try rollback()
      throw error
    }
    endTurn()
  }

  /// Gives up what the transaction did. Errors such as a full disk have done so already, which is no error here.
  package func rollback() throws {
    defer { endTurn() }
    if isInTransaction { try control("ROLLBACK") }
  }

  package func beginSavepoint() throws {
    try control("SAVEPOINT lineup")
  }

  package func keepSavepoint() throws {
    try control("RELEASE lineup")
  }

  /// Gives up what was done since the savepoint began, unless an error ended the whole transaction.
  package func dropSavepoint() throws {
    guard isInTransaction else { return }
    try control("ROLLBACK TO lineup")
    try control("RELEASE lineup")
  }

  /// Runs a statement that is about transactions, which is done or not, and never stopped when it is done.
  private func control(_ sql: SQL) throws {
    try undisturbed { try run(sql) }
  }

  private func endTurn() {
    guard hasTurn else { return }
    hasTurn = false
    queue?.leave()
    setPatience(Connection.patience)
  }
}
