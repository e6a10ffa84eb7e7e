/// A condition on the rows of one entity, or on the steps of the log. Every value in it is bound by the store, never
/// spliced into SQL.
package indirect enum Predicate: Equatable, Sendable {
  /// The field compared with a value; a damaged or NULL value compares as the database does.
  case compare(Field, Comparison, Operand)

  /// The field equals one of the values.
  case oneOf(Field, [Operand])

  /// A yes/no field that holds yes.
  case isTrue(Field)

  /// The field's text contains every word of the text, in any order and ignoring case as Unicode folds it; there are no
  /// wildcards.
  case contains(Field, String)

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
}

extension Predicate {
  /// The fields it speaks of. No recursion: `a or b or c …` may be long.
  package var fields: Set<Field> {
    var fields: Set<Field> = []
    var rest = [self]
    while let next = rest.popLast() {
      switch next {
      case .compare(let field, _, _), .oneOf(let field, _), .isTrue(let field), .contains(let field, _):
        fields.insert(field)
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
