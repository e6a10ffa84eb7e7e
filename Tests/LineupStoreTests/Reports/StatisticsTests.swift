import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// What is counted in one pass is what is counted one by one.
struct StatisticsTests {
  /// 300 random to-dos in each of eight zones.
  @Test(arguments: TestZone.names)
  func `Numbers are those of a plain count`(name: String) throws {
    let zone = try #require(TestZone(name))
    let dao = Dao(localDay: zone.day)
    let members = try [
      ("Faker", Position.Mid), ("Zeus", .Top), ("Keria", .Support), ("Canyon", .JG), ("Oner", .JG),
    ]
    .map { try dao.add($0.0, $0.1) }
    var random = RandomTodos(seed: 7)
    for index in 0..<300 { _ = try dao.saveEvent(random.draft(index, members: Array(members.prefix(3)))) }
    let todos = try dao.todos()
    let today = zone.day(RandomTodos.now)
    func tally(_ isCounted: (TodoEvent) -> Bool) -> Statistics.Tally {
      todos.filter(isCounted).reduce(into: Statistics.Tally()) { tally, event in
        let isLate =
          switch event.due {
          case .day(let day): day < today
          case .time(let date): date < RandomTodos.now
          case nil: false
          }
        tally += event.complete ? .init(done: 1) : .init(open: 1, late: isLate ? 1 : 0)
      }
    }
    let statistics = try dao.statistics(now: RandomTodos.now)
    #expect(statistics.positions == [.Mid: 1, .Top: 1, .Support: 1, .JG: 2] && statistics.members == 5)
    #expect(statistics.todos == tally { _ in true } && statistics.todos.late > 10)
    #expect(statistics.people.count == 4 && statistics.people.last?.assignee == nil)
    for person in statistics.people {
      #expect(
        person.todos == tally { $0.assignee == person.assignee }, "\(person.assignee?.text ?? "nobody")")
    }
    let named = statistics.people.dropLast().map(\.todos.open)
    #expect(named == named.sorted(by: >))
    #expect(Set(statistics.tags.map(\.tag)) == ["vod", "Review", "café", "scrim"])
    for tag in statistics.tags { #expect(tag.todos == tally { $0.tags.contains(tag.tag) }) }
    #expect(statistics.weeks.count == 12)
    #expect(statistics.weeks.last.map { ($0.monday...$0.monday + 6).contains(today) } == true)
    for week in statistics.weeks {
      let days = week.monday...week.monday + 6
      #expect(week.monday.weekday == .monday)
      #expect(week.created == todos.count { days.contains(zone.day($0.createAt)) })
      #expect(week.done == todos.count { $0.completed.map { days.contains(zone.day($0)) } ?? false })
    }
  }

  @Test func `Tags that are one are counted together, ten are told`() throws {
    let dao = Dao()
    for index in 0..<12 { _ = try dao.saveEvent(TodoDraft(title: "x", tags: ["tag\(index)"])) }
    for tag in ["VOD", "vod", "vod", "Café", "CAFÉ", "CAFÉ"] {
      _ = try dao.saveEvent(TodoDraft(title: "x", complete: tag == "VOD", tags: [tag]))
    }
    let statistics = try dao.statistics(now: RandomTodos.now)
    #expect(statistics.tags.prefix(3).map(\.tag) == ["CAFÉ", "vod", "tag0"])
    #expect(
      statistics.tags.prefix(3).map(\.todos) == [.init(open: 3), .init(open: 2, done: 1), .init(open: 1)])
    #expect(statistics.tags.count == 10 && statistics.otherTags == 4)
  }

  @Test func `Nothing at all is nothing`() throws {
    let statistics = try Dao().statistics(now: RandomTodos.now)
    #expect(statistics.todos == .init() && statistics.positions.isEmpty && statistics.people.isEmpty)
    #expect(statistics.tags.isEmpty && statistics.weeks.allSatisfy { $0.created + $0.done == 0 })
  }

  @Test func `Rows that cannot be counted are, as such`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.db")
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    try dao.add("Faker")
    try dao.add(todo: "fine")
    try Connection(.file(path)).run("INSERT INTO members(name, position) VALUES ('Six', 6)")
    try Connection(.file(path)).run(
      """
      INSERT INTO events(title, create_at, complete, due, member)
      VALUES ('odd', '', 2, NULL, NULL), ('late?', 'never', 0, 'soon', 9)
      """)
    let statistics = try dao.statistics(now: RandomTodos.now)
    #expect(statistics.damaged == 2 && statistics.members == 1)
    #expect(statistics.todos == .init(open: 2))
    #expect(statistics.people.map(\.assignee) == [Assignee(id: 9), nil])
  }

  @Test func `A count is stopped on the way`() throws {
    let stop = Flag()
    let dao = Dao(wantsStop: { stop.isRaised })
    try dao.begin()
    for index in 0..<2000 { _ = try dao.saveEvent(TodoDraft(title: "\(index)", tags: ["a", "b"])) }
    try dao.commit(.test)
    stop.raise()
    #expect(throws: RepositoryError.interrupted) { try dao.statistics(now: RandomTodos.now) }
  }
}
