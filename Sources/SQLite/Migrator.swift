/// The steps that make an old schema a new one, in order. Once released, a step never changes.
package struct Migrator: Sendable {
  /// One step; its place in the list is its version, counted from 1.
  package struct Migration: Sendable {
    let name: String
    let body: @Sendable (Connection) throws -> Void

    package init(_ name: String, _ body: @escaping @Sendable (Connection) throws -> Void) {
      self.name = name
      self.body = body
    }
  }

  /// The file was written by a newer program. Nothing was changed in it.
  package struct NewerSchema: Error, Equatable {
    package let found: Int64
    package let known: Int64
  }

  private let table: Table
  private let migrations: [Migration]
  private let version = Column<Int64>("version")
  private let name = Column<String>("name")

  /// Makes a migrator that keeps the steps that were taken in `table`, one row each.
  package init(table: Table, _ migrations: [Migration]) {
    self.table = table
    self.migrations = migrations
  }

  /// The version that this program knows.
  package var knownVersion: Int64 { Int64(migrations.count) }

  /// The version of a file that has the table.
  ///
  /// - Throws: ``NewerSchema`` when it is one that this program does not know.
  package func version(_ connection: Connection) throws -> Int64 {
    let found: Int64 = try connection.value("SELECT ifnull(max(\(version)), 0) FROM \(table)")
    guard found <= knownVersion else { throw NewerSchema(found: found, known: knownVersion) }
    return found
  }

  /// Takes the steps that are missing, each in a transaction of its own.
  package func migrate(_ connection: Connection) throws {
    var next = Int(try currentVersion(connection))
    while next < migrations.count {
      // Another process may have taken the step while this one waited for the lock.
      next = try connection.transaction {
        let current = Int(try currentVersion(connection))
        guard migrations.indices.contains(current) else { return current }
        try connection.execute(
          """
          CREATE TABLE IF NOT EXISTS \(table) (
            \(version) INTEGER PRIMARY KEY NOT NULL, \(name) TEXT NOT NULL)
          """)
        try migrations[current].body(connection)
        try connection.run(table.insert(version <- Int64(current + 1), name <- migrations[current].name))
        return current + 1
      }
    }
  }

  private func currentVersion(_ connection: Connection) throws -> Int64 {
    let exists: Bool = try connection.value(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = \(table.name)")
    return exists ? try version(connection) : 0
  }
}
