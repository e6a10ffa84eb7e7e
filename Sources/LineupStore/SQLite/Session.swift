import LineupCore
import SQLite

/// An open connection and what is known of the schema behind it.
///
/// It begins as a reader's, which leaves no trace in the file, and becomes a writer's with the first change.
final class Session {
  let connection: Connection

  /// Whether the connection is for one read only: it would not see what others write later.
  let isMomentary: Bool

  /// The day on which an instant falls where whoever asks is.
  let localDay: @Sendable (Date) -> Day

  /// The schema as it was when its cookie was that; nil when it must be looked at anew.
  private var schema: Schema?

  /// The cookie of the schema in which nothing of ours was missing; nil when there was none yet.
  private var wholeCookie: Int64?
  private var isWriter = false
  private var triedWAL = false

  /// The statements that set some fields of one row, by the set of their slots.
  var updates: [Entity: [Int: SQL]] = [:]

  /// How many steps were made by way of this session.
  private(set) var stepCount = 0

  /// Whether what is done is one of several calls of a transaction or a group, and so may have to be given up without the
  /// others.
  var isPartOfTransaction = false { didSet { held = HeldKnowledge() } }

  /// What is known for as long as this is part of a transaction; nothing otherwise.
  var held = HeldKnowledge()

  /// The place in the journal before the first row of a transaction that is open, and so no step yet; nil when there is
  /// none.
  var openStart: Int64?

  /// How far the search index is behind.
  var search = SearchProgress()

  /// Whether the WAL is this session's to write into the file, if it is the last to close it.
  var tidiesWAL = false

  /// Whether tables that lack columns were ever covered, see ``cover(_:)``.
  var hasCovered = false

  /// Whether there is more history to forget than was forgotten.
  var hasOldHistory = false

  /// The place in the journal behind which nothing is forgotten, since it is to be told or made again as a whole.
  var keptPlace = Int64.max

  /// The count of other connections' commits when news were last asked for.
  private var seenVersion: Int64?

  private init(
    _ location: Connection.Location, isMomentary: Bool = false, _ surroundings: Surroundings
  ) throws {
    connection = try Connection(location, wantsStop: surroundings.wantsStop)
    self.isMomentary = isMomentary
    localDay = surroundings.localDay
    connection.setCheckpointOnClose(false)
    try SQLFunctions.register(on: connection, surroundings)
  }

  /// A reader must not write the WAL into the file. An empty WAL is no reason to leave it lying about.
  deinit {
    if tidiesWAL || DatabaseFile.size(connection.path + "-wal") == 0 { connection.setCheckpointOnClose(true) }
  }

  /// A session on a file that exists.
  ///
  /// A file in WAL mode wants two files beside it even to be read. Where they cannot be made, or would be
  /// ours and in the way of those who may write, the file is read without them if nobody has it open.
  static func open(_ path: String, _ surroundings: Surroundings) throws -> Session {
    let session = try Session(.file(path), surroundings)
    if session.connection.isReadOnly {
      return session.connection.usesWAL
        ? try reading(session.connection.path, surroundings) ?? session : session
    }
    do {
      _ = try session.connection.snapshot { try session.currentSchema() }
      return session
    } catch let error as SQLiteError {
      guard ResultCode.readOnly ~= error || ResultCode.cannotOpen ~= error, session.connection.usesWAL,
        let reader = try reading(session.connection.path, surroundings)
      else { throw error }
      return reader
    }
  }

  /// A session that makes no files; nil when somebody has the file open, which the shared memory beside it
  /// tells.
  private static func reading(_ path: String, _ surroundings: Surroundings) throws -> Session? {
    if DatabaseFile.size(path + "-shm") != nil { return nil }
    let hasWAL = DatabaseFile.size(path + "-wal") ?? 0 > 0
    return try Session(hasWAL ? .unsharedFile(path) : .immutableFile(path), isMomentary: true, surroundings)
  }

  /// An empty database in memory, with the tables that a file gets.
  static func empty(_ surroundings: Surroundings) throws -> Session {
    let session = try Session(.memory, surroundings)
    try session.prepareForWriting(user: "")
    try session.connection.transaction {
      try session.makeWhole(Mark(date: Date(milliseconds: 0), session: "", text: ""))
    }
    return session
  }

