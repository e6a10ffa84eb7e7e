import LineupCore

/// What may stand at the end of a line that is being typed, found by the rules of the lexer and the catalog.
struct CompletionContext {
  /// What is expected at the cursor.
  enum Expectation: Equatable {
    /// The first word of a command.
    case command
    case verb(String)

    /// An operand, an option or a clause of a command.
    case operand
    case option(OptionSpec)
    case field(ends: Bool)
    case comparison(Field)
    case value(Field)

    /// `and`, `or`, or what comes after a condition.
    case afterCondition
    case afterOrder
    case number

    /// The rest of the line, kept as it is.
    case line
    case nothing
  }

  /// The word that was begun, without its quotes; empty when none was.
  private(set) var word = ""

  /// Whether the word is begun by a quote or an escape, so that it is text.
  private(set) var isText = false

  /// Where the word begins.
  private(set) var start: Int
  private(set) var expectation = Expectation.command
  private(set) var spec: CommandSpec?

  /// The operand words before the one that was begun.
  private(set) var words: [Token] = []

  /// What they say.
  var operands: [String] { words.map(\.value) }

  /// The options given so far.
  private(set) var options: [String] = []
  private(set) var hasCondition = false

  /// Whether something picks the rows, so that none can be named.
  var isFiltered: Bool { hasCondition || options.contains { spec?.option(named: $0)?.role == .filter } }

  /// How many parentheses are open in the condition.
  private(set) var depth = 0

  /// The field whose values are listed after `in`.
  private(set) var listed: Field?

  /// The words of a date before the one that was begun, where that may go on with it.
  private(set) var dateWords: [String] = []

  /// The words before the one that was begun of an option that takes several; they are one text with it. What an alias
  /// stands for is not among them, since nothing in the line can take its place.
  private var optionWords: [Token] = []

  /// The tags before the one that was begun.
  var givenTags: [String] {
    optionWords.map { String($0.value[...].after("+") ?? $0.value[...].after("#") ?? $0.value[...]) }
  }

  /// Whether there are such words, in the line or in what an alias stands for.
  private(set) var hasOptionWords = false

  /// What stands behind the cursor.
  let rest: ArraySlice<UInt8>
  private let catalog: Catalog
  private let aliases: [String: String]
  private var lexer: Lexer

  /// The readers of what stands around the line of an alias that is being read, and the alias.
  private var outer: [(lexer: Lexer, alias: String)] = []

  /// How many aliases were replaced by their lines.
  private var replacements = 0

  /// Reads a line up to the cursor.
  init(
    _ line: [UInt8], catalog: Catalog, aliases: [String: String] = [:], rest: ArraySlice<UInt8> = []
  ) {
    self.catalog = catalog
    self.aliases = aliases
    self.rest = rest
    lexer = Lexer(line)
    start = line.count
    while step() {}
  }

  /// Takes one token, or finds that it is the word that was begun.
  private mutating func step() -> Bool {
    if expectation == .command, spec == nil {
      let before = lexer.position
      lexer.skipComment()
      if lexer.position > before, lexer.peek() == nil, outer.isEmpty { return skip() }
    }
    let token = lexer.next(mode)
    // A word of an alias is whole.
    let end = outer.isEmpty ? lexer.bytes.count : nil
    switch token.kind {
    case .end:
      if let last = outer.popLast() {
        lexer = last.lexer
        return true
      }
      start = token.span.upper
      joinOptionWords(to: token.leading)
      return false
    case .pipe:
      expectation = .nothing
      _ = lexer.restOfLine()
      return false
    case .newline where token.value == "\r":
      // It ends a line only as long as nothing follows it.
      return skip()
    case .semicolon, .newline:
      self = CompletionContext(after: self)
      return true
    default: break
    }
    if token.kind == .option { beginOption() }
    if token.kind == .option, lexer.takeEquals() {
      let value = lexer.next(.attached)
      guard let option = spec?.option(named: token.value) else {
        return value.span.upper == end ? skip() : true
      }
      options.append(option.name)
      expectation = .option(option)
      if value.span.upper == end { return begin(value) }
      switch option.value {
      case .date: takeDate(value, after: [], then: .operand)
      case _ where option.value.takesWords: appendOptionWord(value)
      default: expectation = .operand
      }
      return true
    }
    if token.span.upper == end, isWordLike(token) { return begin(token) }
    take(token)
    return expectation != .line
  }

  /// Goes on with the next command.
  private init(after context: CompletionContext) {
    catalog = context.catalog
    rest = context.rest
    aliases = context.aliases
    lexer = context.lexer
    outer = context.outer
    replacements = context.replacements
    start = context.start
  }

  private var mode: Lexer.Mode {
    switch expectation {
    case .field, .comparison, .afterCondition, .afterOrder: .expression
    case .value: .value
    default: .command
    }
  }

  private func isWordLike(_ token: Token) -> Bool {
    token.kind == .word || token.kind == .option
  }

  private mutating func begin(_ token: Token) -> Bool {
    word = token.value
    isText = !token.isBare && !token.isAttached || token.fault != nil
    start = token.span.lower
    joinOptionWords(to: token.leading + token.value)
    return false
  }

  /// An option ends the text of the one before it, and follows a group's word alone, too.
  private mutating func beginOption() {
    optionWords = []
    hasOptionWords = false
    dateWords = []
    switch expectation {
    case .verb(let word):
      guard case .group(let group) = catalog[first: word] else { return }
      spec = group.alone
      expectation = .operand
    case .option: expectation = .operand
    default: break
    }
  }

