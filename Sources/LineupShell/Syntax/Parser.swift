import LineupCore

/// Makes commands of a source, by the declarations of a catalog.
///
/// A line is parsed whole before any of it runs: ``line()`` returns all commands of a line or the first error in it.
package struct Parser {
  let catalog: Catalog
  let dates: DateParser
  var stream: TokenStream

  /// The aliases known so far, those defined earlier in the same source included.
  package private(set) var aliases: [String: String]

  /// How many comparisons the condition has so far that is being parsed.
  var conditions = 0

  /// How many aliases were replaced in the line so far.
  private var replacements = 0

  /// How many may be, so that aliases of aliases cannot multiply without end.
  static let mostReplacements = 1000

  /// - Parameter bytes: the source, which must be valid UTF-8.
  package init(
    _ bytes: [UInt8], catalog: Catalog = .standard, aliases: [String: String] = [:], dates: DateParser
  ) {
    self.init(TokenStream(Lexer(bytes)), catalog: catalog, aliases: aliases, dates: dates)
  }

  /// Parses one command whose words a calling shell has split.
  package init(
    _ words: ArgumentWords, catalog: Catalog = .standard, aliases: [String: String] = [:], dates: DateParser
  ) {
    self.init(TokenStream(words), catalog: catalog, aliases: aliases, dates: dates)
  }

  init(_ stream: TokenStream, catalog: Catalog, aliases: [String: String], dates: DateParser) {
    self.stream = stream
    self.catalog = catalog
    self.aliases = aliases
    self.dates = dates
  }

  /// Parses the next line.
  ///
  /// - Returns: its commands, none for a blank line; nil at the end of the source.
  /// - Throws: that a quote is open where the source ends, or the first error in the line. ``skipLine()`` then leads to
  ///   the next one.
  package mutating func line() throws(SyntaxError) -> [Invocation]? {
    do throws(SyntaxError) {
      return try commands()
    } catch {
      // Whatever else is wrong: lines that are within a quoted text must not be taken for commands.
      var rest = stream
      throw rest.skipLine() ?? error
    }
  }

  /// Parses the next line, up to the first error in it.
  mutating func commands() throws(SyntaxError) -> [Invocation]? {
    replacements = 0
    var invocations: [Invocation] = []
    var isEmpty = true
    while true {
      stream.skipComment()
      let token = stream.peek(.command)
      switch token.kind {
      case .end where isEmpty: return nil
      case .end: return invocations
      case .newline:
        stream.advance(.command)
        return invocations
      case .semicolon: stream.advance(.command)
      default:
        if let invocation = try invocation(beginningWith: token) { invocations.append(invocation) }
      }
      isEmpty = false
    }
  }

  /// Goes to the beginning of the next line, after an error. A quoted text may span lines.
  package mutating func skipLine() {
    stream.skipLine()
  }

  /// Parses one command, up to what ends it. An alias is replaced by its line and gives nil.
  private mutating func invocation(beginningWith first: Token) throws(SyntaxError) -> Invocation? {
    try pass(first, .command)
    guard first.kind == .word, first.isBare else {
      if first.kind == .pipe { throw SyntaxError(.pipeWithoutCommand, first.span) }
      if catalog.isCommand(first.value) || aliases[first.value] != nil {
        throw SyntaxError(.quotedCommand(first.value), first.span)
      }
      throw SyntaxError(.unknownCommand(first.value, suggestion: nil), first.span)
    }
    switch catalog[first: first.value] {
    case .command(let spec):
      stream.note(.command, at: first.span)
      return try invocation(of: spec, at: first.span)
    case .group(let group):
      stream.note(.command, at: first.span)
      let (spec, span) = try verb(after: first, in: group)
      return try invocation(of: spec, at: span)
    case nil: break
    }
    guard let line = aliases[first.value] else {
      throw unknownCommand(first)
    }
    if stream.isInside(alias: first.value) { throw SyntaxError(.recursiveAlias(first.value), first.span) }
    replacements += 1
    guard replacements <= Parser.mostReplacements else {
      throw SyntaxError(.aliasesWithoutEnd(Parser.mostReplacements), first.span)
    }
    stream.push(alias: first.value, line: line, at: first.span)
    return nil
  }

  private func unknownCommand(_ word: Token) -> SyntaxError {
    // Who wants to know what stands where has no use for suggestions, and may read a text with an error in each line.
    if stream.notes != nil { return SyntaxError(.unknownCommand(word.value, suggestion: nil), word.span) }
    let verb = OtherWords.verb(for: word.value) ?? word.value
    let commands = catalog.commands.filter { $0.path.count == 2 && $0.path[1] == verb }.map(\.name)
    if !commands.isEmpty { return SyntaxError(.verbAlone(word.value, commands: commands), word.span) }
    let suggestion =
      OtherWords.command(for: word.value)
      ?? Suggestion.closest(to: word.value, in: catalog.firstWords + aliases.keys.sorted())
    return SyntaxError(.unknownCommand(word.value, suggestion: suggestion), word.span)
  }

  /// Finds the command that the second word names; the first alone, or with options, lists.
  private mutating func verb(
    after first: Token, in group: Catalog.Group
  ) throws(SyntaxError) -> (CommandSpec, SourceSpan) {
    let token = stream.peek(.command)
    if token.endsCommand || token.kind == .option { return (group.alone, first.span) }
    if token.isKeyword(token.value), let spec = group[token.value] {
      stream.advance(.command)
      stream.note(.command, at: token.span)
      return (spec, first.span.union(token.span))
    }
    if let fault = token.fault { throw fault }
    try token.refuseShellOperator()
    let suggestion = token.isBare ? verb(meantBy: token, in: group) : nil
    if suggestion == nil, group["add"] != nil {
      var rest = stream
      var words: [Token] = []
      while !rest.peek(.text).endsCommand { words.append(rest.next(.text)) }
      throw SyntaxError(
        .dataWithoutVerb(group: first.value, text: words.joinedSource), words.span ?? token.span)
    }
    throw SyntaxError(.unknownVerb(group: first.value, token.value, suggestion: suggestion), token.span)
  }

  /// The verb that a word is probably meant for. One of another program's may also be the first of a title, if no id and
  /// no filter follows it.
  private func verb(meantBy token: Token, in group: Catalog.Group) -> String? {
    if let verb = Suggestion.closest(to: token.value, in: group.verbs.sorted()) { return verb }
    guard let verb = OtherWords.verb(for: token.value), let spec = group[verb] else { return nil }
    guard case .rows(.todo) = spec.operands else { return verb }
    var rest = stream
    _ = rest.next(.command)
    let next = rest.next(.command)
    let beginsRows = next.kind == .option || next.isKeyword("where") || (try? Values.id(next)) != nil
    return beginsRows || next.endsCommand ? verb : nil
  }

  private mutating func invocation(of spec: CommandSpec, at span: SourceSpan) throws(SyntaxError)
    -> Invocation
  {
    let arguments = try arguments(of: spec, at: span)
    let pipe = try pipe(after: arguments)
    if arguments.has("--help") {
      return Invocation(command: .help(topic: spec.path), changesData: false, pipe: pipe, span: span)
    }
    let command = try spec.build(arguments)
    if case .alias(let name?, let line?) = command { try define(alias: name, line, arguments) }
    return Invocation(
      command: command, changesData: spec.changesData, mode: try mode(arguments),
      agreed: arguments.has("--yes"), isDryRun: arguments.has("--dry-run"), pipe: pipe, span: arguments.span)
  }

  /// Takes `|` and the system command after it, the rest of the line.
  private mutating func pipe(after arguments: Arguments) throws(SyntaxError) -> String? {
    let token = stream.peek(.command)
    guard token.kind == .pipe else { return nil }
    guard arguments.prints else {
      throw SyntaxError(.pipeAfterChange(command: arguments.name), token.span)
    }
    stream.advance(.command)
    let rest = stream.restOfLine()
    guard !rest.text.isEmpty else { throw SyntaxError(.pipeToNothing, token.span) }
    stream.note(.systemCommand, at: rest.span)
    if rest.text.utf8.first == UInt8(ascii: "|") { throw SyntaxError(.shellOperator("||"), token.span) }
    if rest.text.utf8.contains(0) { throw SyntaxError(.nulCharacter, rest.span) }
    return rest.text
  }

  private func mode(_ arguments: Arguments) throws(SyntaxError) -> OutputMode? {
    guard arguments.spec.prints, !arguments.options.isEmpty else { return nil }
    let named = arguments.options.compactMap { option -> (OutputMode, Arguments.OptionArgument)? in
      let name = arguments.choice("--mode").flatMap { option.spec.name == "--mode" ? $0 : nil }
      return OutputMode(rawValue: name ?? String(option.spec.name.dropFirst(2))).map { ($0, option) }
    }
    guard let first = named.first else { return nil }
    if let other = named.first(where: { $0.0 != first.0 }) {
      throw SyntaxError(.conflictingOptions(first.1.spec.name, other.1.spec.name), other.1.span)
    }
    return first.0
  }

  /// Remembers an alias, so that the lines after it may use it.
  private mutating func define(alias name: String, _ line: String, _ arguments: Arguments) throws(SyntaxError)
  {
    guard !catalog.isCommand(name) else {
      throw SyntaxError(.aliasHidesCommand(name), arguments.line?.name?.span ?? arguments.span)
    }
    var stream = TokenStream(Lexer(Array(line.utf8)))
    var fault: SyntaxError?
    while fault == nil {
      let token = stream.nextOrAttached()
      // What follows a pipe is another shell's.
      if token.kind == .end || token.kind == .pipe { break }
      fault = token.fault
    }
    if let fault { throw SyntaxError(.aliasFault(fault.kind), arguments.line?.span ?? arguments.span) }
    aliases[name] = line
  }

  /// Takes the next token, or throws what is wrong with it.
  mutating func take(_ mode: Lexer.Mode) throws(SyntaxError) -> Token {
    let token = stream.next(mode)
    if let fault = token.fault { throw fault }
    return token
  }

  /// Takes the next token, which was looked at, or throws what is wrong with it.
  mutating func pass(_ token: Token, _ mode: Lexer.Mode) throws(SyntaxError) {
    stream.advance(mode)
    if let fault = token.fault { throw fault }
  }
}
