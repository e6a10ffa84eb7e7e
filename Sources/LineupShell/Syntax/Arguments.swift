import LineupCore

/// What was parsed after a command's words, by its declaration.
struct Arguments {
  let spec: CommandSpec

  /// Where the whole of it stands, from the command's own words on.
  var span: SourceSpan
  var words: [Token] = []
  var options: [OptionArgument] = []
  var condition: Predicate?
  var order: [Ordering] = []
  var limit: Int64?
  var line: (name: Token?, text: String, span: SourceSpan)?

  /// One option that was given.
  struct OptionArgument {
    let spec: OptionSpec
    let span: SourceSpan
    let value: Value
  }

  enum Value {
    case none
    case text(String)
    case position(Position)
    case id(Int64)
    case date(DateReading)
    case choice(String)
    case priority(Priority)
    case tags([TagEdit])

    /// The word that says there is to be no value.
    case absent
  }
}

extension Arguments {
  func option(_ name: String) -> OptionArgument? {
    options.first { $0.spec.name == name }
  }

  func has(_ name: String) -> Bool {
    option(name) != nil
  }

  func text(_ name: String) -> String? {
    if case .text(let text) = option(name)?.value { text } else { nil }
  }

  func position(_ name: String) -> Position? {
    if case .position(let position) = option(name)?.value { position } else { nil }
  }

  func id(_ name: String) -> Int64? {
    if case .id(let id) = option(name)?.value { id } else { nil }
  }

  func date(_ name: String) -> DateReading? {
    if case .date(let reading) = option(name)?.value { reading } else { nil }
  }

  func choice(_ name: String) -> String? {
    if case .choice(let word) = option(name)?.value { word } else { nil }
  }

  /// Whether an option may stand with the operands.
  func allows(_ option: OptionSpec) -> Bool {
    option.operand == nil || option.operand == words.first?.value
  }

  /// Whether a pipe may take what it prints. A command that prints with one operand only has its options for that only.
  var prints: Bool {
    spec.prints && !spec.changesData && (spec.option(named: "--mode").map(allows) ?? true)
      && !options.contains { $0.spec.role == .deed }
  }

  /// The command with what makes another one of it: an operand that is one of a few, an option.
  var name: String {
    var words = [spec.name]
    if case .words(let specs, _) = spec.operands, case .choice = specs.first?.kind {
      words += self.words.map(\.value)
    }
    return (words + options.filter { $0.spec.role == .deed }.map(\.spec.name)).joined(separator: " ")
  }

  /// A place for what is missing: right after what is there.
  var endSpan: SourceSpan {
    SourceSpan(span.upper, span.upper)
  }
}

extension BidirectionalCollection where Element == Token {
  /// The words as one text, with the blanks between them as typed.
  var joinedText: String {
    guard var text = first?.value else { return "" }
    if count > 1 { text.reserveCapacity(reduce(0) { $0 + $1.leading.utf8.count + $1.value.utf8.count }) }
    for token in dropFirst() {
      text += token.leading
      text += token.value
    }
    return text
  }

  /// The words as one text that a lexer splits into them again.
  var joinedSource: String {
    enumerated().map { index, token in
      // A bare word may hold what a backslash made ordinary.
      let isAsTyped =
        token.isBare && !token.value.utf8.contains { Lexer.isBlank($0) || $0 == UInt8(ascii: ";") }
      return (index == 0 ? "" : token.leading) + (isAsTyped ? token.value : Quoting.quoted(token.value))
    }.joined()
  }

  /// From the first to the last of them; nil where there is none.
  var span: SourceSpan? {
    guard let first, let last else { return nil }
    return first.span.union(last.span)
  }
}
