import LineupCore

extension Parser {
  /// Parses what follows a command's words, by its declaration.
  mutating func arguments(of spec: CommandSpec, at span: SourceSpan) throws(SyntaxError) -> Arguments {
    var arguments = Arguments(spec: spec, span: span)
    if case .line(let name) = spec.operands {
      try line(named: name != nil, into: &arguments)
      arguments.span = span.union(stream.lastSpan)
      return arguments
    }
    var mode = Lexer.Mode.command
    while true {
      let token = stream.peek(mode)
      if token.endsCommand { break }
      if token.kind == .option {
        if token.value != "--" {
          try option(into: &arguments)
        } else if spec.takesText, !arguments.words.isEmpty {
          arguments.words.append(stream.next(.text))
        } else {
          stream.advance(mode)
          mode = .text
        }
      } else if mode == .command, token.isBare, try clause(token, into: &arguments) {
        continue
      } else {
        try operand(token, mode, into: &arguments)
      }
    }
    arguments.span = span.union(stream.lastSpan)
    notePosition(of: arguments)
    if !arguments.has("--help") { try checkWords(arguments) }
    return arguments
  }

  /// Takes one operand word.
  private mutating func operand(_ token: consuming Token, _ mode: Lexer.Mode, into arguments: inout Arguments)
    throws(SyntaxError)
  {
    try pass(token, mode)
    if !arguments.spec.takesText { try token.refuseShellOperator() }
    let isFull =
      switch arguments.spec.operands {
      case .none, .line, .filter: true
      case .words(let words, _): arguments.words.count == words.count
      case .command: arguments.words.count == 2
      case .rows: arguments.options.contains { $0.spec.role == .ordinary } || arguments.condition != nil
      case .text, .nameAndPosition: false
      case .steps: !arguments.words.isEmpty || arguments.condition != nil || arguments.limit != nil
      case .query: arguments.condition != nil || !arguments.order.isEmpty || arguments.limit != nil
      }
    if isFull {
      try token.refuseShellOperator()
      throw SyntaxError(.unexpectedOperand(token.value, usage: arguments.spec.usage), token.span)
    }
    note(operand: token, of: arguments)
    // Most commands have no more, and so need no other room.
    if arguments.words.isEmpty { arguments.words.reserveCapacity(4) }
    arguments.words.append(token)
  }

  /// Takes a name, when there is to be one, and the rest of the line as it is.
  private mutating func line(named: Bool, into arguments: inout Arguments) throws(SyntaxError) {
    let token = stream.peek(.command)
    if token.kind == .option, token.value == "--help" {
      try option(into: &arguments)
      let next = stream.peek(.command)
      if next.endsCommand { return }
      throw SyntaxError(.unexpectedOperand(next.value, usage: arguments.spec.usage), next.span)
    }
    var name: Token?
    if named {
      if token.endsCommand { return }
      name = try take(.command)
      guard token.mayNameAlias else { throw SyntaxError(.notAnAliasName(token.value), token.span) }
      stream.note(.command, at: token.span)
    }
    let rest = stream.restOfLine()
    stream.notes?.note(keptLine: rest.span)
    arguments.line = (name, rest.text, rest.span)
  }

  /// Checks how many single words there are, and that each is among its choices.
  private func checkWords(_ arguments: Arguments) throws(SyntaxError) {
    guard case .words(let specs, let required) = arguments.spec.operands else { return }
    if arguments.words.count < required {
      throw SyntaxError(
        .missingOperand(specs[arguments.words.count].placeholder, usage: arguments.spec.usage),
        arguments.endSpan)
    }
    for (word, spec) in zip(arguments.words, specs) {
      guard case .choice(let choices) = spec.kind, !choices.contains(word.value) else { continue }
      throw Parser.notAChoice(word, what: arguments.spec.name, choices)
    }
    for option in arguments.options where !arguments.allows(option.spec) {
      let command = [arguments.spec.name, option.spec.operand ?? ""].joined(separator: " ")
      throw SyntaxError(.misplacedOption(option.spec.name, belongsTo: command), option.span)
    }
  }

  static func notAChoice(_ word: Token, what: String, _ choices: [String]) -> SyntaxError {
    let suggestion = Suggestion.closest(to: word.value, in: choices)
    return SyntaxError(
      .notAChoice(word.value, what: what, choices: choices, suggestion: suggestion), word.span)
  }
}

extension Token {
  /// Whether the word can be typed where a command begins, and then be taken for an alias.
  fileprivate var mayNameAlias: Bool {
    kind == .word && isBare && value.utf8.first != UInt8(ascii: "#")
      && !value.utf8.contains { Lexer.isBlank($0) || $0 == UInt8(ascii: ";") }
  }
}
