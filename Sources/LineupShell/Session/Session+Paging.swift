import LineupCore

/// Long output, which a person reads in a pager.
extension Session {
  /// The pager for what a command prints; nil where there is to be none.
  func pager(for invocation: Invocation) -> Pager? {
    guard prompt != nil, sourceDepth == 0, options.usesPager, !options.isSafe, surroundings.outputIsTerminal,
      invocation.command.onlyPrints, let screen = surroundings.screen(), let line = pagerLine
    else { return nil }
    return Pager(
      line, on: screen, output: surroundings.output, progress: surroundings.pulse?.progress,
      stopwatch: stopwatch)
  }

  /// Runs a command, whose results go through a pager if they do not fit on the screen.
  func run(_ invocation: Invocation, in source: Source, through pager: Pager, at place: Place?) -> ExitCode {
    self.pager = pager
    let sink = ByteSink(taking: pager.write)
    let body = { self.run(invocation, in: source, to: sink, isTerminal: true, at: place) }
    let code = surroundings.pulse?.whileRead(hasReaderGone: { pager.hasQuit }, body) ?? body()
    endPaging()
    return code
  }

  /// Prints what is held back because it may not be too long, or waits for whoever reads. Before anything is told that
  /// would get between, too.
  func endPaging() {
    guard let pager else { return }
    self.pager = nil
    pager.finish()
    guard pager.hasFailed else { return }
    options.usesPager = false
    report(
      Diagnostic(
        severity: .warning, "cannot run the pager: \((pagerLine ?? "").visible)",
        hint: "results are printed without one from now on; PAGER names another"))
  }

  /// How the pager is started; nil for none.
  private var pagerLine: String? {
    guard let term = surroundings.variable("TERM"), !term.isEmpty, term != "dumb" else { return nil }
    // What less is told here: to go when all fits, to show colours, and to leave what was shown.
    let line = surroundings.variable("PAGER") ?? "less -FRX"
    let words = line.split(separator: " ")
    return words.isEmpty || words == ["cat"] ? nil : line
  }
}

extension Session {
  /// Runs `body` while somebody else has the terminal.
  func stepAside<Result>(_ body: () -> Result) -> Result {
    surroundings.pulse?.progress?.leave()
    defer { surroundings.pulse?.progress?.comeBack() }
    return body()
  }
}

extension Command {
  /// Whether it prints, and does nothing else.
  var onlyPrints: Bool {
    switch self {
    case .list, .show, .listOpen, .stats, .log, .showStep, .explain, .help, .history(_, clear: false),
      .set(_, value: nil),
      .alias(_, line: nil), .mock(.diff):
      true
    default: false
    }
  }
}
