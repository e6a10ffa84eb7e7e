import LineupCore
import SQLite
import TestSupport
import Testing

@testable import LineupStore

/// One random sequence, and what must be true of it.
struct JournalRun {
  private static let marks = [
    Mark.by("anna@host/1", "one"), .by("anna@host/2", "two"), .by("bert@host/1", "three"),
  ]

  /// Holds the file, where there is one.
  let folder: TemporaryFolder?

  /// Two sessions on one file, or one in memory.
  let daos: [Dao]

  /// Who rehearses, or makes a group of steps; nobody else can write meanwhile.
  var holder: (dao: Dao, mark: Mark)?

  /// Where the other program writes: its own connection, or that of the database in memory.
  private let other: Connection?
  let twin: Twin
  private let settings: OutsideSettings
  var generator: SplitMix
  private var outside: OutsideProgram
  var history = HistoryModel()

  /// The rows as they must be.
  var tables: Tables

  /// The rows as they were when the journal ended at that place.
  private(set) var past: [Int64: Tables] = [:]

  /// Whether another program took triggers away, so that changes may be missing from the journal until lineup writes.
  var isBlind = false

  /// The place in the journal behind the last gap in it.
  var lastGap: Int64 = 0

  /// What happened, for whoever has to find out why it failed.
  var story: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) throws {
    generator = SplitMix(seed: seed)
    outside = OutsideProgram(seed: seed ^ 0xABCD)
    settings = OutsideSettings.random(using: &generator)
    twin = try Twin(settings)
    tables = Tables(try Twin.rows(twin.connection))
    past[0] = tables
    // Files are slower, and there are things to be found in memory too.
    guard generator.number(below: 4) == 0 else {
      (folder, daos, other) = (nil, [Dao()], nil)
      _ = try daos[0].members()
      return
    }
    let folder = try TemporaryFolder()
    let path = try OldApp.makeFile(in: folder)
    self.folder = folder
    daos = (1...2).map { _ in Dao(file: DatabaseLocation(path: path, isNamed: true)) }
    let other = try Connection(.file(path))
    try settings.apply(to: other)
    self.other = other
    // The journal is there from the first change of lineup's on.
    let first = try daos[0].saveEvent(TodoDraft(title: "First", createAt: Date(milliseconds: 0)))
    try twin.apply(first)
    tables = try #require(tables.after(first))
    history.add(first, at: 1, .test)
    past[1] = tables
  }

  /// Plays the sequence.
  mutating func play() throws {
    for _ in 1...12 where faults.isEmpty { try takeStep() }
    if faults.isEmpty { try ask() }
  }

  mutating func fail(_ fault: String) {
    faults.append("after \(story.count): \(fault)")
  }

  mutating func expect(_ isAsExpected: Bool, _ fault: @autoclosure () -> String) {
    if !isAsExpected { fail(fault()) }
  }

  var end: Int64 { get throws { try (holder?.dao ?? daos[0]).journalEnd() } }

  /// The rows as a session sees them.
  func rows(_ dao: Dao) throws -> Tables {
    Tables(
      try Entity.allCases.map { entity in
        try dao.database.read(entity) { try $0.images(of: Selection(entity: entity), expecting: nil) }
      })
  }

  /// One of the users, and the session that is theirs.
  mutating func actor() -> (dao: Dao, mark: Mark) {
    if let holder { return holder }
    let index = generator.number(below: JournalRun.marks.count)
    return (daos[index % daos.count], JournalRun.marks[index])
  }

  private mutating func takeStep() throws {
    let before = tables
    let place = try end
    switch generator.number(below: 40) {
    case 0: try remodel()
    case 1..<20: try runOutside(outside.statements())
    case 20..<24: try runTransaction()
    case 24..<26: try rehearse()
    case 26..<29: try runGroup()
    default: try runCommand()
    }
    for dao in daos { expect(try rows(dao) == tables, "the rows are not as they must be") }
    expect(Tables(try Twin.rows(twin.connection)) == tables, "the twin has other rows")
    let told = try daos[0].entries(after: place).map(\.change)
    expect(isBlind || before.after(told) == tables, "the journal tells something else: \(told)")
    let log = try daos[0].log()
    expect(log == history.steps.reversed().map(\.step), "the log is another: \(log)")
    past[try end] = tables
  }

  /// Lets the other program write, here and where there is no lineup.
  private mutating func runOutside(_ statements: [String]) throws {
    story += statements
    let place = try end
    let codes = try onOther { try Twin.run(statements, on: $0) }
    expect(try codes == Twin.run(statements, on: twin.connection), "a statement ended differently: \(codes)")
    tables = Tables(try Twin.rows(twin.connection))
    guard isBlind else {
      return history.addOutside(try daos[0].entries(after: place).map(\.change), upTo: try end)
    }
    // What half the triggers say is only the same when it is read as a whole.
    let last = try? daos[0].step(end)
    let changes = last?.step.kind == .outside ? last?.changes.changes : nil
    history.replaceOutside(changes ?? [], upTo: try end)
  }

  /// Lets the other program change the schema, which may take lineup's triggers away.
  private mutating func remodel() throws {
    let remodelling = outside.remodelling()
    try runOutside(remodelling.statements)
    if let own = remodelling.own {
      story.append(own)
      try onOther { try $0.execute("\(raw: own)") }
    }
    isBlind = isBlind || remodelling.losesTriggers
  }

  private func onOther<Result: Sendable>(_ body: @Sendable (Connection) throws -> Result) throws -> Result {
    if let other { return try body(other) }
    let settings = settings
    return try daos[0].database.withState { state in
      guard let connection = state.session?.connection else {
        throw SQLiteError(.error, "there is no session")
      }
      try settings.apply(to: connection)
      defer { try? OutsideSettings.usual.apply(to: connection) }
      return try body(connection)
    }
  }
}
