import LineupCore

@testable import LineupShell

extension RandomCommand {
  mutating func reported() -> Command {
    switch random.pick([0, 1, 2, 3]) {
    case 0: return .stats
    case 1:
      var query = OpenQuery(.days(Int.random(in: 1...366, using: &random.generator)))
      if random.chance(3) {
        query.filter = .not(.isPresent(.todoFor))
      } else if random.chance(2) {
        query.member = random.chance(2) ? .id(id()) : .name(random.visibleText())
      }
      return .listOpen(query)
    case let which:
      let filter = random.chance(3) ? nil : predicate(of: Entity.todo.fields, depth: 3)
      // What is next is never all of it.
      let limit = which == 2 || random.chance(2) ? id() : nil
      return .listOpen(OpenQuery(which == 2 ? .all : .late, filter: filter, member: assignee(), limit: limit))
    }
  }
}
