import LineupCore

extension Session {
  /// Runs what a person enters, until they leave.
  ///
  /// A command that fails drops the rest of its line, and the session goes on.
  ///
  /// - Parameter startup: a file of commands to run first, if it exists.
  package func interact(with lines: any LineSource, startup: String?) -> ExitCode {
    prompt = lines
    if let startup { runStartup(startup) }
    var open: SyntaxError?
    var isFirst = true
    while !isQuitting {
      // The first prompt is not to wait for the database to be opened.
      if !isFirst { tellNews() }
      isFirst = false
      if let failed = flush() { return failed }
      let draft = self.draft
      self.draft = ""
      switch lines.readLine(
        prompt: open.map(continuation) ?? promptText, draft: draft, news: { [unowned self] in self.news() })
      {
      case .line(let bytes):
        entry += bytes
        open = enter()
      case .interrupted:
        entry = []
        open = nil
      case .end:
        guard let error = open else {
          if !mayLoseSandbox(quits: true) { continue }
          return flush() ?? .success
        }
        _ = fail(error, in: Source(.prompt, entry))
        entry = []
        open = nil
      case .terminated(let code): return code
      case .failed(let error): return fail("cannot read the terminal: \(describe(error))", at: nil)
      }
    }
    return flush() ?? .success
  }

  /// Runs what was entered, if it is whole.
  ///
  /// - Returns: where a quote is open, when more must be entered first.
  private func enter() -> SyntaxError? {
    // A command may change what a line says: it may be an alias.
    typedContext = nil
    let source = Source(.prompt, entry)
    let parsed = parse(source)
    if case .failure(let error) = parsed.last, error.isIncomplete {
      entry.append(UInt8(ascii: "\n"))
      return error
    }
    prompt?.remember(String(decoding: entry.withoutBlanksAtEnd, as: UTF8.self))
    entry = []
    // An interrupt that came too late to stop anything is not meant for what is entered next.
    _ = surroundings.interrupts.take()
    let keepsGoing = options.keepsGoing
    options.keepsGoing = false
    _ = run(parsed, in: source)
    options.keepsGoing = keepsGoing
    return nil
  }

  /// Whether what a person types may be coloured.
  package var isColored: Bool { options.color.isOn(isTerminal: true, environment: surroundings.variable) }

  /// Whether the session works on a sandbox.
  package var isMock: Bool { container.isMock }

  private var promptText: String {
    container.isMock ? "lineup (mock)> " : "lineup> "
  }

  /// Says which quote is open, as wide as the prompt before it.
  private func continuation(_ error: SyntaxError) -> String {
    guard case .openQuote(let quote) = error.kind else { return promptText }
    return String(repeating: " ", count: promptText.count - 3) + "\(quote)> "
  }

  /// Runs the start-up file. An error in it is shown and stops nothing.
  private func runStartup(_ path: String) {
    do throws(ScriptFile.Failure) {
      let text = try ScriptFile.read(path, waits: false)
      let keepsGoing = options.keepsGoing
      options.keepsGoing = true
      sourceDepth += 1
      _ = run(text: text, origin: .script(path))
      sourceDepth -= 1
      options.keepsGoing = keepsGoing
    } catch {
      if !error.isMissing { _ = fail("cannot read \(path): \(error.reason)", at: nil) }
    }
  }
}

extension [UInt8] {
  /// What an entry says, without the blanks that Tab leaves behind a word. One after a backslash is text.
  fileprivate var withoutBlanksAtEnd: ArraySlice<UInt8> {
    var rest = self[...]
    while let last = rest.last, Lexer.isBlank(last), rest.dropLast().last != UInt8(ascii: "\\") {
      rest.removeLast()
    }
    return rest
  }
}
