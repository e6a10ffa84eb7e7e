import LineupCore

/// What `:mock` does.
///
/// A sandbox knows no way to the real data. What needs both is done here, where the real data gets a container of its own
/// for that one purpose.
extension Session {
  func runMock(
    _ action: Command.Sandbox, isDryRun: Bool, _ style: Printer.Style, _ mark: Mark, at place: Place?
  ) -> ExitCode {
    switch (action, container.interactor.sandbox) {
    case (.toggle, nil), (.on, nil):
      use(.mock)
      say("empty sandbox, your data is untouched", style)
      return .success
    case (.copy, nil): return copyData(style, at: place)
    case (.off, nil), (.diff, nil), (.apply, nil):
      let hint = ":mock enters an empty one, :mock copy one that begins as your data"
      return fail("there is no sandbox", hint: hint, at: place)
    case (.on, _?), (.copy, _?):
      return fail("this is a sandbox already", hint: ":mock off leaves it", at: place)
    case (.toggle, _?), (.off, _?):
      guard mayLoseSandbox() else { return fail("nothing was done", at: place) }
      use(realData)
      say("back on your data", style)
      return .success
    case (.diff, let sandbox?): return compare(sandbox, style, at: place)
    case (.apply, let sandbox?): return apply(sandbox, isDryRun: isDryRun, style, mark, at: place)
    }
  }

  private func copyData(_ style: Printer.Style, at place: Place?) -> ExitCode {
    do {
      use(try surroundings.containers.copy(of: realData))
    } catch {
      return fail(error, of: .mock(.copy), at: place)
    }
    say("a copy of your data: :mock diff shows what you change, :mock apply makes it real", style)
    return .success
  }

  private func compare(_ sandbox: SandboxInteractor, _ style: Printer.Style, at place: Place?) -> ExitCode {
    let report = report(of: container, style) { sandbox.compare() }
    if let error = report.errors.first { return fail(error, of: .mock(.diff), at: place) }
    if report.changes == 0 { say("nothing changed", style) }
    return .success
  }

  /// Makes the sandbox's changes on the real data and goes on there, or only shows what that would do.
  private func apply(
    _ sandbox: SandboxInteractor, isDryRun: Bool, _ style: Printer.Style, _ mark: Mark, at place: Place?
  ) -> ExitCode {
    let data = surroundings.containers.container(for: realData)
    let report = report(of: data, style) {
      _ =
        isDryRun
        ? sandbox.rehearse(on: data.interactor, mark: mark) : sandbox.apply(to: data.interactor, mark: mark)
    }
    if let error = report.errors.first { return fail(error, of: .mock(.apply), at: place) }
    if report.changes == 0 { say("nothing to apply", style) }
    if isDryRun {
      tellDryRun()
      return .success
    }
    use(data)
    say("back on your data", style)
    return finish(.success)
  }

  /// Prints what the observers of a container are told meanwhile.
  private func report(of container: DIContainer, _ style: Printer.Style, _ work: () -> Void) -> Printer.Report
  {
    printer.begin(style)
    var subscriptions = [printer.observe(sandbox: container.appState)]
    // The session's own container is observed as it is.
    if container !== self.container { subscriptions += printer.observe(container.appState) }
    work()
    subscriptions.forEach { $0.cancel() }
    return printer.end()
  }

  /// Says where one is now. Nothing may stand between objects.
  private func say(_ text: String, _ style: Printer.Style) {
    if !style.isQuiet, !style.mode.isJSON { style.sink.write(text + "\n") }
  }
}

extension Session {
  /// Asks before a sandbox is left that changed something, if somebody entered the command at the prompt.
  ///
  /// - Parameter quits: whether lineup itself is left, which Ctrl-D for an answer says once more.
  /// - Returns: true also when there is nothing to lose or nobody can answer.
  func mayLoseSandbox(quits: Bool = false) -> Bool {
    guard sourceDepth == 0, let prompt, let sandbox = container.interactor.sandbox else { return true }
    let style = style(mode: nil, layout: .list, to: surroundings.output, isTerminal: false)
    let measured = report(of: container, style) { sandbox.measure() }
    if measured.errors.first as? RepositoryError == .interrupted { return false }
    let count = measured.sandboxRows
    if count == 0 { return true }
    surroundings.output.flush()
    let (changes, them) = count == 1 ? ("1 change that is", "it") : ("\(count) changes that are", "them")
    let deed = quits ? "leave" : "throw \(them) away"
    switch waiting({ prompt.ask("the sandbox holds \(changes) not applied; \(deed)?") }) {
    case .yes, nil: return true
    case .no: return false
    case .end: return quits
    }
  }
}