  private mutating func appendOptionWord(_ token: Token) {
    hasOptionWords = true
    if outer.isEmpty { optionWords.append(token) }
  }

  /// Makes one word of all that was typed of an option's text.
  private mutating func joinOptionWords(to last: String) {
    guard case .option(let option) = expectation, option.value != .tags, let first = optionWords.first
    else { return }
    word = optionWords.joinedText + last
    isText = !first.isBare && !first.isAttached
    start = first.span.lower
  }

  private mutating func skip() -> Bool {
    expectation = .nothing
    return false
  }
}

extension CompletionContext {
  /// Moves on by a token that is whole.
  private mutating func take(_ token: Token) {
    let date = dateWords
    dateWords = []
    switch expectation {
    case .command: takeCommand(token)
    case .verb(let group):
      spec = catalog.verbs(of: group).first { $0.path.last == token.value && token.isBare }
      expectation = spec == nil ? .nothing : .operand
    case .operand, .afterCondition:
      // A time goes with the day before it.
      if !date.isEmpty, token.isKeyword(token.value), DateScanner(token.value).looksLikeTime { return }
      if expectation == .operand { takeOperand(token) } else { takeJoin(token) }
    case .option(let option) where option.value == .date && token.kind == .word:
      takeDate(token, after: date, then: .operand)
    case .option(let option):
      let isText = token.kind == .word && !(option.role == .filter && beginsClause(token))
      if option.value.takesWords, isText { return appendOptionWord(token) }
      expectation = .operand
      if !isText { takeOperand(token) }
    case .field(let ends):
      if token.kind == .leftParenthesis { depth += 1 }
      if token.kind == .leftParenthesis || token.isKeyword("not") { return }
      if let field = spec?.fields.named(token.value) {
        expectation = ends ? .afterOrder : .comparison(field)
      } else {
        expectation = .nothing
      }
    case .comparison(let field): takeComparison(token, of: field)
    case .value(let field):
      if token.kind == .leftParenthesis {
        depth += 1
        return
      }
      if token.kind == .word, field.kind == .date || field.kind == .due {
        takeDate(token, after: date, then: .afterCondition)
      } else {
        expectation = token.kind == .word ? .afterCondition : .value(field)
      }
    case .afterOrder:
      if token.kind == .comma {
        expectation = .field(ends: true)
      } else if !token.isKeyword("asc"), !token.isKeyword("desc") {
        takeJoin(token)
      }
    case .number: expectation = .operand
    case .line, .nothing: break
    }
  }

  private mutating func takeCommand(_ token: Token) {
    guard token.isBare else {
      expectation = .nothing
      return
    }
    switch catalog[first: token.value] {
    case .group: expectation = .verb(token.value)
    case .command(let command):
      spec = command
      expectation = .operand
      if case .line = command.operands { expectation = .line }
    case nil: takeAlias(token.value)
    }
  }

  /// Goes on with the line that an alias stands for, then after the alias.
  private mutating func takeAlias(_ name: String) {
    guard let line = aliases[name], replacements < Parser.mostReplacements,
      !outer.contains(where: { $0.alias == name })
    else {
      expectation = .nothing
      return
    }
    replacements += 1
    outer.append((lexer, name))
    lexer = Lexer(Array(line.utf8))
  }

  private mutating func takeOperand(_ token: Token) {
    if token.kind == .option {
      guard let option = spec?.option(named: token.value) else { return }
      options.append(option.name)
      if option.takesValue { expectation = .option(option) }
    } else if let spec, token.isKeyword("where"), spec.takesCondition {
      hasCondition = true
      expectation = .field(ends: false)
    } else if let spec, spec.takesOrder, token.isKeyword("by"), operands.last == "order" {
      words.removeLast()
      expectation = .field(ends: true)
    } else if let spec, spec.takesLimit, token.isKeyword("limit") {
      expectation = .number
    } else {
      words.append(token)
    }
  }

  /// Takes a word of a date, after which there may be more of it.
  private mutating func takeDate(_ token: Token, after words: [String], then next: Expectation) {
    let words = words + [token.value]
    switch DateParser.progress(of: words) {
    case .begun, .whole: expectation = next
    case .day:
      dateWords = words
      expectation = next
    case .next: dateWords = words
    }
  }

  /// Whether a word begins `where`, `order by` or `limit`, so that it is no part of the text of a filter.
  private func beginsClause(_ token: Token) -> Bool {
    guard let spec, token.isKeyword(token.value), spec.clauses.contains(token.value) else { return false }
    var lexer = lexer
    return token.value != "order" || lexer.next(.command).isKeyword("by")
  }

  private mutating func takeComparison(_ token: Token, of field: Field) {
    if case .comparison = token.kind {
      listed = nil
      expectation = .value(field)
    } else if token.isKeyword("in") {
      listed = field
      expectation = .value(field)
    } else if field.standsAlone {
      expectation = .afterCondition
      takeJoin(token)
    } else {
      expectation = .nothing
    }
  }

  private mutating func takeJoin(_ token: Token) {
    switch token.kind {
    case .rightParenthesis:
      depth = max(0, depth - 1)
      listed = nil
      expectation = .afterCondition
    case .comma:
      expectation = listed.map { .value($0) } ?? .nothing
    case .option:
      expectation = .operand
      takeOperand(token)
    default:
      if token.isKeyword("and") || token.isKeyword("or") {
        expectation = .field(ends: false)
      } else {
        expectation = .operand
        takeOperand(token)
      }
    }
  }
}
