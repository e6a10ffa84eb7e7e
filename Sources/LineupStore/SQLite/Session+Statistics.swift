import LineupCore
import SQLite

extension Session {
  private static let selectCounted: SQL = {
    let fields: [Field] = [.todoDone, .todoCreated, .todoDue, .todoFor, .todoTags, .todoCompleted]
    return Entity.todo.table.table.all.select(fields.map { "\($0.column)" })
  }()

  /// Counts everything, in one pass over each table.
  func statistics(now: Date) throws -> Statistics {
    var builder = StatisticsBuilder(today: localDay(now), start: start)
    if try has(.todo) { try countTodos(now: now, &builder) }
    if try has(.member) { try countMembers(&builder) }
    return builder.finish()
  }

  private func countTodos(now: Date, _ builder: inout StatisticsBuilder) throws {
    let today = localDay(now)
    // Most dates are too old to matter, which their text tells before it is read.
    let start = Array(builder.start.bound.utf8)
    try connection.forEach(Session.selectCounted) { row in
      guard let done = row.integer(at: 0), (0...1).contains(done) else {
        builder.addDamaged()
        return true
      }
      let isLate = done == 0 && row.due(at: 2)?.isLate(at: now, today) == true
      builder.add(isDone: done == 1, isLate: isLate, member: row.integer(at: 3), tags: row.text(at: 4))
      if let date = row.date(at: 1, from: start) { builder.add(created: date) }
      if done == 1, let date = row.date(at: 5, from: start) { builder.add(done: date) }
      return true
    }
  }

  private func countMembers(_ builder: inout StatisticsBuilder) throws {
    let members = Entity.member.table
    try connection.forEach(members.table.all.select(members.selected)) { row in
      guard let id = row.integer(at: 0), let name = row.text(at: 1),
        let position = row.integer(at: 2).flatMap(Position.init(rawValue:))
      else {
        builder.addDamaged()
        return true
      }
      builder.add(position, id: id, name: name)
      return true
    }
  }
}

extension Row {
  /// Nil where there is none, or none that can be read.
  fileprivate borrowing func due(at column: Int) -> Due? {
    withText(at: column) { Due(storedText: Array($0)) } ?? nil
  }

  /// The date that a column holds, unless it comes before another in the form in which it is stored.
  fileprivate borrowing func date(at column: Int, from start: [UInt8]) -> Date? {
    withText(at: column) { text in
      text.lexicographicallyPrecedes(start) ? nil : Date(storedText: Array(text))
    } ?? nil
  }
}

extension Due {
  /// Whether it has gone by: a day with its end, a time at once.
  fileprivate func isLate(at now: Date, _ today: Day) -> Bool {
    switch self {
    case .day(let day): day < today
    case .time(let date): date < now
    }
  }
}
