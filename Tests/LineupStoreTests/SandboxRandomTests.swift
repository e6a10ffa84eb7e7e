import Foundation
import LineupCore
import SQLite
import TestSupport
import Testing

@testable import LineupStore

/// Random sandboxes, while another program works on the real data: applied, a sandbox makes of that exactly what its diff
/// says, or it names rows and names that really are in the way and changes nothing.
struct SandboxRandomTests {
  /// How many sandboxes each of the cases runs: 240 in all, in some seconds. `LINEUP_SEQUENCES` sets another number.
  private static let sequences =
    ProcessInfo.processInfo.environment["LINEUP_SEQUENCES"].flatMap(UInt64.init).map { $0 / 8 } ?? 30

  @Test(arguments: 0..<8 as Range<UInt64>) func becomeRealOrNot(part: UInt64) throws {
    var counts = [0, 0, 0]
    for seed in part * SandboxRandomTests.sequences..<(part + 1) * SandboxRandomTests.sequences {
      var run = try SandboxRun(seed: seed)
      counts[try run.run()] += 1
      if !run.faults.isEmpty {
        Issue.record(
          "seed \(seed):\n\(run.story.joined(separator: "\n"))\n\(run.faults.joined(separator: "\n"))")
        return
      }
    }
    #expect(counts.allSatisfy { $0 > 0 }, "all ways to end are tried: \(counts)")
  }
}

/// One sandbox, from its beginning to its end.
private struct SandboxRun {
  private let folder: TemporaryFolder
  private let path: String
  private let dao: Dao
  private let sandbox: Dao
  private let origin: SandboxOrigin
  private var generator: SplitMix
  private var outside: OutsideProgram

  /// What happened, for whoever has to find out why it failed.
  private(set) var story: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) throws {
    generator = SplitMix(seed: seed)
    outside = OutsideProgram(seed: seed ^ 0xABCD)
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
    dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try dao.add("A")
    try dao.begin()
    for name in ["B", "C"] { try dao.add(name) }
    for title in ["x", "y", "z"] { try dao.add(todo: title) }
    try dao.commit(.test)
    _ = try dao.deleteMember(.members(.name("C")), expecting: nil)
    let isCopy = generator.number(below: 4) > 0
    sandbox = try isCopy ? Dao.copy(of: dao) : Dao(isMock: true)
    origin = try isCopy ? SandboxOrigin(in: sandbox) : .empty
  }

  private func rows() throws -> [[Image]] {
    try Twin.rows(Connection(.file(path)))
  }

  private mutating func expect(_ isAsExpected: Bool, _ fault: String) {
    if !isAsExpected { faults.append(fault) }
  }

  /// - Returns: 0 when nothing was to be applied, 1 when it was applied, 2 when there were conflicts.
  mutating func run() throws -> Int {
    let before = try sandboxRows()
    for _ in 0..<generator.number(below: 7) { try change() }
    let after = try sandboxRows()
    let changes = try sandbox.entries(after: origin.place).map(\.change)
    expect(Rows(before).applying(changes.net) == Rows(after), "the net is something else")
    expect(Set(changes.net.map(\.row)).count == changes.net.count, "a row is twice in the net")
    for _ in 0..<generator.number(below: 3) { try moveOn() }
    return try apply(changes)
  }

  private mutating func apply(_ changes: [Change]) throws -> Int {
    let before = try rows()
    let log = try dao.log().map(\.id)
    let rehearsed = Applied(sandbox, from: origin, to: dao, isRehearsal: true)
    expect(try rows() == before && dao.log().map(\.id) == log, "a rehearsal left something")
    let told = Applied(sandbox, from: origin, to: dao)
    expect(rehearsed == told, "it was rehearsed differently: \(rehearsed)")
    let after = try rows()
    expect(try sandbox.entries(after: origin.place).map(\.change) == changes, "the sandbox changed")
    if let error = told.error {
      guard case .conflicts(let conflicts) = error else {
        // What other programs do to ids may leave none to choose.
        expect(error == .idsExhausted(.member) || error == .idsExhausted(.todo), "another error: \(error)")
        return 2
      }
      expect(after == before, "something was changed in spite of conflicts")
      expect(try dao.log().map(\.id) == log, "there is a step in spite of conflicts")
      checkConflicts(conflicts, changes, Rows(before))
      return 2
    }
    expect(rowsInTheWay(of: changes, Rows(before)).isEmpty, "a row in the way was not seen")
    let expected = changes.net.map { told.renumbered($0) }
    expect(told.changes.sorted == expected.sorted, "told was \(told.changes) and not \(expected)")
    expect(Rows(before).applying(expected) == Rows(after), "other changes were made")
    for change in expected where change.entity == .member && change.new == nil {
      let id = change.row?.id
      expect(
        !after.joined().contains { $0.assigneeID == id }, "a to-do refers to \(change)"
      )
    }
    for renumbering in told.renumberings {
      expect(Rows(before)[renumbering.row.entity, renumbering.id] == nil, "an id was given that is taken")
    }
    if expected.isEmpty {
      expect(try dao.log().map(\.id) == log, "a step that changed nothing")
      return 0
    }
    expect(try dao.log().dropFirst().map(\.id) == log, "it is not one step")
    try dao.undo()
    expect(try rows() == before, "an undo leaves something")
    return 1
  }

  /// Compares the conflicts that were named with what really is in the way.
  private mutating func checkConflicts(_ conflicts: [Conflict], _ changes: [Change], _ data: Rows) {
    let named = conflicts.filter { $0.cause == .row }.compactMap { conflict in
      (conflict.expected ?? conflict.found).map { Change.Row(entity: conflict.entity, id: $0.id) }
    }
    expect(Set(named) == rowsInTheWay(of: changes, data), "other rows are in the way: \(named)")
    expect(!conflicts.isEmpty, "no conflict was named")
    for conflict in conflicts where conflict.cause == .row {
      expect(conflict.found != conflict.expected, "a conflict that is none: \(conflict)")
    }
    for conflict in conflicts where conflict.cause == .reference {
      let todo = conflict.found.flatMap { data[.todo, $0.id] }
      expect(
        todo?.assigneeID == conflict.expected?.id && conflict.wanted == nil, "no reference: \(conflict)")
    }
    for conflict in conflicts where conflict.cause == .name {
      let name = conflict.wanted?[.memberName]
      expect(conflict.found?[.memberName] == name && name != nil, "not the holder of the name: \(conflict)")
    }
  }

  /// Rows whose first image in the sandbox is not what is there.
  private func rowsInTheWay(of changes: [Change], _ data: Rows) -> Set<Change.Row> {
    var seen: Set<Change.Row> = []
    var rows: Set<Change.Row> = []
    for change in changes {
      guard let row = change.row, seen.insert(row).inserted else { continue }
      if change.old == nil, row.id >= origin.firstIDs[row.entity] ?? 0 { continue }
      if data[row.entity, row.id] != change.old { rows.insert(row) }
    }
    // What ends as it began need not be made.
    return rows.intersection(changes.net.compactMap(\.row))
  }
}

