import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Due dates, people, tags, priorities and notes, as they are set, kept and taken back.
struct TodoTests {
  private let dao = Dao(isMock: true)
  private let noon = Date(milliseconds: 1_796_040_000_000)

  init() throws {
    for (name, position) in [("Faker", Position.Mid), ("José", .JG), ("Keria", .Support)] {
      try dao.add(name, position)
    }
  }

  private func set(_ rows: Selection.Term..., patch: TodoPatch) throws -> [Change] {
    let rows = Selection(entity: .todo, terms: rows)
    return try dao.updateEvent(
      rows, patch, expecting: nil, mark: Mark(date: noon, session: "a@host/1", text: "")
    ).changes
  }

  @Test func hasWhatItWasGiven() throws {
    let day = try #require(Day(year: 2026, month: 12, day: 4))
    let made = try dao.saveEvent(
      TodoDraft(
        title: "Review", createAt: noon, complete: true, due: .day(day), assignee: .name("Jose\u{301}"),
        priority: .high, tags: ["vod", "Cafe\u{301}", "VOD", "café"], note: "second game", completed: noon),
      mark: .test)
    let event = TodoEvent(
      id: 1, title: "Review", createAt: noon, complete: true, due: .day(day),
      assignee: Assignee(id: 2, name: "José"), priority: .high, tags: ["vod", "Café"], note: "second game",
      completed: noon)
    #expect(try dao.todos() == [event])
    #expect(made.first?.new?.row(of: .todo, names: made.names) == .todo(event))
    #expect(made.names == [2: "José"])
    #expect(made.first?.new?[.todoTags] == .text("vod Café"))
    try dao.undo()
    try dao.redo()
    #expect(try dao.todos() == [event])
    #expect(throws: RepositoryError.recordNotFound(.member, .name("Oner"))) {
      try dao.saveEvent(TodoDraft(title: "x", createAt: noon, assignee: .name("Oner")))
    }
    #expect(try dao.todos().count == 1)
  }

  @Test func isChangedFieldByField() throws {
    try dao.add(todo: "A")
    let patch = TodoPatch(
      due: .set(.time(noon)), assignee: .set(.id(3)), priority: .set(.low), tags: [.add("a"), .add("b")],
      note: .set("n"))
    #expect(try set(.id(1), patch: patch).count == 1)
    #expect(try set(.id(1), patch: patch).isEmpty)
    #expect(try dao.todos().first?.due == .time(noon))
    #expect(try set(.id(1), patch: TodoPatch(tags: [.remove("A"), .add("c"), .add("B")])).count == 1)
    #expect(try dao.todos().first?.tags == ["b", "c"])
    #expect(try set(.id(1), patch: TodoPatch(tags: [.clear, .add("z")])).count == 1)
    #expect(try dao.todos().first?.tags == ["z"])
    let clear = TodoPatch(
      due: .clear, assignee: .clear, priority: .clear, tags: [.remove("z")], note: .clear)
    #expect(
      try set(.id(1), patch: clear).first?.new?.values.suffix(6) == Array(repeating: .null, count: 6)[...])
    #expect(throws: RepositoryError.recordNotFound(.member, .id(9))) {
      try set(.id(1), patch: TodoPatch(assignee: .set(.id(9))))
    }
  }

  @Test func knowsWhenItWasDone() throws {
    try dao.add(todo: "A")
    try dao.add(todo: "B", done: true)
    #expect(try set(.ids(1...2), patch: TodoPatch(complete: true)).count == 1)
    #expect(try dao.todos().map(\.completed) == [noon, nil])
    #expect(try set(.ids(1...2), patch: TodoPatch(complete: false)).count == 2)
    #expect(try dao.todos().map(\.completed) == [nil, nil])
  }

  @Test func staysWhenItsMemberGoes() throws {
    for title in ["A", "B"] {
      _ = try dao.saveEvent(TodoDraft(title: title, createAt: noon, assignee: .id(1)))
    }
    let gone = try dao.deleteMember(.members(.name("Faker")), expecting: nil, mark: .test)
    #expect(gone.map(\.entity) == [.todo, .todo, .member])
    #expect(gone.names == [1: "Faker"])
    #expect(try dao.todos().map(\.assignee) == [nil, nil])
    try dao.undo()
    #expect(try dao.todos().map(\.assignee?.name) == ["Faker", "Faker"])
    try dao.redo()
    #expect(try dao.members().count == 2)
    // Within a transaction it is all or nothing too.
    try dao.undo()
    try dao.begin()
    _ = try dao.deleteMember(.members(), expecting: nil)
    try dao.rollback()
    #expect(try dao.todos().map(\.assignee?.name) == ["Faker", "Faker"])
  }

  @Test func keepsItsMemberFromBeingUndone() throws {
    try dao.add("Zeus")
    let id = try dao.add(todo: "A")
    _ = try dao.updateEvent(.todos(.id(id)), TodoPatch(assignee: .set(.name("Zeus"))), expecting: nil)
    let error = #expect(throws: RepositoryError.self) { try dao.undo(4) }
    guard case .conflicts(let conflicts) = error else { return #expect(Bool(false)) }
    #expect(conflicts.map(\.cause) == [.reference])
    #expect(conflicts.first?.found?.id == id && conflicts.first?.expected?.id == 4)
    #expect(try dao.members().count == 4)
    _ = try dao.updateEvent(.todos(.id(id)), TodoPatch(assignee: .clear), expecting: nil)
    #expect(try dao.undo(4).count == 1)
    try dao.redo()
    #expect(try dao.members().count == 4)
  }

  @Test func refersToNobodyWhoIsThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.db")
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try dao.add("Faker")
    try dao.add(todo: "A")
    try OldApp(path).run("UPDATE events SET member = 7, tags = ' b  a ', due = 'soon'")
    let damaged = try dao.rows(.todo)
    guard case .damaged(let row) = damaged.first else { return #expect(Bool(false)) }
    #expect(row.faults == [.todoDue])
    _ = try dao.updateEvent(.todos(.id(1)), TodoPatch(due: .clear), expecting: nil)
    #expect(try dao.todos().first?.assignee == Assignee(id: 7, name: nil))
    #expect(try dao.todos().first?.tags == ["b", "a"])
    #expect(try dao.step(4).changes.names.isEmpty)
    // He comes, and goes again: what refers to him did so before.
    try dao.add("Seven", id: 7)
    #expect(try dao.todos().first?.assignee?.name == "Seven")
    try dao.undo()
    #expect(try dao.todos().first?.assignee == Assignee(id: 7, name: nil))
  }

  @Test func goesWithItsMemberWhenASandboxBecomesReal() throws {
    let folder = try TemporaryFolder()
    let dao = Dao(file: DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true))
    try dao.add("Faker")
    let sandbox = try Dao.copy(of: dao)
    let origin = try SandboxOrigin(in: sandbox)
    try sandbox.add("Zeus")
    _ = try sandbox.saveEvent(TodoDraft(title: "A", createAt: noon, assignee: .name("Zeus")))
    _ = try sandbox.saveEvent(TodoDraft(title: "B", createAt: noon, assignee: .name("Faker")))
    try dao.add("Oner")
    let told = Applied(sandbox, from: origin, to: dao)
    #expect(told.error == nil && told.renumberings.map(\.id) == [3])
    #expect(
      try dao.todos().map(\.assignee) == [Assignee(id: 3, name: "Zeus"), Assignee(id: 1, name: "Faker")])
  }

  @Test func isNotLeftByASandboxThatKnowsNothingOfIt() throws {
    let folder = try TemporaryFolder()
    let dao = Dao(file: DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true))
    try dao.add("Faker")
    let sandbox = try Dao.copy(of: dao)
    let origin = try SandboxOrigin(in: sandbox)
    _ = try sandbox.deleteMember(.members(.id(1)), expecting: nil)
    _ = try dao.saveEvent(TodoDraft(title: "A", createAt: noon, assignee: .id(1)))
    guard case .conflicts(let conflicts) = Applied(sandbox, from: origin, to: dao).error else {
      return #expect(Bool(false))
    }
    #expect(conflicts.map(\.cause) == [.reference])
  }

  @Test func suggestsTagsByUse() throws {
    for tags in [["vod"], ["VOD", "review"], ["review"], ["review", "scrim-vod"], ["vod"]] {
      _ = try dao.saveEvent(TodoDraft(title: "T", createAt: noon, tags: tags))
    }
    #expect(try dao.suggestTags("", limit: 9).map(\.tag) == ["review", "vod", "scrim-vod"])
    #expect(try dao.suggestTags("V", limit: 9).map(\.tag) == ["vod", "review", "scrim-vod"])
    #expect(try dao.suggestTags("V", limit: 1) == [TagUse(tag: "vod", count: 3)])
    #expect(try dao.suggestTags("", limit: 1).count == 1)
    #expect(try dao.suggestTags("x", limit: 9).isEmpty)
  }
}
