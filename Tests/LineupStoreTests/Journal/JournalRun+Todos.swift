import LineupCore
import TestSupport

/// To-dos with all that they may have.
extension JournalRun {
  mutating func todo(called title: String) -> TodoDraft {
    TodoDraft(
      title: title, createAt: Date(milliseconds: 7), due: due(), assignee: assignee(), priority: .high,
      tags: generator.pick([["vod"], ["VOD", "vod", "É"], []]), note: generator.pick([nil, "x", "É"]))
  }

  mutating func patch() -> TodoPatch {
    var patch = TodoPatch()
    switch generator.number(below: 6) {
    case 0: patch.due = generator.pick([.clear, .set(due())])
    case 1: patch.assignee = generator.pick([.clear, .set(assignee())])
    case 2: patch.priority = generator.pick([.clear, .set(.low)])
    case 3: patch.tags = generator.pick([[.clear], [.add("vod")], [.remove("VOD"), .add("x")]])
    case 4: patch.note = generator.pick([.clear, .set("n")])
    default: patch.complete = generator.pick([true, false])
    }
    return patch
  }

  private mutating func due() -> Due {
    generator.pick([.day(Day(number: 20_000)), .time(Date(milliseconds: 1_700_000_000_123))])
  }

  private mutating func assignee() -> Selection.Term {
    generator.pick([.id(1), .id(2), .id(3), .name("A"), .name("É"), .id(4)])
  }
}
