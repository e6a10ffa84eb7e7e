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

  /// The field whose values are listed after `in`.
  private var listed: Field?

  /// Whether the option whose value is expected has words of it already.
  private(set) var hasOptionWords = false

  /// What stands behind the cursor.
  let rest: ArraySlice<UInt8>
  private let catalog: Catalog
  private var lexer: Lexer

  /// Reads a line up to the cursor.
  init(_ line: [UInt8], catalog: Catalog, rest: ArraySlice<UInt8> = []) {
    self.catalog = catalog
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
      if lexer.position > before, lexer.peek() == nil { return skip() }
    }
    let token = lexer.next(mode)
    let end = lexer.bytes.count
    switch token.kind {
    case .end:
      start = end
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
    if token.kind == .option, lexer.takeEquals() {
      let value = lexer.next(.attached)
      guard let option = spec?.option(named: token.value) else { return skip() }
      options.append(option.name)
      expectation = .option(option)
      hasOptionWords = value.span.upper < end
      if value.span.upper == end { return begin(value) }
      if !option.value.takesWords { expectation = .operand }
      return true
    }
    if token.span.upper == end, isWordLike(token) { return begin(token) }
    take(token)
    return expectation != .nothing
  }

  private init(after context: CompletionContext) {
    catalog = context.catalog
    rest = context.rest
    lexer = context.lexer
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
    return false
  }

  private mutating func skip() -> Bool {
    expectation = .nothing
    return false
  }
}

extension CompletionContext {
  /// Moves on by a token that is whole.
  private mutating func take(_ token: Token) {
    switch expectation {
    case .command: takeCommand(token)
    case .verb(let group):
      spec = catalog.verbs(of: group).first { $0.path.last == token.value && token.isBare }
      expectation = spec == nil ? .nothing : .operand
    case .operand: takeOperand(token)
    case .option(let option):
      if option.value.takesWords, token.kind == .word {
        hasOptionWords = true
        return
      }
      expectation = .operand
      if token.kind != .word { takeOperand(token) }
    case .field(let ends):
      if token.kind == .leftParenthesis || token.isKeyword("not") { return }
      if let field = spec?.fields.named(token.value) {
        expectation = ends ? .afterOrder : .comparison(field)
      } else {
        expectation = .nothing
      }
    case .comparison(let field): takeComparison(token, of: field)
    case .value(let field):
      if token.kind == .leftParenthesis { return }
      expectation = token.kind == .word ? .afterCondition : .value(field)
    case .afterCondition: takeJoin(token)
    case .afterOrder:
      if token.kind == .comma {
        expectation = .field(ends: true)
      } else if !token.isKeyword("asc"), !token.isKeyword("desc") {
        takeJoin(token)
      }
    case .number: expectation = .operand
    case .nothing: break
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
      if case .line = command.operands { expectation = .nothing }
    case nil: expectation = .nothing
    }
  }

  private mutating func takeOperand(_ token: Token) {
    if token.kind == .option {
      guard let option = spec?.option(named: token.value) else { return }
      options.append(option.name)
      if option.value != .none { expectation = .option(option) }
      hasOptionWords = false
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

  private mutating func takeComparison(_ token: Token, of field: Field) {
    if case .comparison = token.kind {
      listed = nil
      expectation = .value(field)
    } else if token.isKeyword("in") {
      listed = field
      expectation = .value(field)
    } else if field.kind == .flag {
      expectation = .afterCondition
      takeJoin(token)
    } else {
      expectation = .nothing
    }
  }

  private mutating func takeJoin(_ token: Token) {
    switch token.kind {
    case .rightParenthesis: expectation = .afterCondition
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
