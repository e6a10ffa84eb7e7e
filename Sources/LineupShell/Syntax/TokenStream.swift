/// The tokens of a source, with aliases replaced by their lines, or the words that a calling shell has split.
struct TokenStream {
  /// Where tokens come from.
  fileprivate enum Input {
    case text(Lexer)

    /// The line that stands for an alias; its tokens stand where the alias does.
    case alias(Lexer, name: String, at: SourceSpan)

    /// Words in which no character is special, each with its place in the text shown for them.
    case words(ArgumentWords, next: Int)
  }

  fileprivate struct State {
    fileprivate var current: Input
    fileprivate var outer: [Input] = []
  }

  private var state: State

  /// The token that was looked at, in which mode (nil for none), and the state behind it.
  private var aheadMode: Lexer.Mode?
  private var aheadToken: Token
  private var aheadState: State

  /// Where what was taken last stands.
  private(set) var lastSpan = SourceSpan(0, 0)

  /// What was taken, for whoever wants to know what stands where.
  var notes: RoleNotes?

  init(_ lexer: Lexer) {
    self.init(State(current: .text(lexer)))
  }

  init(_ words: ArgumentWords) {
    self.init(State(current: .words(words, next: 0)))
  }

  private init(_ state: State) {
    self.state = state
    aheadState = state
    aheadToken = Token(kind: .end, value: "", leading: "", span: lastSpan, isBare: true)
  }

  /// Shows the next token without taking it.
  mutating func peek(_ mode: Lexer.Mode) -> Token {
    look(mode)
    return aheadToken
  }

  /// The token after the next one.
  func second(_ mode: Lexer.Mode) -> Token {
    var state = state
    _ = state.next(mode)
    return state.next(mode)
  }

  /// The bare words that come next, to be looked at without being taken.
  func bareWords(_ mode: Lexer.Mode) -> some Sequence<String> {
    var rest = self
    rest.notes = nil
    return sequence(state: rest) { rest in
      let token = rest.next(mode)
      return token.kind == .word && token.isBare && token.fault == nil ? token.value : nil
    }
  }

  /// Takes the next token.
  mutating func next(_ mode: Lexer.Mode) -> Token {
    advance(mode)
    return aheadToken
  }

  /// Goes past the next token.
  mutating func advance(_ mode: Lexer.Mode) {
    look(mode)
    swap(&state, &aheadState)
    aheadMode = nil
    lastSpan = aheadToken.span
    notes?.note(aheadToken)
  }

  private mutating func look(_ mode: Lexer.Mode) {
    if aheadMode == mode { return }
    aheadState = state
    aheadToken = aheadState.next(mode)
    aheadMode = mode
  }

  /// Notes what a stretch is, if anybody wants to know.
  mutating func note(_ role: Highlight.Role, at span: SourceSpan) {
    notes?.note(role, at: span)
  }

  /// Takes the value after `--option=`, if there is one.
  mutating func attachedValue() -> Token? {
    aheadMode = nil
    let value = state.attachedValue()
    if let value {
      lastSpan = value.span
      notes?.note(value)
    }
    return value
  }

  /// Takes the next token of a line that is read without its grammar, the value after `--option=` as one of its own.
  mutating func nextOrAttached() -> Token {
    attachedValue() ?? next(.command)
  }

  mutating func skipComment() {
    var comment: SourceSpan?
    state.withLexer { comment = $0.skipComment() }
    guard let comment else { return }
    aheadMode = nil
    if case .text = state.current { notes?.note(.comment, at: comment) }
  }

  /// Takes the rest of the line as it is.
  mutating func restOfLine() -> (text: String, span: SourceSpan) {
    aheadMode = nil
    let rest = state.restOfLine()
    if !rest.text.isEmpty { lastSpan = rest.span }
    return rest
  }

  /// Goes to the beginning of the next line of the source itself that is not within a quoted text.
  ///
  /// - Returns: the error that a quote is open, when the source ends in one.
  @discardableResult
  mutating func skipLine() -> SyntaxError? {
    leaveAliases()
    if case .words = state.current {
      // They are one line, in which no quote is open.
      _ = restOfLine()
      return nil
    }
    while true {
      let token = nextOrAttached()
      if let fault = token.fault, fault.isIncomplete { return fault }
      switch token.kind {
      case .newline, .end: return nil
      case .semicolon: skipComment()
      case .pipe: _ = restOfLine()
      default: break
      }
    }
  }

  /// Goes on after the alias whose line is being read, if one is.
  mutating func leaveAliases() {
    aheadMode = nil
    while let outer = state.outer.popLast() { state.current = outer }
  }

  /// Continues with the line that stands for an alias, then after the alias.
  mutating func push(alias name: String, line: String, at span: SourceSpan) {
    aheadMode = nil
    notes?.note(alias: span)
    state.outer.append(state.current)
    state.current = .alias(Lexer(Array(line.utf8)), name: name, at: span)
  }

  /// Whether tokens of that alias's line are being read, so that it does not stand for itself.
  func isInside(alias name: String) -> Bool {
    ([state.current] + state.outer).contains { if case .alias(_, name, _) = $0 { true } else { false } }
  }
}

extension TokenStream.State {
  fileprivate mutating func next(_ mode: Lexer.Mode) -> Token {
    while true {
      switch current {
      case .text(var lexer):
        let token = lexer.next(mode)
        current = .text(lexer)
        return token
      case .alias(var lexer, let name, let span):
        let token = lexer.next(mode).standing(at: span)
        current = .alias(lexer, name: name, at: span)
        guard token.kind == .end, let next = outer.popLast() else { return token }
        current = next
      case .words(let words, let place):
        let (token, next) = words.token(at: place, mode)
        current = .words(words, next: next)
        return token
      }
    }
  }

  fileprivate mutating func attachedValue() -> Token? {
    if case .words(let words, let place) = current { return words.attachedValue(before: place) }
    var value: Token?
    withLexer { lexer in
      if lexer.takeEquals() { value = lexer.next(.attached) }
    }
    value?.isAttached = true
    if case .alias(_, _, let span) = current { return value?.standing(at: span) }
    return value
  }

  fileprivate mutating func restOfLine() -> (text: String, span: SourceSpan) {
    switch current {
    case .words(let words, let place):
      current = .words(words, next: words.end)
      return words.rest(from: place)
    case .text, .alias:
      var rest = (text: "", span: SourceSpan(0, 0))
      withLexer { rest = $0.restOfLine() }
      if case .alias(_, _, let span) = current, let next = outer.popLast() {
        current = next
        let more = restOfLine()
        return ([rest.text, more.text].filter { !$0.isEmpty }.joined(separator: " "), span)
      }
      return rest
    }
  }

  fileprivate mutating func withLexer(_ body: (inout Lexer) -> Void) {
    switch current {
    case .text(var lexer):
      body(&lexer)
      current = .text(lexer)
    case .alias(var lexer, let name, let span):
      body(&lexer)
      current = .alias(lexer, name: name, at: span)
    case .words:
      break
    }
  }
}

extension Token {
  /// The token of an alias's line, which stands where the alias does; so does what is wrong with it, which nothing that
  /// is typed later can mend.
  fileprivate func standing(at span: SourceSpan) -> Token {
    var token = self
    token.span = span
    token.fault = fault.map { SyntaxError(.aliasFault($0.kind), span) }
    return token
  }
}
