import LineupCore

/// What an editor shows around a line that is being typed.
extension Session {
  /// Signatures of the command at the cursor, the fullest first, for an editor to show the first that there is room for.
  ///
  /// - Parameter cursor: the cursor's UTF-8 offset in the line.
  package func hints(_ line: String, cursor: Int) -> [String] {
    guard options.showsHints else { return [] }
    return context(of: entry + line.utf8.prefix(cursor)).hints(catalog, aliases: aliases)
  }

  /// Whether a line could be entered as it is. What went wrong before need not be suggested again.
  package func accepts(_ line: String) -> Bool {
    guard entry.isEmpty else { return false }
    let lines = parse(Source(.prompt, Array(line.utf8)))
    return lines.allSatisfy { if case .success = $0 { true } else { false } }
  }

  /// What would follow a line, when its last word goes on in one way only.
  ///
  /// It is asked for at each key. So of rows only those are looked up that an index finds, while no lock is in the way,
  /// and no folder is read.
  package func suggestion(after line: String) -> String? {
    guard options.suggests else { return nil }
    let completer = Completer(
      catalog: catalog, aliases: aliases, reach: .prefixes, dates: dates,
      rows: { [self] in newsWait ? [] : suggestions($0, $1, limit: 2) }, files: { _ in [] })
    let typed = entry + line.utf8
    return completer.continuation(of: typed, context(of: typed))
  }

  /// What is said where a line ends. It is asked for more than once at each key.
  private func context(of line: [UInt8]) -> CompletionContext {
    if let known = typedContext, known.line == line { return known.context }
    let context = CompletionContext(line, catalog: catalog, aliases: aliases)
    typedContext = (line, context)
    return context
  }

  /// The last word of an entry, with its quotes; nil when it ends in none.
  package func wordAtEnd(of entry: String) -> String? {
    let bytes = Array(entry.utf8)
    var lexer = Lexer(bytes)
    var last: SourceSpan?
    while true {
      let token = lexer.next(lexer.takeEquals() ? .attached : .command)
      if token.kind == .end { break }
      last = token.kind == .word || token.kind == .option ? token.span : nil
    }
    return last.map { String(decoding: bytes[$0.lower..<$0.upper], as: UTF8.self) }
  }

  /// The help page on what the cursor stands in, the overview on an empty line; nil where nothing is known.
  ///
  /// - Parameter cursor: the cursor's UTF-8 offset in the line.
  package func help(at cursor: Int, in line: String) -> String? {
    let typed = Array(line.utf8)
    let separators = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|")]
    let end = typed.dropFirst(cursor).firstIndex(where: separators.contains) ?? typed.endIndex
    let context = CompletionContext(entry + typed[..<end], catalog: catalog, aliases: aliases)
    return context.helpTopic(catalog, aliases: aliases)
      .flatMap { HelpPage(topic: $0, catalog: catalog, aliases: aliases)?.text }
  }

  /// Shows a help page, by the pager if it does not fit on the screen.
  package func show(_ page: String) {
    let help = Invocation(command: .help(topic: []), changesData: false, span: SourceSpan(0, 0))
    pager = pager(for: help)
    let sink = pager.map { ByteSink(taking: $0.write) } ?? surroundings.output
    sink.write(page)
    sink.flush()
    endPaging()
    surroundings.output.flush()
  }

  /// Whether an editor may show how the line may go on, from its history too.
  package var suggests: Bool { options.suggests }
}
