extension Connection {
  /// Runs `body` in a transaction that may write: all it did is kept when it returns, nothing when it throws.
  ///
  /// The write lock is taken at the beginning, after a place in the ``queue``, so that nothing read in it
  /// goes stale. Inside another transaction it is a savepoint.
  ///
  /// - Throws: what `body` threw, ``QueueTimeout``, or ``SQLiteError``.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try savepoint(body) }
    guard let queue else { return try enclosed(in: "BEGIN IMMEDIATE", body) }
    setPatience(try queue.enter(patience: Connection.patience))
    defer {
      queue.leave()
      setPatience(Connection.patience)
    }
    return try enclosed(in: "BEGIN IMMEDIATE", body)
  }

  /// Runs `body` with one unchanging view of the database. Inside a transaction that is the view there is.
  package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    isInTransaction ? try body() : try enclosed(in: "BEGIN", body)
  }

  private func enclosed<Result>(in begin: SQL, _ body: () throws -> Result) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Errors such as a full disk have rolled back already, and a second time would be an error of its own.
      if isInTransaction { try run("ROLLBACK") }
      throw error
    }
  }

  private func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    try run("SAVEPOINT lineup")
    do {
      let result = try body()
      try run("RELEASE lineup")
      return result
    } catch {
      if isInTransaction {
        try run("ROLLBACK TO lineup")
        try run("RELEASE lineup")
      }
      throw error
    }
  }
}
