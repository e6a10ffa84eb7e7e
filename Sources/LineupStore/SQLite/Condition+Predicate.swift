import LineupCore
import SQLite

extension Condition {
  /// Makes the SQL condition of a predicate. Every value in it is bound.
  ///
  /// - Parameter localDay: the day on which an instant falls where whoever asks is.
  init(_ predicate: LineupCore.Predicate, _ localDay: (Date) -> Day) {
    switch predicate {
    case .compare(let field, let comparison, let operand):
      self.init(field, comparison, operand, localDay)
    case .oneOf(let field, let operands):
      self = operands.map { Condition(field, .equal, $0, localDay) }.any
    case .isTrue(let field):
      // IS, so that a damaged NULL is a no, and the row is listed among those that are not done.
      self.init("\(field.column) IS 1")
    case .isPresent(let field):
      self.init(isPresent: field)
    case .contains(let field, let text):
      self.init(field, contains: text)
    case .mentions(let entity, let text):
      self.init(entity, mentions: text)
    case .not(let condition):
      self = !Condition(condition, localDay)
    case .and:
      let parts = predicate.flattened {
        if case .and(let left, let right) = $0 { (left, right) } else { nil }
      }
      self = parts.map { Condition($0, localDay) }.all
    case .or:
      let parts = predicate.flattened { if case .or(let left, let right) = $0 { (left, right) } else { nil } }
      self = parts.map { Condition($0, localDay) }.any
    }
  }

  /// An empty field is not equal to anything, and compares in no other way.
  private init(_ field: Field, _ comparison: Comparison, _ operand: Operand, _ localDay: (Date) -> Day) {
    switch (field.isOptional, comparison) {
    case (false, _): self.init(present: field, comparison, operand, localDay)
    case (true, .notEqual):
      self = !(Condition(isPresent: field) && Condition(present: field, .equal, operand, localDay))
    case (true, _):
      self = Condition(isPresent: field) && Condition(present: field, comparison, operand, localDay)
    }
  }

  private init(
    present field: Field, _ comparison: Comparison, _ operand: Operand, _ localDay: (Date) -> Day
  ) {
    switch operand {
    case .integer(let number): self.init(field, comparison, value: .integer(number))
    case .position(let position): self.init(field, comparison, value: .position(position))
    case .priority(let priority): self.init(field, comparison, value: .integer(priority.rawValue))
    case .flag(let flag):
      // Not bound, so that an index of the open to-dos serves.
      self.init("\(field.column) \(raw: comparison == .equal ? "=" : "<>") \(raw: flag ? "1" : "0")")
    case .text(let text):
      switch field.kind {
      case .tags: self.init(field, hasTag: text)
      case .member: self.init(field, isMemberWhere: Condition(.memberName, comparison, text: text))
      default: self.init(field, comparison, text: text)
      }
    case .dates(let start, let end):
      if field.kind == .due {
        self.init(due: comparison, (localDay(start), localDay(end)), (start, end))
      } else {
        self.init(field, comparison, from: start.bound, to: end.bound)
      }
    case .day(let day, let start, let end):
      if field.kind == .due {
        self.init(due: comparison, (day, day + 1), (start, end))
      } else {
        self.init(field, comparison, from: start.bound, to: end.bound)
      }
    }
  }

  private init(_ field: Field, _ comparison: Comparison, value: FieldValue) {
    let column = field.column
    switch comparison {
    case .equal: self = column == value
    case .notEqual: self = column != value
    case .less: self = column < value
    case .lessOrEqual: self = column <= value
    case .greater: self = column > value
    case .greaterOrEqual: self = column >= value
    }
  }

  /// Equal text is equal however its accents are encoded; the order of text is that of its bytes.
  private init(_ field: Field, _ comparison: Comparison, text: String) {
    switch comparison {
    case .equal: self = field.column.isOne(of: text.encodings)
    case .notEqual: self = !field.column.isOne(of: text.encodings)
    default: self.init(field, comparison, value: .text(field == .memberName ? text.nfc : text))
    }
  }

  private init(_ field: Field, _ comparison: Comparison, from start: String, to end: String) {
    let column = field.column
    let start = FieldValue.text(start)
    let end = FieldValue.text(end)
    switch comparison {
    case .equal: self = column >= start && column < end
    case .notEqual: self = column < start || column >= end
    case .less: self = column < start
    case .lessOrEqual: self = column < end
    case .greater: self = column >= end
    case .greaterOrEqual: self = column >= start
    }
  }
}

extension Field {
  /// The column of a record's field, or the one under which ``StepFilter`` gives that of a step.
  var column: Column<FieldValue> { entity?.table.column(self) ?? Column(name) }
}

extension LineupCore.Date {
  /// The stored text to compare with. An end of day may lie a moment beyond the last date that four digits
  /// can write, and a time zone may push a start before the first.
  var bound: String {
    let year = components.year
    if year > LineupCore.Date.years.upperBound { return "9999-12-31T24" }
    if year < LineupCore.Date.years.lowerBound { return "" }
    return storedText
  }
}

extension LineupCore.Predicate {
  /// The conditions that a chain of one operator joins, in order. No recursion: `a or b or c …` may be long.
  fileprivate func flattened(
    by split: (LineupCore.Predicate) -> (LineupCore.Predicate, LineupCore.Predicate)?
  ) -> [LineupCore.Predicate] {
    var parts: [LineupCore.Predicate] = []
    var rest = [self]
    while let next = rest.popLast() {
      if let (left, right) = split(next) {
        rest.append(right)
        rest.append(left)
      } else {
        parts.append(next)
      }
    }
    return parts
  }
}
