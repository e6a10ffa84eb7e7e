import LineupCore

/// What is done as a whole, or only to be seen.
extension Session {
  /// Runs all that the command line asks for: as one transaction, or only to see what it would do, if the options say so.
  ///
  /// - Parameters:
  ///   - text: what the step says of itself, if it becomes one.
  ///   - body: runs it.
  package func runWhole(_ text: String, _ body: () -> ExitCode) -> ExitCode {
    let code = options.isAtomic ? runAtomically(text, body) : body()
    guard let rehearsal else { return code }
    rehearsal.end()
    sayNothingWasKept()
    return code
  }

  private func runAtomically(_ text: String, _ body: () -> ExitCode) -> ExitCode {
    let begun = perform(.begin, at: nil) { $0.begin() }
    guard begun == .success else { return begun }
    hold(ScriptTransaction("--atomic " + text, at: nil, depth: 0))
    let code = body()
    if code == .success {
      return commit(Mark(date: surroundings.now(), session: surroundings.session, text: ""), at: nil)
    }
    giveUp()
    report(Diagnostic(severity: .note, "nothing was kept of the whole run"))
    return code
  }

  /// Runs something only to show what it does.
  func rehearse(at place: Place?, _ body: () -> ExitCode) -> ExitCode {
    let begun = perform(.begin, at: place) { $0.beginRehearsal() }
    guard begun == .success else { return begun }
    let code = body()
    _ = container.interactor.transaction.endRehearsal()
    tellDryRun()
    return code
  }

  /// Says of one command that nothing is left of what was shown, unless that is true of all of them.
  func tellDryRun() {
    if rehearsal == nil { sayNothingWasKept() }
  }

  private func sayNothingWasKept() {
    guard surroundings.errorIsTerminal, !options.isQuiet else { return }
    surroundings.output.flush()
    surroundings.errors.write("dry run: nothing was kept\n")
    surroundings.errors.flush()
  }
}
