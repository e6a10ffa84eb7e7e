import LineupCore

extension Parser {
  /// Whether a token begins `where`, `order by` or `limit` in a command that takes it.
  func beginsClause(_ token: Token, in spec: CommandSpec) -> Bool {
    if spec.takesCondition, token.isKeyword("where") { return true }
    if spec.takesLimit, token.isKeyword("limit") { return true }
    guard spec.takesOrder, token.isKeyword("order") else { return false }
    return stream.second(.command).isKeyword("by")
  }

  /// Takes the clause that a token begins, if it begins one.
  mutating func clause(_ token: Token, into arguments: inout Arguments) throws(SyntaxError) -> Bool {
    guard beginsClause(token, in: arguments.spec) else { return false }
    takeClauseWord(.command)
    let fields = arguments.spec.fields
    switch token.value {
    case "where":
      if arguments.condition != nil { throw SyntaxError(.repeatedOption("where"), token.span) }
      conditions = 0
      arguments.condition = try condition(of: fields)
    case "order":
      if !arguments.order.isEmpty { throw SyntaxError(.repeatedOption("order by"), token.span) }
      takeClauseWord(.command)
      arguments.order = try order(of: fields)
    default:
      if arguments.limit != nil { throw SyntaxError(.repeatedOption("limit"), token.span) }
      let number = stream.peek(.command)
      guard number.kind == .word else {
        throw SyntaxError(.missingOptionValue("limit", placeholder: "N"), token.span)
      }
      arguments.limit = try Values.number(try take(.command), what: "limit")
      stream.note(.number, at: number.span)
    }
    return true
  }

  /// Takes a word of the grammar.
  mutating func takeClauseWord(_ mode: Lexer.Mode) {
    stream.note(.clause, at: stream.next(mode).span)
  }

  /// Takes fields separated by commas, each with `asc` or `desc` or neither.
  private mutating func order(of fields: [Field]) throws(SyntaxError) -> [Ordering] {
    var order: [Ordering] = []
    repeat {
      let field = try field(of: fields)
      let direction = stream.peek(.expression)
      if direction.isKeyword("desc") || direction.isKeyword("asc") { takeClauseWord(.expression) }
      order.append(Ordering(field: field, descending: direction.isKeyword("desc")))
      guard stream.peek(.expression).kind == .comma else { return order }
      stream.advance(.expression)
    } while true
  }

  /// Takes the name of one of the fields.
  mutating func field(of fields: [Field]) throws(SyntaxError) -> Field {
    let token = stream.peek(.expression)
    if let fault = token.fault { throw fault }
    if token.isBare, token.kind == .word, let field = fields.named(token.value) {
      stream.advance(.expression)
      stream.note(.field, at: token.span)
      return field
    }
    let names = fields.map(\.name)
    let suggestion =
      token.isBare
      ? OtherWords.field(for: token.value, in: names) ?? Suggestion.closest(to: token.value, in: names) : nil
    throw SyntaxError(
      .expectedField(token.description, fields: names, suggestion: suggestion), token.span)
  }
}
