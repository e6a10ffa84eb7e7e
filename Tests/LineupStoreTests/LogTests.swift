import LineupCore
import LineupStore
import Testing

/// What the log tells of steps, and how they are taken back.
struct LogTests {
  private let dao = Dao(isMock: true)

  private func faker(_ position: Position) -> Image { Member(id: 1, name: "Faker", position: position).image }

  @Test func keepsEachStepWithItsMark() throws {
    let mark = Mark.by("anna@host/7", "member add it's \u{0}é", at: 9)
    let added = try dao.saveMember(MemberDraft(name: "Faker", position: .Mid), orSet: false, mark: mark)
    #expect(added == ChangeSet([Change(entity: .member, old: nil, new: faker(.Mid))], step: 1))
    for number in 2...4 { try dao.add("M\(number)") }
    let moved = try dao.updateMember(
      .members(.ids(1...3)), MemberPatch(position: .Top), expecting: nil, mark: .by("b", "move"))
    #expect(moved.map(\.old?.id) == [1, 2, 3])
    let log = try dao.log()
    #expect(log.map(\.id) == [7, 4, 3, 2, 1])
    #expect(log.first == Step(id: 7, kind: .command, mark: .by("b", "move"), count: 3, isUndone: false))
    #expect(log.last == Step(id: 1, kind: .command, mark: mark, count: 1, isUndone: false))
    #expect(moved == (try dao.step(7)).changes)
    #expect(try dao.step(1).step == log.last)
    for number in [0, 5, 6, 8, -1, .max, .min] as [Int64] {
      #expect(throws: RepositoryError.stepNotFound(number)) { try dao.step(number) }
    }
  }

  @Test func hasNoStepForWhatChangedNothing() throws {
    try dao.add("Faker", .Mid)
    #expect(try dao.updateMember(.members(.id(1)), MemberPatch(position: .Mid), expecting: nil).isEmpty)
    #expect(throws: RepositoryError.nameTaken("Faker", id: 1)) { try dao.add("Faker") }
    #expect(throws: RepositoryError.idTaken(.member, 1)) { try dao.add("Keria", id: 1) }
    #expect(try dao.deleteEvent(.todos(), expecting: nil).isEmpty)
    #expect(try dao.log().map(\.id) == [1])
    #expect(try dao.entries().count == 1)
  }

