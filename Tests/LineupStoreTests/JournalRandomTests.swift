import Foundation
import LineupCore
import SQLite
import Testing

@testable import LineupStore

/// Random sequences of commands, undos and writes of other programs. After each, the journal tells exactly what became
/// of the tables, and other programs met nothing that they would not have met without lineup.
struct JournalRandomTests {
  /// How many sequences each of the cases runs: 1,120 in all, in some seconds. `LINEUP_SEQUENCES` sets another number;
  /// 20,000 in all were run when this was written.
  private static let sequences =
    ProcessInfo.processInfo.environment["LINEUP_SEQUENCES"].flatMap(UInt64.init) ?? 70

  @Test(arguments: 0..<16 as Range<UInt64>) func agreesWithTheTables(part: UInt64) throws {
    for seed in part * JournalRandomTests.sequences..<(part + 1) * JournalRandomTests.sequences {
      var run = try JournalRun(seed: seed)
      for _ in 1...10 { try run.takeStep() }
      try run.askTheLog()
      try run.replayOnEmptyDatabase()
      try run.undoAll()
      if !run.faults.isEmpty {
        Issue.record(
          "seed \(seed):\n\(run.story.joined(separator: "\n"))\n\(run.faults.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// One random sequence.
private struct JournalRun {
  private let dao = Dao(isMock: true)
  private let twin: Twin
  private let recursiveTriggers: Bool
  private let trustsSchema: Bool
  private var generator: SplitMix
  private var outside: OutsideProgram

  /// The tables as they were when the journal ended at that place.
  private var past: [Int64: [[Image]]] = [:]
  private var steps: [Int64] = []

  /// What happened, for whoever has to find out why it failed.
  private(set) var story: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) throws {
    generator = SplitMix(seed: seed)
    outside = OutsideProgram(seed: seed ^ 0xABCD)
    recursiveTriggers = Bool.random(using: &generator)
    trustsSchema = Bool.random(using: &generator)
    twin = try Twin(recursiveTriggers: recursiveTriggers, trustsSchema: trustsSchema)
    _ = try dao.members()
    past[0] = try rows()
  }

  private func rows() throws -> [[Image]] { try withConnection { try Twin.rows($0) } }

  private func withConnection<Result: Sendable>(_ body: @Sendable (Connection) throws -> Result) throws
    -> Result
  {
    try dao.database.withState { state in
      guard let connection = state.session?.connection else {
        throw SQLiteError(.error, "there is no session")
      }
      return try body(connection)
    }
  }

  private mutating func expect(_ isAsExpected: Bool, _ fault: String) {
    if !isAsExpected { faults.append("after \(story.count): \(fault)") }
  }

  mutating func takeStep() throws {
    let before = try rows()
    let place = try dao.journalEnd()
    if generator.number(below: 5) < 3 { try runOutside() } else { try runCommand(before) }
    let after = try rows()
    let entries = try dao.entries(after: place)
    expect(JournalRun.apply(entries.map(\.change), to: before) == after, "the journal tells something else")
    expect(try rows() == Twin.rows(twin.connection), "the twin has other rows")
    past[try dao.journalEnd()] = after
  }

  /// Lets the other program write, here and where there is no lineup.
  private mutating func runOutside() throws {
    let statements = outside.statements()
    story += statements
    let recursiveTriggers = recursiveTriggers
    let trustsSchema = trustsSchema
    let codes = try withConnection { connection in
      try Twin.set(connection, recursiveTriggers: recursiveTriggers, trustsSchema: trustsSchema)
      defer { try? Twin.set(connection, recursiveTriggers: false, trustsSchema: true) }
      return try Twin.run(statements, on: connection)
    }
    expect(try codes == Twin.run(statements, on: twin.connection), "a statement ended differently: \(codes)")
  }

  private mutating func runCommand(_ before: [[Image]]) throws {
    let place = try dao.journalEnd()
    do {
      let changes = try command(before)
      try twin.apply(changes)
      story.append("→ \(changes)")
      let end = try dao.journalEnd()
      expect(changes.isEmpty == (end == place), "a step without changes, or the other way round")
      if !changes.isEmpty { expect(try dao.step(end).changes == changes, "the step holds other changes") }
    } catch let error as RepositoryError {
      story.append("→ \(error)")
      expect(try rows() == before, "a failed command changed something")
      expect(try dao.journalEnd() == place, "a failed command left something in the journal")
    }
  }

  private mutating func command(_ before: [[Image]]) throws -> [Change] {
    let id = Int64.random(in: 1...6, using: &generator)
    let name = generator.pick(["A", "B", "C", "É", "new"])
    switch generator.number(below: 9) {
    case 0:
      story.append("add \(name)")
      return try dao.saveMember(MemberDraft(name: name, position: .Mid), orSet: true)
    case 1:
      story.append("rename \(id) \(name)")
      return try dao.updateMember(.members(.id(id)), MemberPatch(name: name), expecting: nil)
    case 2:
      story.append("move \(id)..")
      return try dao.updateMember(.members(.ids(id...9)), MemberPatch(position: .Top), expecting: nil)
    case 3:
      story.append("remove ..\(id)")
      return try dao.deleteMember(.members(.ids(1...id)), expecting: nil)
    case 4:
      story.append("add todo")
      return try dao.saveEvent(TodoDraft(title: name, createAt: LineupCore.Date(milliseconds: id)))
    case 5:
      story.append("undo")
      return try dao.undo()
    case 6:
      story.append("redo")
      return try dao.redo()
    default:
      guard let step = try dao.log().map(\.id).randomElement(using: &generator) else { return [] }
      return try undo(step, before)
    }
  }

  /// Takes any step back, which must do so exactly or not at all.
  private mutating func undo(_ number: Int64, _ before: [[Image]]) throws -> [Change] {
    story.append("undo \(number)")
    let taken = try dao.step(number)
    var last: [Int64: [Int64: Image?]] = [:]
    for change in taken.changes {
      if let id = (change.new ?? change.old)?.id {
        last[change.entity.rawValue, default: [:]][id] = .some(change.new)
      }
    }
    let isUntouched = Entity.allCases.allSatisfy { entity in
      let rows = before[Int(entity.rawValue) - 1]
      return (last[entity.rawValue] ?? [:]).allSatisfy { id, image in rows.first { $0.id == id } == image }
    }
    do {
      let changes = try dao.undo(number)
      expect(isUntouched && !taken.step.isUndone, "a step was taken back that no longer is as it was left")
      expect(changes == taken.changes.reversed().map(\.inverted), "the undo made other changes")
      expect(try dao.step(number).step.isUndone, "the step does not know that it was taken back")
      return changes
    } catch RepositoryError.conflicts(let conflicts) {
      expect(!conflicts.isEmpty, "no conflict was named")
      throw RepositoryError.conflicts(conflicts)
    }
  }

  /// Asks for the same in several ways.
  mutating func askTheLog() throws {
    let log = try dao.log().map { try dao.step($0.id) }
    expect(try log.map(\.step) == dao.log(), "a step is another in the log")
    for entity in Entity.allCases {
      for id in 1...4 as ClosedRange<Int64> {
        let touching = log.filter { step in
          step.changes.contains { $0.entity == entity && ($0.old?.id == id || $0.new?.id == id) }
        }
        let row = LogQuery.RowReference(entity: entity, term: .id(id))
        let found = (try? dao.log(LogQuery(row: row))) ?? []
        expect(found == touching.map(\.step), "the life of \(entity) \(id) is another: \(found.map(\.id))")
      }
    }
  }

  /// Makes every change again, from the first on.
  mutating func replayOnEmptyDatabase() throws {
    let changes = try dao.entries().map(\.change)
    let other = Dao(isMock: true)
    let made = try other.replay(.test) { transaction in
      try Replay.make(changes, in: transaction)
      return nil
    }
    expect(made == changes, "the same changes were journaled differently")
    let copy = try other.database.withState { state in
      try state.session.map { try Twin.rows($0.connection) } ?? []
    }
    expect(try copy == rows(), "the replay made other rows")
  }

  /// Takes every step back, newest first.
  mutating func undoAll() throws {
    for step in try dao.log() {
      do {
        try dao.undo(step.id)
      } catch {
        expect(false, "step \(step.id) cannot be taken back: \(error)")
        return
      }
    }
    expect(try rows() == past[0], "something is left")
    expect(
      try dao.log().filter { $0.kind == .command || $0.kind == .outside }.allSatisfy(\.isUndone),
      "a step stands")
  }

  /// What changes make of rows; nil when a change does not fit them.
  private static func apply(_ changes: [Change], to rows: [[Image]]) -> [[Image]]? {
    var tables = rows.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.id, $0) }) }
    for change in changes {
      let table = Int(change.entity.rawValue) - 1
      if let old = change.old {
        guard tables[table][old.id] == old else { return nil }
        tables[table][old.id] = nil
      }
      if let new = change.new {
        guard tables[table][new.id] == nil else { return nil }
        tables[table][new.id] = new
      }
    }
    return tables.map { $0.values.sorted { $0.id < $1.id } }
  }
}