/// What happens in it.
extension SandboxRun {
  private func sandboxRows() throws -> [[Image]] {
    try sandbox.database.withState { state in
      try sandbox.database.openSession(&state).map { try Twin.rows($0.connection) } ?? []
    }
  }

  /// Does something in the sandbox, or tries to.
  private mutating func change() throws {
    let id = Int64.random(in: 1...6, using: &generator)
    let name = generator.pick(["A", "B", "C", "É", "D"])
    do {
      let changes: [Change]
      switch generator.number(below: 13) {
      case 9:
        changes = try sandbox.saveEvent(
          TodoDraft(
            title: name, createAt: LineupCore.Date(milliseconds: id), due: .day(Day(number: 20_000)),
            assignee: .name(name), priority: .high, tags: [name], note: name))
      case 10, 11:
        let edit: FieldEdit<Selection.Term> = generator.pick([.set(.id(id)), .set(.name(name)), .clear])
        changes = try sandbox.updateEvent(
          .todos(.id(Int64.random(in: 1...5, using: &generator))), TodoPatch(assignee: edit), expecting: nil)
      case 12: changes = try sandbox.deleteMember(.members(.ids(id...9)), expecting: nil)
      case 0, 1: changes = try sandbox.saveMember(MemberDraft(name: name, position: .Mid), orSet: true)
      case 2: changes = try sandbox.updateMember(.members(.id(id)), MemberPatch(name: name), expecting: nil)
      case 3: changes = try sandbox.updateMember(.members(), MemberPatch(position: .Top), expecting: nil)
      case 4: changes = try sandbox.deleteMember(.members(.id(id)), expecting: nil)
      case 5:
        changes = try sandbox.saveEvent(TodoDraft(title: name, createAt: LineupCore.Date(milliseconds: id)))
      case 6: changes = try sandbox.deleteEvent(.todos(.id(id)), expecting: nil)
      case 7: changes = try sandbox.redo()
      default: changes = try sandbox.undo()
      }
      story.append("in the sandbox: \(changes)")
    } catch is RepositoryError {}
  }

  /// Lets another program change the real data.
  private mutating func moveOn() throws {
    let statements = outside.statements()
    story += statements
    let connection = try Connection(.file(path))
    try connection.execute("PRAGMA synchronous = OFF")
    _ = try Twin.run(statements, on: connection)
  }
}

extension [Change] {
  /// The same in order of entity and id.
  fileprivate var sorted: [Change] {
    sorted {
      ($0.entity.rawValue, $0.row?.id ?? 0) < ($1.entity.rawValue, $1.row?.id ?? 0)
    }
  }
}

/// The rows of all tables, by entity and id.
private struct Rows: Equatable {
  private var images: [Change.Row: Image]

  init(_ tables: [[Image]]) {
    images = [:]
    for (entity, table) in zip(Entity.allCases, tables) {
      for image in table { images[Change.Row(entity: entity, id: image.id)] = image }
    }
  }

  subscript(entity: Entity, id: Int64) -> Image? { images[Change.Row(entity: entity, id: id)] }

  /// What changes make of the rows; nil when one does not fit them.
  func applying(_ changes: [Change]) -> Rows? {
    var rows = self
    for change in changes {
      guard let row = change.row, rows.images[row] == change.old else { return nil }
      rows.images[row] = change.new
    }
    return rows
  }
}
