/// Counts rows as they come, and keeps no more of them than people, tags and weeks.
package struct StatisticsBuilder {
  private var statistics = Statistics()

  /// By the id of the member; nil for nobody.
  private var people: [Int64?: Statistics.Tally] = [:]

  /// By the spelling.
  private var tags: [String: Statistics.Tally] = [:]
  private var names: [Int64: String] = [:]

  /// When each week begins, and when the last one ends.
  private let bounds: [Date]

  /// - Parameters:
  ///   - today: a day of the last week.
  ///   - start: the first instant of a day.
  package init(today: Day, start: (Day) -> Date) {
    let monday = today.startOfWeek
    let mondays = (0..<Statistics.weekCount).reversed().map { monday - 7 * $0 }
    statistics.weeks = mondays.map { Statistics.Week(monday: $0) }
    bounds = (mondays + [monday + 7]).map(start)
  }

  /// The moment before which nothing is told of weeks.
  package var start: Date { bounds[0] }

  /// Counts a to-do.
  ///
  /// - Parameter tags: as they are stored.
  package mutating func add(isDone: Bool, isLate: Bool, member: Int64?, tags text: String?) {
    let tally = Statistics.Tally(open: isDone ? 0 : 1, late: isLate ? 1 : 0, done: isDone ? 1 : 0)
    statistics.todos += tally
    people[member, default: Statistics.Tally()] += tally
    guard let text else { return }
    for tag in [String](storedTags: text) { tags[tag, default: Statistics.Tally()] += tally }
  }

  /// Notes when a to-do was made.
  package mutating func add(created date: Date) {
    if let index = week(of: date) { statistics.weeks[index].created += 1 }
  }

  /// Notes when one was done.
  package mutating func add(done date: Date) {
    if let index = week(of: date) { statistics.weeks[index].done += 1 }
  }

  private func week(of date: Date) -> Int? {
    guard let index = bounds.lastIndex(where: { $0 <= date }), index < statistics.weeks.count else {
      return nil
    }
    return index
  }

  /// Counts a member. To-dos come before members, so that only the names of those who have some are kept.
  package mutating func add(_ position: Position, id: Int64, name: String) {
    statistics.positions[position, default: 0] += 1
    if people[id] != nil { names[id] = name }
  }

  package mutating func addDamaged() {
    statistics.damaged += 1
  }

  /// What was counted.
  package func finish() -> Statistics {
    var statistics = statistics
    statistics.people = people.map { id, tally in
      Statistics.Person(assignee: id.map { Assignee(id: $0, name: names[$0]) }, todos: tally)
    }.sorted(by: StatisticsBuilder.precedes)
    let tags = gathered.sorted { ($1.todos.total, $0.tag) < ($0.todos.total, $1.tag) }
    statistics.tags = Array(tags.prefix(Statistics.mostTags))
    statistics.otherTags = tags.count - statistics.tags.count
    return statistics
  }

  /// Nobody comes last, before him those who are not there any more.
  private static func precedes(_ left: Statistics.Person, _ right: Statistics.Person) -> Bool {
    func rank(_ person: Statistics.Person) -> (Int, Int, String, Int64) {
      let unknown = person.assignee == nil ? 2 : person.assignee?.name == nil ? 1 : 0
      return (unknown, -person.todos.open, person.assignee?.name ?? "", person.assignee?.id ?? 0)
    }
    return rank(left) < rank(right)
  }

  /// The tags, those that are one counted together.
  private var gathered: [Statistics.TagTally] {
    let spellings = Dictionary(grouping: tags) { $0.key.searchKey }
    return spellings.values.map { uses in
      let most = uses.max { ($0.value.total, $1.key) < ($1.value.total, $0.key) }
      return Statistics.TagTally(
        tag: most?.key ?? "", todos: uses.reduce(into: Statistics.Tally()) { $0 += $1.value })
    }
  }
}
