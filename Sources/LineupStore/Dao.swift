package import LineupCore

/// The repository on SQLite. It gets its methods from the protocols it is made of; a repository on another
/// database is another such type.
///
/// Nothing is opened before the first call.
package struct Dao: Repository, SQLiteDao {
  package let database: Database

  /// Makes a repository on an empty database in memory when `isMock`, which never opens a file, or else on a
  /// file.
  ///
  /// - Parameters:
  ///   - isMock: whether nothing is to be real.
  ///   - file: the file; without one the database is in memory too.
  ///   - user: who to name to other writers who wait for this one.
  ///   - created: called with the path when the file was made by the first command that changed data.
  ///   - wantsStop: asked every now and then by what takes long, which then throws ``RepositoryError/interrupted``; never
  ///     while something is being kept.
  ///   - localDay: the day on which an instant falls where whoever asks is, by which due dates are compared.
  package init(
    isMock: Bool = false, file: DatabaseLocation? = nil, user: String = "",
    created: @escaping @Sendable (String) -> Void = { _ in }, wantsStop: (@Sendable () -> Bool)? = nil,
    localDay: @escaping @Sendable (Date) -> Day = { Day($0) }
  ) {
    database = Database(
      file: isMock ? nil : file, user: user, keepsHistory: isMock,
      surroundings: Surroundings(wantsStop: wantsStop, localDay: localDay), created: created)
  }

  /// Makes a repository in memory that holds what the other's file does at this moment, history included; where the file
  /// was not made yet, nothing. The file is not opened again, and no change from now on is ever forgotten.
  ///
  /// - Throws: ``RepositoryError/storage(_:)`` when the file cannot be read, or was named and does not exist.
  package static func copy(of other: Dao) throws -> Dao {
    Dao(database: try Database(copyOf: other.database))
  }

  private init(database: Database) {
    self.database = database
  }
}
