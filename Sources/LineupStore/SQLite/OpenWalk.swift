import LineupCore
import SQLite

/// A walk over open to-dos in the order in which they are to be done, see ``OpenQuery``, all of one moment.
///
/// The index of open to-dos has due dates in the order of their text, in which times are UTC: where clocks show another time
/// a day's first or last ones stand beside the day before or after. So the walk goes from day to day, and reads what is due on
/// each in a few stretches of the index. Nothing is sorted, and no row is read before its turn.
final class OpenWalk: RowSource {
  private enum Place {
    /// Behind a day; nil is before the first.
    case day(Day?)
    case undated
    case unreadable
    case end
  }

  private let session: Session
  private let query: OpenQuery
  private let now: Date
  private let today: Day

  /// All open to-dos, or all of the member when they are few.
  private let open: Rows

  /// What the rows of each stretch have in common.
  private let rows: Rows

  /// Holds the moment, between one stretch and the next as well.
  private let anchor: Cursor
  private var place = Place.day(nil)

  /// The stretches of the place that are still to be read, and the one that is being read.
  private var stretches: ArraySlice<Condition> = []
  private var cursor: Cursor?

  /// How many rows may still come.
  private var rest: Int64

  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when there is no such member.
  init(_ query: OpenQuery, now: Date, in session: Session) throws {
    self.session = session
    self.query = query
    self.now = now
    today = session.localDay(now)
    rest = query.limit ?? .max
    anchor = try session.connection.cursor("SELECT 1 FROM sqlite_schema")
    _ = try anchor.next { _ in true }
    // As the index has it, which serves no parameter in its place.
    var open = Entity.todo.table.table.where(Condition("\(Field.todoDone.column) = 0"))
    let schema = try session.currentSchema()
    var index = schema.openIndex
    var assigned: Condition?
    if let member = query.member {
      let isTheirs = try session.condition(for: member)
      if schema.assignedIndex != nil, try session.haveFew(isTheirs) {
        // Each day looks at all that they have, and at nothing else.
        open = open.where(isTheirs)
        index = schema.assignedIndex
      } else {
        assigned = isTheirs
      }
    }
    open = open.indexed(by: index)
    self.open = open
    var rows = open
    if let assigned { rows = rows.where(assigned) }
    if let filter = query.filter { rows = rows.where(Condition(filter, session.localDay)) }
    self.rows =
      rows.order(by: Field.todoDue.column).order(by: Field.todoPriority.column, descending: true)
      .order(by: Field.todoCreated.column).order(by: Entity.todo.table.id)
  }

  func next(_ count: Int) throws -> [ListedRow] {
    var listed: [ListedRow] = []
    while listed.count < count, rest > 0 {
      if cursor == nil {
        guard let stretch = try nextStretch() else { break }
        let columns = Entity.todo.table.selected + [Session.assigneeName]
        cursor = try session.connection.cursor(rows.where(stretch).select(columns))
      }
      guard let row = try cursor?.next({ try ListedRow($0, of: .todo) }) else {
        cursor = nil
        continue
      }
      if !row.isDueUnreadable || isAmongUnreadable {
        listed.append(row)
        rest -= 1
      }
    }
    return listed
  }

  private var isAmongUnreadable: Bool { if case .end = place { true } else { false } }

  private func nextStretch() throws -> Condition? {
    while stretches.isEmpty {
      switch place {
      case .day(let previous):
        if let day = try nextDay(after: previous) {
          place = .day(day)
          stretches = conditions(of: day)[...]
        } else {
          place = query.scope == .all ? .undated : .end
        }
      case .undated:
        place = .unreadable
        stretches = [Condition("\(Field.todoDue.column) IS NULL")]
      case .unreadable:
        place = .end
        let order: SQL = "\(raw: SQLFunctions.dueOrder)(\(Field.todoDue.column))"
        stretches = [Condition(isPresent: .todoDue) && Condition("\(order) IS NULL")]
      case .end: return nil
      }
    }
    return stretches.popFirst()
  }
}

extension OpenWalk {
  /// The last day on which something that is asked for may be due.
  private var lastDay: Day? {
    switch query.scope {
    case .all: nil
    case .late: today
    case .days(let count): today + (count - 1)
    }
  }

  /// A day after which nothing was passed over; it may well be one on which nothing is due. Nil when nothing is due any more.
  private func nextDay(after previous: Day?) throws -> Day? {
    let due = Field.todoDue.column
    var rest = Condition("\(due) >= \(FieldValue.text(""))")
    if let day = previous.map({ $0 + 1 }) {
      rest = Condition("\(due) >= \(min(day.bound, session.start(of: day).bound))")
    }
    while true {
      let first = open.where(rest).order(by: due).limit(1).select(["\(due)"])
      guard let found = try session.connection.first(first, make: { try $0.read(0, as: FieldValue.self) })
      else { return nil }
      if let day = Day(beginning: found) {
        // Where clocks are behind UTC its times may be of the day before.
        let next = max(day - 1, previous.map { $0 + 1 } ?? day - 1)
        return lastDay.map { next > $0 } == true ? nil : next
      }
      rest = Condition("\(due) > \(found)")
    }
  }

  /// Where what is due on a day stands in the index, one stretch after another.
  private func conditions(of day: Day) -> [Condition] {
    let (start, end) = (session.start(of: day), session.start(of: day + 1))
    let inItsCourse = Condition("\(Field.todoDue.column) = \(day.bound)")
    guard day == today else { return [inItsCourse] + times(of: day, from: start, to: end) }
    let late = times(of: day, from: start, to: now)
    return query.scope == .late ? late : late + [inItsCourse] + times(of: day, from: now, to: end)
  }

  /// The times from one up to but not including another, without the days that stand among them.
  private func times(of day: Day, from start: Date, to end: Date) -> [Condition] {
    let due = Field.todoDue.column
    var stretches: [Condition] = []
    var from = start.bound
    func append(to end: String) {
      if from < end { stretches.append(Condition("\(due) >= \(from) AND \(due) < \(end)")) }
    }
    for other in [day, day + 1].map(\.bound) where !other.isEmpty && from <= other && other < end.bound {
      append(to: other)
      // The times of a day are its text with a T and what follows.
      from = other + "T"
    }
    append(to: end.bound)
    return stretches
  }
}

extension Session {
  /// Up to how many to-dos of a member are looked at anew for each day on which one of them is due.
  private static let few = 200

  /// Whether a condition on the member holds for few to-dos, open or done.
  fileprivate func haveFew(_ isTheirs: Condition) throws -> Bool {
    let todos = Entity.todo.table
    let rows = todos.table.where(isTheirs).limit(Int64(Session.few + 1))
    return try connection.all(rows.select(["\(todos.id)"])) { try $0.read(0, as: Int64.self) }.count
      <= Session.few
  }
}

extension Day {
  /// The day that a stored due date begins with, which is that of a time in UTC.
  fileprivate init?(beginning value: FieldValue) {
    guard case .text(let bytes) = value else { return nil }
    self.init(text: Array(bytes.prefix(10)))
  }
}

extension ListedRow {
  /// Whether it is a row whose due date cannot be read.
  fileprivate var isDueUnreadable: Bool {
    if case .damaged(let row) = self { !row.image.isReadable(.todoDue) } else { false }
  }
}
