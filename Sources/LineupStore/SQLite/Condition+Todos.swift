import LineupCore
import SQLite

/// Conditions on fields that only to-dos have, or that may be empty.
extension Condition {
  init(isPresent field: Field) {
    self.init("\(field.column) IS NOT NULL")
  }

  init(_ field: Field, contains text: String) {
    if field.kind == .member {
      self =
        Condition(isPresent: field) && Condition(field, isMemberWhere: Condition(.memberName, contains: text))
    } else {
      self.init("\(raw: SQLFunctions.contains)(\(field.column), \(text))")
    }
  }

  /// Whether each word is in one of the fields that are searched.
  init(_ entity: Entity, mentions text: String) {
    let fields = Field.allSearched(of: entity)
    self =
      text.split(whereSeparator: \.isWhitespace).map { word in
        fields.map { Condition($0, contains: String(word)) }.any
      }.all
  }

  init(_ field: Field, hasTag tag: String) {
    self.init("\(raw: SQLFunctions.hasTag)(\(field.column), \(tag))")
  }

  /// Whether the member that a field refers to meets a condition, of which one who is not there meets none.
  init(_ field: Field, isMemberWhere condition: Condition) {
    let members = Entity.member.table
    self.init("\(field.column) IN (SELECT \(members.id) FROM \(members.table) WHERE \(condition.sql))")
  }

  /// Compares due dates: days with days, and times with instants.
  ///
  /// - Parameters:
  ///   - days: from which day up to but not including which.
  ///   - times: the same of instants.
  init(due comparison: Comparison, _ days: (start: Day, end: Day), _ times: (start: Date, end: Date)) {
    let start = (day: days.start.bound, time: times.start.bound)
    let end = (day: days.end.bound, time: times.end.bound)
    switch comparison {
    case .equal: self = Condition(dueFrom: start) && Condition(dueBefore: end)
    case .notEqual: self = !(Condition(dueFrom: start) && Condition(dueBefore: end))
    case .less: self.init(dueBefore: start)
    case .lessOrEqual: self.init(dueBefore: end)
    case .greater: self.init(dueFrom: end)
    case .greaterOrEqual: self.init(dueFrom: start)
    }
  }

  /// Whether a due day comes before a day, or a due time before an instant. The first comparison says less, and what an
  /// index finds.
  private init(dueBefore bound: (day: String, time: String)) {
    let due = Field.todoDue.column
    self.init("(\(due) < \(max(bound.day, bound.time)) AND \(due) < \(Condition.dueBound(bound)))")
  }

  private init(dueFrom bound: (day: String, time: String)) {
    let due = Field.todoDue.column
    self.init("(\(due) >= \(min(bound.day, bound.time)) AND \(due) >= \(Condition.dueBound(bound)))")
  }

  /// What a due date is compared with, which depends on whether it is a day.
  private static func dueBound(_ bound: (day: String, time: String)) -> SQL {
    "CASE length(\(Field.todoDue.column)) WHEN 10 THEN \(bound.day) ELSE \(bound.time) END"
  }
}

extension Day {
  /// The stored text to compare with, as ``LineupCore/Date/bound`` has it.
  var bound: String {
    switch midnight.components.year {
    case ..<Date.years.lowerBound: ""
    case Date.years: text
    default: midnight.bound
    }
  }
}
