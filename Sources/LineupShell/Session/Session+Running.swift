import LineupCore

/// The ways in: a script as it comes, a text that is there whole, the words of one command.
extension Session {
  /// Runs a script line by line, as its lines come.
  package func runScript(_ reader: LineReader, name: String) -> ExitCode {
    endScript(runLines(of: reader, name: name))
  }

  private func runLines(of reader: LineReader, name: String) -> ExitCode {
    var script = ScriptText(name: name)
    var code = ExitCode.success
    while !isQuitting {
      if !reader.isReady {
        // Half a command may be there, for which nobody is to wait.
        if let lost = endGroup(), !options.keepsGoing { return finish(code.or(lost)) }
        if let failed = flush() { return code.or(failed) }
      }
      switch reader.next() {
      case .interrupted: return .interrupted
      case .failed(let error):
        report(Diagnostic("cannot read \(name): \(describe(error))"))
        return code.or(.usage)
      case .end:
        if let error = script.unfinished { code = code.or(fail(error.0, in: error.1)) }
        return finish(code)
      case .line(let line):
        guard let (source, lines) = script.add(line, parse: parse) else { continue }
        let result = run(lines, in: source, isMoreReady: reader.isReady)
        code = code.or(result)
        if result != .success, !options.keepsGoing || result.endsEverything { return finish(code) }
      }
    }
    return finish(code)
  }

  /// Runs a text that is there whole; all of it is parsed before any of it runs.
  package func run(text: [UInt8], origin: Source.Origin) -> ExitCode {
    let source = Source(origin, text.withoutByteOrderMark)
    let lines = parse(source)
    if !options.keepsGoing, case .failure(let error) = lines.first(where: { $0.isFailure }) {
      return fail(error, in: source)
    }
    return endScript(finish(run(lines, in: source)))
  }

  /// Runs one command whose words a calling shell has split.
  package func run(words: [String]) -> ExitCode {
    let words = ArgumentWords(words)
    let source = Source(.operands, Array(words.text.utf8))
    var parser = Parser(words, catalog: catalog, aliases: aliases, dates: dates)
    do throws(SyntaxError) {
      guard let invocation = try parser.line()?.first else { return finish(.success) }
      defer { surroundings.pulse?.progress?.end() }
      return finish(run(invocation, in: source))
    } catch {
      return fail(error, in: source)
    }
  }
}

extension Session {
  /// The commands of each line, or the first error in it.
  typealias ParsedLine = Result<[Invocation], SyntaxError>

  /// Parses all lines of a source.
  func parse(_ source: Source) -> [ParsedLine] {
    if let offset = source.bytes.firstInvalidUTF8 {
      return [.failure(SyntaxError(.invalidUTF8, SourceSpan(offset, offset + 1)))]
    }
    var parser = Parser(source.bytes, catalog: catalog, aliases: aliases, dates: dates)
    var lines: [ParsedLine] = []
    while true {
      do throws(SyntaxError) {
        guard let invocations = try parser.line() else { return lines }
        if !invocations.isEmpty { lines.append(.success(invocations)) }
      } catch {
        lines.append(.failure(error))
        // What follows an open quote is within it.
        if error.isIncomplete { return lines }
        parser.skipLine()
      }
    }
  }

  /// Runs parsed lines, up to the first that fails unless told to go on, or until interrupted.
  ///
  /// - Parameter isMoreReady: whether other lines follow at once.
  /// - Returns: the first failure.
  func run(_ lines: [ParsedLine], in source: Source, isMoreReady: Bool = false) -> ExitCode {
    var code = ExitCode.success
    defer { surroundings.pulse?.progress?.end() }
    for (number, line) in lines.enumerated() {
      switch line {
      case .failure(let error):
        code = code.or(fail(error, in: source))
        if !options.keepsGoing { return code }
      case .success(let invocations):
        for (index, invocation) in invocations.enumerated() {
          self.isMoreReady = isMoreReady || index + 1 < invocations.count || number + 1 < lines.count
          if isQuitting { return code }
          if surroundings.interrupts.take() {
            return code.or(fail(RepositoryError.interrupted, of: invocation.command, at: nil))
          }
          let result = run(invocation, in: source)
          code = code.or(result)
          if result.endsEverything || result != .success && !options.keepsGoing { return code }
        }
      }
    }
    return code
  }

  func fail(_ error: SyntaxError, in source: Source) -> ExitCode {
    report(error.diagnostic(in: source))
    transaction?.hasFailed = true
    return .usage
  }

  /// Writes out what is pending, and says so when that fails.
  func finish(_ code: ExitCode) -> ExitCode {
    endGroup()
    let code = lostGroup.map(code.or) ?? code
    lostGroup = nil
    return flush().map(code.or) ?? code
  }

  /// Writes out what is pending.
  ///
  /// - Returns: the exit code of a failure, now or earlier.
  func flush() -> ExitCode? {
    switch surroundings.output.flush() {
    case nil: return nil
    case .closedPipe: return .closedPipe
    case .failed(let error):
      if !outputFailureIsTold {
        outputFailureIsTold = true
        let hint = rehearsal == nil ? "changes that were made are kept" : nil
        report(Diagnostic("cannot write the results: \(describe(error))", hint: hint))
      }
      return .output
    case .heldTooMuch: return .failure
    }
  }
}

extension ExitCode {
  /// The first of two that is a failure; a closed pipe comes before everything, since it ends the process.
  package func or(_ other: ExitCode) -> ExitCode {
    self == .success || other == .closedPipe ? other : self
  }

  /// Whether nothing that follows can succeed.
  package var endsEverything: Bool {
    switch self {
    case .output, .closedPipe, .interrupted, .terminated, .hangup: true
    default: false
    }
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
