import LineupCore

extension Parser {
  /// Takes an option and its value.
  mutating func option(into arguments: inout Arguments) throws(SyntaxError) {
    let spec = arguments.spec
    let token = try take(.command)
    let attached = stream.attachedValue()
    if let fault = attached?.fault { throw fault }
    guard let option = spec.option(named: token.value) ?? (token.value == "--help" ? OptionSpec.help : nil)
    else {
      let names = spec.options.map(\.name)
      let field = OtherWords.field(
        for: String(token.value.dropFirst(2)), in: names.map { String($0.dropFirst(2)) })
      let suggestion = field.map { "--" + $0 } ?? Suggestion.closest(to: token.value, in: names)
      let word = token.value + (attached.map { "=" + $0.value } ?? "")
      throw SyntaxError(
        .unknownOption(word, command: spec.name, suggestion: suggestion, takesText: spec.takesText),
        attached.map { token.span.union($0.span) } ?? token.span)
    }
    if arguments.has(option.name), !option.mayRepeat {
      throw SyntaxError(.repeatedOption(option.name), token.span)
    }
    let span = attached.map { token.span.union($0.span) } ?? token.span
    let (value, valueSpan) = try value(of: option, attached: attached, in: spec, at: span)
    if let role = value.role { stream.note(role, at: valueSpan) }
    arguments.options.append(
      Arguments.OptionArgument(spec: option, span: span.union(valueSpan), value: value))
  }

  private mutating func value(
    of option: OptionSpec, attached: Token?, in spec: CommandSpec, at span: SourceSpan
  ) throws(SyntaxError) -> (Arguments.Value, SourceSpan) {
    guard option.takesValue else {
      if let attached { throw SyntaxError(.unexpectedOptionValue(option.name), attached.span) }
      return (option.value == .moment ? .date(dates.present) : .none, span)
    }
    // Nothing after the equals sign is no value; an empty one is written ''.
    let isEmpty = attached.map { $0.isBare && $0.value.isEmpty } ?? false
    if option.value.takesWords {
      let words = try words(of: option, attached: isEmpty ? nil : attached, in: spec)
      guard let wordsSpan = words.span else {
        throw SyntaxError(.missingOptionValue(option.name, placeholder: option.placeholder), span)
      }
      return (try value(of: option, words, at: wordsSpan), wordsSpan)
    }
    if isEmpty { throw SyntaxError(.missingOptionValue(option.name, placeholder: option.placeholder), span) }
    let word = if let attached { attached } else { try optionWord(option, at: span) }
    if option.takesNone, word.isKeyword(OptionSpec.noneWord) { return (.absent, word.span) }
    switch option.value {
    case .position: return (.position(try Values.position(word)), word.span)
    case .id:
      guard let id = try Values.id(word) else {
        throw SyntaxError(.notANumber(word.value, what: option.name), word.span)
      }
      return (.id(id), word.span)
    case .date:
      let (reading, dateSpan) = try date(word, following: .command)
      return (.date(reading), dateSpan)
    case .choice(let choices):
      guard choices.contains(word.value) else { throw Parser.notAChoice(word, what: option.name, choices) }
      return (.choice(word.value), word.span)
    case .priority:
      return (
        .priority(try Values.priority(word, what: option.name, orNone: option.takesNone)), word.span
      )
    case .none, .moment, .text, .note, .member, .tags: return (.none, span)
    }
  }

  private mutating func optionWord(_ option: OptionSpec, at span: SourceSpan) throws(SyntaxError) -> Token {
    let token = stream.peek(.command)
    guard token.kind == .word else {
      throw SyntaxError(.missingOptionValue(option.name, placeholder: option.placeholder), span)
    }
    return try take(.command)
  }

  /// Takes all words up to the next option. Where clauses may follow, they end them too; a `--` before them ends both, and
  /// one after tags, which are no text, ends these.
  private mutating func words(
    of option: OptionSpec, attached: Token?, in spec: CommandSpec
  ) throws(SyntaxError) -> [Token] {
    var words = attached.map { [$0] } ?? []
    var mode = Lexer.Mode.command
    while true {
      let token = stream.peek(mode)
      if token.endsCommand { break }
      if token.kind == .option {
        if token.value != "--" || option.value == .tags { break }
        if words.isEmpty {
          stream.advance(mode)
          mode = .text
          continue
        }
      }
      if mode == .command, option.role == .filter, beginsClause(token, in: spec) { break }
      words.append(try take(.text))
    }
    return words
  }

  /// What all words of an option say.
  private func value(
    of option: OptionSpec, _ words: [Token], at span: SourceSpan
  ) throws(SyntaxError) -> Arguments.Value {
    switch option.value {
    case .tags: return .tags(try Values.tags(words, areEdits: option.takesNone))
    case .note: return .text(words.joinedText)
    case .member:
      guard words.count == 1, let word = words.first, word.isBare else { break }
      if option.takesNone, word.value == OptionSpec.noneWord { return .absent }
      if let id = try Values.id(word, couldBeName: true) { return .id(id) }
    default: break
    }
    let what = option.value == .member ? "name" : String(option.name.dropFirst(2))
    return .text(try Values.nonEmpty(words.joinedText, what, span))
  }

  /// Reads a date from a word and as many bare words after it as still make one.
  mutating func date(
    _ word: Token, following mode: Lexer.Mode
  ) throws(SyntaxError) -> (DateReading, SourceSpan) {
    do throws(DateError) {
      let reading = try dates.parse(word.value, then: stream.bareWords(mode))
      for _ in 1..<reading.words { stream.advance(mode) }
      return (reading, reading.words == 1 ? word.span : word.span.union(stream.lastSpan))
    } catch {
      for _ in 0..<error.index { stream.advance(mode) }
      throw SyntaxError(.notADate(error), error.index == 0 ? word.span : stream.lastSpan)
    }
  }
}