  @Test func tellsUndosFromRedos() throws {
    try dao.add("Faker", .Mid)
    _ = try dao.updateMember(.members(.id(1)), MemberPatch(position: .Top), expecting: nil)
    #expect(try dao.undo() == [Change(entity: .member, old: faker(.Top), new: faker(.Mid))])
    #expect(try dao.undo() == [Change(entity: .member, old: faker(.Mid), new: nil)])
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try dao.undo() }
    #expect(try dao.redo() == [Change(entity: .member, old: nil, new: faker(.Mid))])
    #expect(try dao.redo() == [Change(entity: .member, old: faker(.Mid), new: faker(.Top))])
    #expect(throws: RepositoryError.nothingToRedo) { try dao.redo() }
    #expect(try dao.log().map(\.kind) == [.redo(3), .redo(4), .undo(1), .undo(2), .command, .command])
    #expect(try dao.log().map(\.isUndone) == [false, false, true, true, false, false])
    #expect(throws: RepositoryError.alreadyUndone(3)) { try dao.undo(3) }
    // The undo of a redo is an undo of what it brought back, and so on.
    try dao.undo(6)
    #expect(try dao.step(7).step.kind == .undo(6))
    #expect(try dao.step(2).step.isUndone)
    try dao.undo(7)
    #expect(try dao.step(8).step.kind == .redo(7))
    #expect(try !dao.step(2).step.isUndone)
    #expect(try dao.log().map(\.isUndone) == [false, true, false, false, true, true, false, false])
    #expect(try dao.members() == [Member(id: 1, name: "Faker", position: .Top)])
  }

  @Test func takesTheOwnersStep() throws {
    let anna = Mark.by("anna@host/1")
    let other = Mark.by("anna@host/2")
    let bert = Mark.by("bert@host/3")
    _ = try dao.saveEvent(TodoDraft(title: "A", createAt: Date(milliseconds: 0)), mark: anna)
    _ = try dao.saveEvent(TodoDraft(title: "B", createAt: Date(milliseconds: 0)), mark: bert)
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: 1)) { try dao.undo(mark: other) }
    #expect(throws: RepositoryError.nothingToRedo) { try dao.redo(mark: anna) }
    #expect(try dao.undo(of: .user, mark: other).map(\.old?.id) == [1])
    #expect(throws: RepositoryError.nothingToUndo(elsewhere: nil)) { try dao.undo(of: .user, mark: anna) }
    #expect(throws: RepositoryError.nothingToRedo) { try dao.redo(mark: anna) }
    #expect(try dao.redo(mark: other).map(\.new?.id) == [1])
  }

  @Test func refusesWhereSomebodyElseWasAtIt() throws {
    try dao.add("Faker", .Mid)
    _ = try dao.updateMember(
      .members(.id(1)), MemberPatch(position: .Top), expecting: nil, mark: .by("other/1"))
    let conflict = Conflict(entity: .member, expected: faker(.Mid), wanted: nil, found: faker(.Top))
    #expect(throws: RepositoryError.conflicts([conflict])) { try dao.undo(1) }
    #expect(try dao.log().count == 2)
    // A name that was given away meanwhile.
    _ = try dao.updateMember(.members(.id(1)), MemberPatch(name: "Old"), expecting: nil)
    try dao.add("Faker", .Support)
    let error = #expect(throws: RepositoryError.self) { try dao.undo(3) }
    guard case .conflicts(let conflicts) = error else { return #expect(error == nil) }
    #expect(conflicts.map(\.found?.id) == [2])
    #expect(try dao.journalEnd() == 4)
  }

  @Test func tellsTheLifeOfOneRow() throws {
    try dao.add("Faker")
    try dao.add("Keria")
    try dao.add(todo: "Faker")
    _ = try dao.updateMember(.members(.id(1)), MemberPatch(name: "Hide"), expecting: nil)
    _ = try dao.updateMember(.members(.id(2)), MemberPatch(name: "Faker"), expecting: nil)
    _ = try dao.deleteMember(.members(.id(1)), expecting: nil)
    func steps(_ entity: Entity, _ term: Selection.Term, limit: Int64? = nil) throws -> [Int64] {
      try dao.log(LogQuery(row: LogQuery.RowReference(entity: entity, term: term), limit: limit)).map(\.id)
    }
    #expect(try steps(.member, .id(1)) == [6, 4, 1])
    #expect(try steps(.member, .name("Hide")) == [6, 4, 1])
    #expect(try steps(.member, .name("Keria")) == [5, 2])
    #expect(try steps(.member, .name("Faker")) == [6, 5, 4, 2, 1])
    #expect(try steps(.member, .name("Faker"), limit: 2) == [6, 5])
    #expect(try steps(.member, .ids(2...9)) == [5, 2])
    #expect(try steps(.todo, .id(1)) == [3])
    #expect(throws: RepositoryError.recordNotFound(.member, .name("Nobody"))) {
      try steps(.member, .name("Nobody"))
    }
    #expect(throws: RepositoryError.recordNotFound(.todo, .id(2))) { try steps(.todo, .id(2)) }
  }

  @Test func isReadInPagesAndStops() throws {
    for number in 1...250 { try dao.add(todo: "T\(number)") }
    #expect(try dao.log().map(\.id) == (1...250).reversed())
    #expect(try dao.log(LogQuery(limit: 101)).map(\.id) == (150...250).reversed())
    #expect(try dao.log(LogQuery(limit: 0)).isEmpty)
    var seen: [Int64] = []
    try dao.steps(LogQuery()) { page in
      // What is committed meanwhile does not belong to this log.
      if seen.isEmpty { try dao.add(todo: "More") }
      seen += page.map(\.id)
      return seen.count < 120
    }
    #expect(seen == (51...250).reversed())
  }

  @Test func streamsChangesWithTheirSteps() throws {
    for number in 1...3 { try dao.add("M\(number)") }
    _ = try dao.deleteMember(.members(.ids(1...3)), expecting: nil, mark: .by("a/1", "clear"))
    let entries = try dao.entries()
    #expect(entries.map(\.place) == [1, 2, 3, 4, 5, 6])
    #expect(entries.map(\.step?.number) == [1, 2, 3, 6, 6, 6])
    #expect(entries.last?.step?.mark == .by("a/1", "clear"))
    #expect(try dao.entries(after: 4) == Array(entries.suffix(2)))
    var seen = 0
    let place = try dao.changes(after: 0) { _ in
      seen += 1
      return seen < 4
    }
    #expect(place == 4)
    #expect(try dao.changes(after: 4) { _ in true } == 6)
    #expect(try dao.changes(after: 6) { _ in true } == 6)
    #expect(try dao.changes(after: 900) { _ in true } == 6)
    #expect(try dao.journalEnd() == 6)
  }
}
