import Foundation
import LineupCore
import TestSupport

/// Random to-dos about a moment, most of them near it, so that many are due alike and many about midnight.
struct RandomTodos {
  /// 2026-03-28 22:30 in UTC, the night in which Berlin's clocks change.
  static let now = LineupCore.Date(milliseconds: 1_774_737_000_000)

  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func draft(_ index: Int, members: [Int64]) -> TodoDraft {
    var draft = TodoDraft(
      title: "to-do \(index)", createAt: created(), complete: random.number(below: 4) == 0)
    if draft.complete, random.number(below: 4) > 0 { draft.completed = created() }
    draft.due = due()
    if random.number(below: 3) == 0 { draft.assignee = .id(random.pick(members)) }
    draft.priority = random.pick([nil, nil] + Priority.allCases.map(Optional.some))
    draft.tags = Array(
      ["vod", "Review", "café", "scrim"].shuffled(using: &random).prefix(random.number(below: 3)))
    return draft
  }

  private mutating func created() -> LineupCore.Date {
    let days = Int64(random.number(below: 100))
    let minutes = Int64(random.number(below: 3) * 17)
    return LineupCore.Date(milliseconds: RandomTodos.now.milliseconds - days * 86_400_000 - minutes * 60_000)
  }

  private mutating func due() -> Due? {
    let days = random.number(below: random.number(below: 5) == 0 ? 800 : 9) - (random.number(below: 2) * 4)
    switch random.number(below: 5) {
    case 0, 1: return .day(Day(RandomTodos.now) + days)
    case 2, 3:
      let half = Int64(random.number(below: 48)) * 1_800_000
      let midnight = (Day(RandomTodos.now) + days).midnight.milliseconds
      return .time(LineupCore.Date(milliseconds: midnight + half + Int64(random.number(below: 2))))
    default: return nil
    }
  }
}
