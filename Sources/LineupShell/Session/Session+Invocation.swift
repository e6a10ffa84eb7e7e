import LineupCore

extension Session {
  /// Runs one command and tells what came of it.
  func run(_ invocation: Invocation, in source: Source) -> ExitCode {
    let place = source.origin == .prompt ? nil : Place(source, invocation.span)
    surroundings.pulse?.progress?.begin(Place(source, invocation.span))
    let stopwatch = startStopwatch()
    let code =
      refusal(of: invocation, at: place) ?? groupBefore(invocation, at: place)
      ?? run(invocation, in: source, at: place)
    if let stopwatch { stop(stopwatch, after: code) }
    if surroundings.output.failure == .heldTooMuch, transaction?.hasFailed == false {
      tellHeldTooMuch(at: place)
    }
    if code != .success { transaction?.hasFailed = true }
    return code
  }

  private func run(_ invocation: Invocation, in source: Source, at place: Place?) -> ExitCode {
    guard let line = invocation.pipe else {
      if let pager = pager(for: invocation) { return run(invocation, in: source, through: pager, at: place) }
      let code = run(
        invocation, in: source, to: surroundings.output, isTerminal: surroundings.outputIsTerminal, at: place)
      // A change is told as soon as it is durable, which took longer than telling does. In a sandbox nothing ever is.
      guard
        invocation.changesData && !(container.isMock && group == nil && isMoreReady)
          || surroundings.output.failure != nil
      else { return code }
      let lost = groupAfter()
      return group == nil ? finish(lost ?? code) : code
    }
    if options.isSafe {
      return fail("no system command runs in safe mode", at: place)
    }
    if rehearsal != nil {
      report(Diagnostic(severity: .note, "a dry run does not run: \(line)", place: place))
      return run(invocation, in: source, to: .unread(), isTerminal: false, at: place)
    }
    surroundings.output.flush()
    return stepAside { run(invocation, in: source, into: line, at: place) }
  }

  /// Runs one command, whose results a system command reads.
  private func run(_ invocation: Invocation, in source: Source, into line: String, at place: Place?)
    -> ExitCode
  {
    do throws(ShellProcess.Failure) {
      let command = try SystemCommand(line)
      let body = { self.run(invocation, in: source, to: command.input, isTerminal: false, at: place) }
      let code = surroundings.pulse?.whileRead(hasReaderGone: { command.input.hasLostReader }, body) ?? body()
      let status = command.finish()
      if status == ShellProcess.interrupted {
        leaveInterruptedLine()
        return .interrupted
      }
      if status == 0 || code != .success { return code }
      return fail("the system command ended with status \(status): \(line)", at: place)
    } catch {
      return fail("cannot run a system command: \(describe(error.errno))", at: place)
    }
  }

  /// Runs one command, whose results go to a sink.
  func run(
    _ invocation: Invocation, in source: Source, to sink: ByteSink, isTerminal: Bool, at place: Place?
  ) -> ExitCode {
    switch invocation.command {
    case .begin, .commit, .rollback:
      return runTransactionCommand(invocation.command, mark(invocation, in: source), in: source, at: place)
    case .mock(let action):
      let style = style(mode: invocation.mode, layout: .list, to: sink, isTerminal: isTerminal)
      let mark = mark(invocation, in: source)
      return runMock(action, isDryRun: invocation.isDryRun, style, mark, at: place)
    case let command where !command.isOnData:
      return runShellCommand(command, to: sink, isTerminal: isTerminal, at: place)
    default: break
    }
    guard invocation.isDryRun else {
      return evaluate(invocation, in: source, to: sink, isTerminal: isTerminal, at: place)
    }
    return rehearse(at: place) {
      evaluate(invocation, in: source, to: sink, isTerminal: isTerminal, at: place)
    }
  }