  /// A database in memory that holds what a file does, and forgets nothing that happens from now on.
  static func copy(of path: String, _ surroundings: Surroundings) throws -> Session {
    let session = try Session(.memory, surroundings)
    try Session.open(path, surroundings).connection.backUp(to: session.connection)
    session.keptPlace = try session.journalEnd()
    return session
  }

  /// Whether the file has the table of an entity.
  ///
  /// - Throws: ``ForeignSchema``, or ``SQLiteError`` when the file cannot be read.
  func has(_ entity: Entity) throws -> Bool {
    try currentSchema().has(entity)
  }

  /// Makes this session a writer's. The file is not touched yet.
  func prepareForWriting(user: String) throws {
    if isWriter { return }
    _ = try currentSchema()
    guard !connection.isReadOnly else { throw SQLiteError(.readOnly, "the database cannot be written to") }
    try connection.prepareForWriting()
    if !connection.path.isEmpty { connection.queue = WriteQueue(database: connection.path, user: user) }
    isWriter = true
    tidiesWAL = true
  }

  /// Brings the schema up to date inside the transaction that is about to change data, and notes it in the journal when
  /// changes may be missing there.
  func makeWhole(_ mark: Mark) throws {
    let seen = try currentSchema()
    if seen.cookie == wholeCookie { return }
    if try !isKnownWhole(seen) {
      if try !seen.isWhole(on: connection) {
        let hasGap = try seen.hasGap(on: connection)
        try uncover()
        try Schema.migrator.migrate(connection)
        try Schema.restore(on: connection)
        if hasGap { try noteGap(mark.date) }
      }
      try set("whole", to: currentSchema().seal)
    }
    if try hasLostRows() { try noteGap(mark.date) }
    wholeCookie = try currentSchema().cookie
  }

  /// Whether somebody has looked before, and nobody has changed the schema since.
  func isKnownWhole(_ schema: Schema) throws -> Bool {
    try schema.hasJournal && setting("whole") == schema.seal
  }

  /// Forgets what was seen inside a transaction that was rolled back.
  func forgetSchema() {
    held = HeldKnowledge()
    schema = nil
    wholeCookie = nil
  }

  /// What there is to do once a step is kept, whose rows lie between two places of the journal: old history goes, the search
  /// index is kept up, and the file is switched to WAL, so that a command that changed nothing left no trace. The step is
  /// kept whether or not any of this can be done.
  func hasCommitted(_ start: Int64, _ end: Int64, _ mark: Mark) {
    stepCount += 1
    connection.undisturbed {
      switchToWAL()
      forgetALittle(start, end, now: mark.date)
    }
    search.add(start, end)
    keepSearchUp()
  }

  /// Switches the file to WAL once it holds a step, outside of transactions.
  func switchToWAL() {
    guard stepCount > 0, !triedWAL, !connection.isInTransaction else { return }
    triedWAL = true
    try? connection.switchToWAL()
  }

  /// The id that the next row of an entity gets: one more than any it has or had. The greatest there is does
  /// not count, for it would leave none.
  ///
  /// - Throws: ``RepositoryError/idsExhausted(_:)``.
  func nextID(of entity: Entity) throws -> Int64 {
    let last = try held[lastIDOf: entity] ?? connection.value((schema ?? currentSchema()).lastID(of: entity))
    guard last < Int64.max - 1 else { throw RepositoryError.idsExhausted(entity) }
    // Triggers of other programs may add rows unseen.
    if isPartOfTransaction, try !needsWayBack { held[lastIDOf: entity] = last }
    return last + 1
  }

  /// Whether there is a journal to read, as the schema was when it was last looked at.
  var hasJournal: Bool { get throws { try (schema ?? currentSchema()).hasJournal } }

  /// Whether a statement about one row may fail half done, as the schema was when it was last looked at.
  var needsWayBack: Bool { get throws { try (schema ?? currentSchema()).hasOthersTriggers } }

  /// Whether anybody else has committed since this was last asked, or ever when it never was.
  func hasNews() throws -> Bool {
    let version = try connection.dataVersion
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// The schema as it is now, which is looked at anew only where it has changed.
  @discardableResult
  func currentSchema() throws -> Schema {
    let cookie: Int64 = try connection.value("PRAGMA schema_version")
    if let schema, schema.cookie == cookie { return schema }
    let schema = try Schema(of: connection, cookie: cookie)
    try cover(schema)
    self.schema = schema
    return schema
  }
}
