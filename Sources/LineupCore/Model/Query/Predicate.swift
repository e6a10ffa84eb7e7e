/// A condition on the rows of one entity, or on the steps of the log. Every value in it is bound by the store, never
/// spliced into SQL.
package indirect enum Predicate: Equatable, Sendable {
  /// The field compared with a value; a damaged value, and NULL in a field that may not be empty, compare as the database
  /// does. An empty field is `!=` whatever it is compared with, and nothing else.
  ///
  /// Tags are `=` to a text when it is one of them. A member is compared by id or by name.
  case compare(Field, Comparison, Operand)

  /// The field equals one of the values.
  case oneOf(Field, [Operand])

  /// A yes/no field that holds yes.
  case isTrue(Field)

  /// A field that may be empty and is not.
  case isPresent(Field)

  /// The field's text contains every word of the text, in any order and ignoring case and accents; there are no
  /// wildcards. The text of a member is his name, that of tags all of them.
  case contains(Field, String)

  /// Each word of the text is in one of the fields that a free-text search looks into.
  case mentions(Entity, String)

  case not(Predicate)
  case and(Predicate, Predicate)
  case or(Predicate, Predicate)
}

/// The order comparisons of `where`.
package enum Comparison: String, Sendable, CaseIterable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// What a field is compared with, already of the field's kind.
package enum Operand: Equatable, Sendable {
  case integer(Int64)
  case text(String)
  case position(Position)
  case flag(Bool)

  /// The instants from `start` up to but not including `end`: a day when only a day was given, a minute, a second, or
  /// one millisecond. Equal means within it, less means before its start, greater means at or after its end.
  case dates(start: Date, end: Date)

  /// A day of the calendar, and the instants at which it begins and ends where whoever asks is. A due day is compared by
  /// the calendar, any instant as with ``dates(start:end:)``.
  case day(Day, start: Date, end: Date)
  case priority(Priority)
}

extension Predicate {
  /// The fields it speaks of. No recursion: `a or b or c …` may be long.
  package var fields: Set<Field> {
    var fields: Set<Field> = []
    var rest = [self]
    while let next = rest.popLast() {
      switch next {
      case .compare(let field, _, _), .oneOf(let field, _), .isTrue(let field), .isPresent(let field),
        .contains(let field, _):
        fields.insert(field)
      case .mentions(let entity, _): fields.formUnion(Field.allSearched(of: entity))
      case .not(let inner): rest.append(inner)
      case .and(let left, let right), .or(let left, let right): rest += [left, right]
      }
    }
    return fields
  }

  /// Both conditions, where nil is none.
  package static func both(_ left: Predicate?, _ right: Predicate?) -> Predicate? {
    guard let left else { return right }
    guard let right else { return left }
    return .and(left, right)
  }
}