  /// Runs a command on data.
  private func evaluate(
    _ invocation: Invocation, in source: Source, to sink: ByteSink, isTerminal: Bool, at place: Place?
  ) -> ExitCode {
    let mark = mark(invocation, in: source)
    let layout = layout(of: invocation.command, now: mark.date)
    var style = style(mode: invocation.mode, layout: layout, to: sink, isTerminal: isTerminal)
    // How far it is from now, the report says itself.
    if case .listOpen = invocation.command { style.traits.dueClock = nil }
    if invocation.isDryRun { style.namesSteps = true }
    style.keepsSteps = !invocation.isDryRun && rehearsal == nil
    printer.begin(style)
    var statistics: AnyCancellable?
    if case .stats = invocation.command { statistics = observeStatistics() }
    defer { statistics?.cancel() }
    if case .watch(let start) = invocation.command { return watch(after: start, style, at: place) }
    let advice = advice(on: invocation.command, in: source)
    let evaluator = Evaluator(
      interactor: container.interactor, mark: mark, owner: prompt == nil ? .user : .session)
    evaluator.run(invocation.command) { consent(for: invocation) }
    var report = printer.end()
    if report.errors.isEmpty, let (style, query) = todosBeneath(invocation.command, style) {
      tell(report, at: place)
      printer.begin(style)
      evaluator.run(.list(query)) { .given }
      report = printer.end()
    }
    if report.changes > 0, !invocation.isDryRun { transaction?.add(mark.text) }
    tell(report, at: place)
    if report.wasInterrupted { return fail(RepositoryError.interrupted, of: invocation.command, at: place) }
    if let error = report.errors.first {
      // Whoever reads no further has seen enough.
      if error as? RepositoryError == .interrupted, sink.failure == .closedPipe || pager?.hasQuit == true {
        return .success
      }
      return fail(error, of: invocation.command, at: place)
    }
    if invocation.changesData, report.changes == 0, !style.isQuiet, !style.mode.isJSON {
      sink.write("nothing changed\n")
    }
    if report.changes > 0 {
      for message in advice { self.report(Diagnostic(severity: .warning, message)) }
    }
    return .success
  }

  /// The terminal has echoed ^C, where something is about to be told.
  func hideInterrupt() {
    endPaging()
    surroundings.output.flush()
    surroundings.pulse?.progress?.clearRow()
  }

  /// The terminal has echoed ^C, and the prompt begins a line.
  func leaveInterruptedLine() {
    guard prompt != nil, surroundings.errorIsTerminal else { return }
    surroundings.errors.write("\n")
    surroundings.errors.flush()
  }

  /// Who agrees to a change of many rows: the options, or whoever has entered the command at the prompt.
  private func consent(for invocation: Invocation) -> Consent {
    Consent { [self] rows in
      if invocation.agreed || options.agreed { return .yes }
      guard sourceDepth == 0, let prompt else { return .unasked }
      if invocation.isDryRun { return .yes }
      surroundings.output.flush()
      switch waiting({ prompt.ask("\(invocation.command.verb) \(rows) rows?") }) {
      case .yes: return .yes
      case .no, .end: return .no
      case nil: return .unasked
      }
    }
  }

  /// Names rows that cannot be read, after the listing that shows them.
  private func tell(_ report: Printer.Report, at place: Place?) {
    for row in report.damaged { self.report(Diagnostic(severity: .warning, row.warning, place: place)) }
    let rest = report.damagedCount - report.damaged.count
    if rest > 0 {
      self.report(Diagnostic(severity: .warning, "\(rest) more rows are damaged", place: place))
    }
  }

  func fail(_ message: String, hint: String? = nil, code: ExitCode = .failure, at place: Place?) -> ExitCode {
    report(Diagnostic(message, hint: hint, place: place))
    return code
  }

  func fail(_ error: any Error, of command: Command, at place: Place?) -> ExitCode {
    guard let error = error as? RepositoryError else { return fail("\(error)", at: place) }
    let (message, hint) = error.prose(for: command)
    var diagnostic = Diagnostic(message, hint: hint, place: place)
    if error == .transactionIsOpen, let transaction { diagnostic.hint = transaction.wayOut }
    if case .conflicts(let conflicts) = error { diagnostic.notes = notes(of: conflicts, met: command) }
    if case .recordNotFound(.member, .name(let name)) = error { diagnostic.message += question(who: name) }
    if error == .interrupted { hideInterrupt() }
    report(diagnostic)
    return error.exitCode
  }

  /// Asks who was meant by a name that no member has, among as many as can be looked through at once.
  private func question(who name: String) -> String {
    let names = suggestions(.member, .text("", .prefixes), limit: AppState.pageSize).compactMap { row in
      if case .member(let member) = row { member.name.visible } else { nil }
    }
    return Suggestion.question(Suggestion.closest(to: name, in: names))
  }

  /// What a step that the command makes says of itself.
  private func mark(_ invocation: Invocation, in source: Source) -> Mark {
    let span = invocation.span
    let text = source.bytes[max(0, span.lower)..<min(max(span.lower, span.upper), source.bytes.count)]
    return Mark(
      date: surroundings.now(), session: surroundings.session, text: String(decoding: text, as: UTF8.self))
  }

  /// The rows that are in the way, each in a few words; at a prompt not more than one can take in.
  private func notes(of conflicts: [Conflict], met command: Command) -> [String] {
    let renderer = ChangeRenderer(mode: .plain, traits: OutputTraits(zone: surroundings.zone))
    let limit = prompt == nil ? conflicts.count : 20
    let shown = conflicts.prefix(limit).flatMap { conflict in
      if case .mock = command { return renderer.versions(of: conflict) }
      return renderer.difference(of: conflict)
    }
    return shown + (conflicts.count > limit ? ["… and \(conflicts.count - limit) more"] : [])
  }
}
