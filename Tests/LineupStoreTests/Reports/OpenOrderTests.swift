import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Open to-dos come in the order in which they are to be done, wherever one is: what the index says is what a plain sort says.
struct OpenOrderTests {
  /// 250 random to-dos in a file, twice in each of eight zones.
  @Test(arguments: TestZone.names, [1, 2] as [UInt64])
  func `They are in the order of a plain sort`(name: String, seed: UInt64) throws {
    let zone = try #require(TestZone(name))
    let dao = Dao(localDay: zone.day)
    var random = RandomTodos(seed: seed)
    let members = try ["Faker", "Zeus", "Keria"].map { try dao.add($0) }
    try dao.begin()
    for index in 0..<250 { _ = try dao.saveEvent(random.draft(index, members: members)) }
    try dao.commit(.test)
    let open = try dao.todos().filter { !$0.complete }
    let sorted = open.sorted { precedes($0, $1, zone) }
    let late = sorted.filter { isLate($0, zone) }
    #expect(try dao.open() == sorted)
    #expect(try dao.open(OpenQuery(.late)) == late)
    #expect(Set(try dao.open().map(\.id)) == Set(open.map(\.id)) && late.count > 20)
    for days in [1, 2, 7, 366] {
      let last = zone.day(RandomTodos.now) + (days - 1)
      let expected = sorted.filter { day(of: $0, zone).map { $0 <= last } ?? false }
      #expect(try dao.open(OpenQuery(.days(days))) == expected, "\(days) days")
    }
    for limit in [0, 1, 99, 100, 101, 1000] as [Int64] {
      #expect(try dao.open(OpenQuery(limit: limit)) == Array(sorted.prefix(Int(limit))), "limit \(limit)")
    }
    let filter = Predicate.compare(.todoTags, .equal, .text("vod"))
    #expect(try dao.open(OpenQuery(filter: filter)) == sorted.filter { $0.tags.contains("vod") })
    let ofZeus = sorted.filter { $0.assignee?.name == "Zeus" }
    #expect(try dao.open(OpenQuery(member: .name("Zeus"))) == ofZeus)
    #expect(try dao.open(OpenQuery(member: .id(2), limit: 3)) == Array(ofZeus.prefix(3)))
  }

  @Test(arguments: ["Europe/Berlin", "Pacific/Kiritimati", "America/St_Johns"])
  func `Those of a member are in that order, many or few`(name: String) throws {
    let zone = try #require(TestZone(name))
    let dao = Dao(localDay: zone.day)
    var random = RandomTodos(seed: 3)
    let (busy, idle) = (try dao.add("Faker"), try dao.add("Zeus"))
    try dao.begin()
    for index in 0..<1_200 {
      _ = try dao.saveEvent(random.draft(index, members: Array(repeating: busy, count: 9) + [idle]))
    }
    try dao.commit(.test)
    let sorted = try dao.todos().filter { !$0.complete }.sorted { precedes($0, $1, zone) }
    var counts: [Int] = []
    for member in ["Faker", "Zeus"] {
      let theirs = sorted.filter { $0.assignee?.name == member }
      #expect(try dao.open(OpenQuery(member: .name(member))) == theirs)
      #expect(try dao.open(OpenQuery(.late, member: .name(member))) == theirs.filter { isLate($0, zone) })
      #expect(try dao.open(OpenQuery(member: .name(member), limit: 7)) == Array(theirs.prefix(7)))
      counts.append(theirs.count)
    }
    #expect(counts[0] > 200 && (5...199).contains(counts[1]))
  }

  private func day(of event: TodoEvent, _ zone: TestZone) -> Day? {
    switch event.due {
    case .day(let day): day
    case .time(let date): zone.day(date)
    case nil: nil
    }
  }

  private func isLate(_ event: TodoEvent, _ zone: TestZone) -> Bool {
    switch event.due {
    case .day(let day): day < zone.day(RandomTodos.now)
    case .time(let date): date < RandomTodos.now
    case nil: false
    }
  }

  private func precedes(_ left: TodoEvent, _ right: TodoEvent, _ zone: TestZone) -> Bool {
    func key(_ event: TodoEvent) -> [Int64] {
      let time = if case .time(let date) = event.due { date.milliseconds } else { Int64.min }
      return [
        isLate(event, zone) ? 0 : 1, Int64(day(of: event, zone)?.number ?? .max), time,
        -(event.priority?.rawValue ?? 0), event.createAt.milliseconds, event.id,
      ]
    }
    return key(left).lexicographicallyPrecedes(key(right))
  }
}

extension Repository {
  func openRows(_ query: OpenQuery = OpenQuery()) throws -> [ListedRow] {
    var rows: [ListedRow] = []
    try listOpen(query, now: RandomTodos.now) { row in
      rows.append(row)
      return true
    }
    return rows
  }

  func open(_ query: OpenQuery = OpenQuery()) throws -> [TodoEvent] {
    try openRows(query).compactMap { if case .todo(let event) = $0 { event } else { nil } }
  }
}
