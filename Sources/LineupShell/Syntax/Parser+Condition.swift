import LineupCore

/// The grammar of `where`, one function a production:
///
///     condition  = term { "or" term }
///     term       = factor { "and" factor }
///     factor     = "not" factor | "(" condition ")" | comparison
///     comparison = field operator value | field "in" "(" value { "," value } ")" | flag | field that may be empty
extension Parser {
  /// How deep `not` and parentheses may nest, so that no line can exhaust the stack.
  private static let deepest = 100

  /// How many comparisons a condition may have, and how many words a search: a chain of them is as deep as it is long,
  /// and SQLite takes expressions no deeper than 1,000.
  static let mostConditions = 400

  mutating func condition(of fields: [Field], depth: Int = 0) throws(SyntaxError) -> Predicate {
    var left = try term(of: fields, depth: depth)
    while stream.peek(.expression).isKeyword("or") {
      takeClauseWord(.expression)
      left = .or(left, try term(of: fields, depth: depth))
    }
    return left
  }

  private mutating func term(of fields: [Field], depth: Int) throws(SyntaxError) -> Predicate {
    var left = try factor(of: fields, depth: depth)
    while stream.peek(.expression).isKeyword("and") {
      takeClauseWord(.expression)
      left = .and(left, try factor(of: fields, depth: depth))
    }
    return left
  }

  private mutating func factor(of fields: [Field], depth: Int) throws(SyntaxError) -> Predicate {
    let token = stream.peek(.expression)
    guard depth < Parser.deepest else { throw SyntaxError(.nestedTooDeep(Parser.deepest), token.span) }
    if token.isKeyword("not") {
      takeClauseWord(.expression)
      return .not(try factor(of: fields, depth: depth + 1))
    }
    if token.kind == .leftParenthesis {
      stream.advance(.expression)
      let inner = try condition(of: fields, depth: depth + 1)
      try expectRightParenthesis(opened: token.span)
      return inner
    }
    return try comparison(of: fields)
  }

  private mutating func comparison(of fields: [Field]) throws(SyntaxError) -> Predicate {
    conditions += 1
    guard conditions <= Parser.mostConditions else {
      throw SyntaxError(.tooManyConditions(Parser.mostConditions), stream.peek(.expression).span)
    }
    let field = try field(of: fields)
    let token = stream.peek(.expression)
    switch token.kind {
    case .comparison:
      stream.advance(.expression)
      return try comparison(field, token.value, at: token.span)
    case .word where token.isKeyword("in"):
      takeClauseWord(.expression)
      return .oneOf(field, try values(of: field))
    default:
      if field.standsAlone, mayFollowField(token) {
        return field.kind == .flag ? .isTrue(field) : .isPresent(field)
      }
      throw SyntaxError(.expectedComparison(field: field.name, found: token.description), token.span)
    }
  }

  private func mayFollowField(_ token: Token) -> Bool {
    switch token.kind {
    case .word: ["and", "or", "order", "limit"].contains { token.isKeyword($0) }
    case .rightParenthesis, .option: true
    default: token.endsCommand
    }
  }

  private mutating func comparison(
    _ field: Field, _ symbol: String, at span: SourceSpan
  ) throws(SyntaxError) -> Predicate {
    try refuseForeignComparison(symbol, at: span)
    let value = try value()
    if symbol == "~" || symbol == "!~" {
      guard field.hasText else {
        throw SyntaxError(.notComparable(field: field.name, comparison: symbol), span)
      }
      let contains = Predicate.contains(field, value.value)
      return symbol == "~" ? contains : .not(contains)
    }
    guard let comparison = Comparison(rawValue: symbol),
      field.isOrdered || comparison == .equal || comparison == .notEqual
    else { throw SyntaxError(.notComparable(field: field.name, comparison: symbol), span) }
    return .compare(field, comparison, try operand(value, of: field))
  }

  /// Refuses `==` and `<>`, which other languages have, though `name = =` and `name < >` are comparisons with a sign.
  private mutating func refuseForeignComparison(_ symbol: String, at span: SourceSpan) throws(SyntaxError) {
    let next = stream.peek(.value)
    guard next.leading.isEmpty, next.isBare, let sign = next.value.utf8.first else { return }
    let whole = SourceSpan(span.lower, span.upper + 1)
    switch (symbol, sign) {
    case ("=", UInt8(ascii: "=")): throw SyntaxError(.unknownComparison("==", instead: "="), whole)
    case ("<", UInt8(ascii: ">")): throw SyntaxError(.unknownComparison("<>", instead: "!="), whole)
    default: break
    }
  }

  /// Takes `(` values separated by commas `)`.
  private mutating func values(of field: Field) throws(SyntaxError) -> [Operand] {
    let opening = stream.peek(.expression)
    guard opening.kind == .leftParenthesis else {
      throw SyntaxError(.expectedList(field: field.name), opening.span)
    }
    stream.advance(.expression)
    var operands: [Operand] = []
    while true {
      operands.append(try operand(try value(), of: field))
      guard stream.peek(.expression).kind == .comma else { break }
      stream.advance(.expression)
    }
    try expectRightParenthesis(opened: opening.span)
    return operands
  }

  private mutating func expectRightParenthesis(opened: SourceSpan) throws(SyntaxError) {
    let token = stream.peek(.expression)
    guard token.kind == .rightParenthesis else {
      throw SyntaxError(.expectedParenthesis(found: token.description, opened: opened), token.span)
    }
    stream.advance(.expression)
  }

  /// Takes what follows an operator: always a value, whatever word it is.
  private mutating func value() throws(SyntaxError) -> Token {
    let token = stream.peek(.value)
    guard token.kind == .word else { throw SyntaxError(.expectedValue(found: token.description), token.span) }
    return try take(.value)
  }

  /// Reads a value of the kind that a field holds.
  private mutating func operand(_ value: Token, of field: Field) throws(SyntaxError) -> Operand {
    let operand = try read(value, of: field)
    if let role = operand.role { stream.note(role, at: value.span.union(stream.lastSpan)) }
    return operand
  }

  private mutating func read(_ value: Token, of field: Field) throws(SyntaxError) -> Operand {
    switch field.kind {
    case .id, .number:
      return .integer(try Values.integer(value, what: field.name))
    case .text: return .text(value.value)
    case .tags: return .text(try Values.tag(value))
    case .member:
      if value.isBare, let id = try Values.id(value, couldBeName: true) { return .integer(id) }
      return .text(value.value)
    case .priority: return .priority(try Values.priority(value, what: field.name))
    case .position: return .position(try Values.position(value))
    case .flag:
      switch value.value.asciiLowercased {
      case "yes", "true", "1": return .flag(true)
      case "no", "false", "0": return .flag(false)
      default: throw SyntaxError(.notAFlagValue(value.value), value.span)
      }
    case .date, .due: return try date(value, following: .expression).0.operand
    }
  }
}

extension Token {
  /// The token as a message names it.
  var description: String {
    switch kind {
    case .end, .newline, .semicolon: "the end of the command"
    default: "'\(value)'"
    }
  }
}
