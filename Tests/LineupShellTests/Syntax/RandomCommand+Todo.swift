import LineupCore

@testable import LineupShell

/// What to-dos may have beside their titles.
extension RandomCommand {
  mutating func newTodo() -> TodoDraft {
    TodoDraft(
      title: random.visibleText(), createAt: random.chance(2) ? date() : nil, complete: random.chance(2),
      id: random.chance(2) ? id() : nil, due: random.chance(2) ? due() : nil,
      assignee: random.chance(2) ? member() : nil,
      priority: random.chance(2) ? random.pick(Priority.allCases) : nil,
      tags: [String]().edited(by: tags().map(TagEdit.add)), note: random.chance(2) ? note() : nil)
  }

  /// A change of something at least.
  mutating func patch() -> TodoPatch {
    while true {
      let patch = TodoPatch(
        title: random.chance(2) ? random.visibleText() : nil,
        due: random.chance(3) ? edit(due()) : nil, assignee: random.chance(3) ? edit(member()) : nil,
        priority: random.chance(3) ? edit(random.pick(Priority.allCases)) : nil,
        tags: tags().map { tag in random.pick([.add(tag), .remove(tag), .clear]) },
        note: random.chance(3) ? edit(note()) : nil)
      if patch != TodoPatch() { return patch }
    }
  }

  private mutating func edit<Value>(_ value: Value) -> FieldEdit<Value> {
    random.chance(3) ? .clear : .set(value)
  }

  private mutating func due() -> Due {
    random.chance(2) ? .time(date()) : .day(Day(date()))
  }

  private mutating func member() -> Selection.Term {
    random.chance(3) ? .id(id()) : .name(random.chance(5) ? "none" : random.visibleText())
  }

  private mutating func note() -> String {
    while true {
      let note = random.text()
      if !note.isEmpty { return note }
    }
  }

  private mutating func tags() -> [String] {
    (0..<Int.random(in: 0...3, using: &random.generator)).map { _ in tag() }
  }

  /// A tag made to break things, a few of which look like another word of the language.
  mutating func tag() -> String {
    while true {
      let tag =
        random.chance(4) ? random.pick(["#", "##x", "where", "limit", "7", "3..9", "a;b"]) : random.text()
      if Tag.isValid(tag), tag.nfc.utf8.elementsEqual(tag.utf8) { return tag }
    }
  }
}
