import LineupCore

/// `begin`, `commit` and `rollback`, and what a script may do between them.
extension Session {
  func runTransactionCommand(_ command: Command, _ mark: Mark, in source: Source, at place: Place?)
    -> ExitCode
  {
    let word = CommandWriter(zone: surroundings.zone).line(of: command)
    if source.origin == .operands {
      let hint = "one command is one already; of more, make a script: lineup -c 'begin; …; commit'"
      return fail("'\(word)' alone makes no transaction", hint: hint, code: .usage, at: place)
    }
    guard prompt == nil || sourceDepth > 0 else {
      return fail(
        "'\(word)' is for scripts, since nobody else can change data in a transaction",
        hint: ":mock copy is the place to try things, and :mock apply makes them real", at: place)
    }
    if let transaction, transaction.beginning == nil {
      return fail("'\(word)' has no place here: --atomic makes one transaction of the whole run", at: place)
    }
    if command == .begin { return begin(at: place) }
    guard let transaction else { return fail(RepositoryError.noTransaction, of: command, at: place) }
    guard transaction.depth == sourceDepth else {
      return fail("the transaction was begun by another script, which has to end it", at: place)
    }
    return command == .commit ? commit(mark, at: place) : rollback(at: place)
  }

  private func begin(at place: Place?) -> ExitCode {
    if transaction != nil { return fail(RepositoryError.transactionIsOpen, of: .begin, at: place) }
    let code = perform(.begin, at: place) { $0.begin() }
    if code == .success { hold(ScriptTransaction("begin", at: place, depth: sourceDepth)) }
    return code
  }

  /// Takes note of a transaction that was opened.
  func hold(_ opened: ScriptTransaction) {
    surroundings.output.hold()
    transaction = opened
  }

  /// Keeps the open transaction, and lets go of what it printed once that is durable.
  func commit(_ mark: Mark, at place: Place?) -> ExitCode {
    guard let transaction else { return .success }
    if transaction.hasFailed {
      giveUp()
      return fail("a command before this failed: nothing was kept of the transaction", at: place)
    }
    var mark = mark
    mark.text = transaction.stepText
    let code = perform(.commit, at: place) { $0.commit(mark: mark) }
    self.transaction = nil
    if code == .success { surroundings.output.release() } else { surroundings.output.drop() }
    return finish(code)
  }

  private func rollback(at place: Place?) -> ExitCode {
    let code = perform(.rollback, at: place) { $0.rollback() }
    surroundings.output.drop()
    transaction = nil
    return code
  }

  /// Rolls the open transaction back, of which nothing can be kept any more.
  func giveUp() {
    _ = container.interactor.transaction.rollback()
    surroundings.output.drop()
    transaction = nil
  }

  /// Does something to transactions, and tells what went wrong.
  func perform(_ command: Command, at place: Place?, _ work: (TransactionInteractor) -> Bool) -> ExitCode {
    prepareForErrors()
    _ = work(container.interactor.transaction)
    return printer.end().errors.first.map { fail($0, of: command, at: place) } ?? .success
  }
}

extension Session {
  /// Refuses what has no place in the open transaction.
  func refusal(of invocation: Invocation, at place: Place?) -> ExitCode? {
    guard let transaction else { return nil }
    if transaction.hasFailed, let beginning = transaction.beginning {
      switch invocation.command {
      case .commit, .rollback, .quit: return nil
      default:
        let line = beginning.source.line(of: beginning.span).number
        return fail(
          "this was not done: a command of the transaction that line \(line) begins has failed",
          hint: "it can only be rolled back", at: place)
      }
    }
    let hint = transaction.wayOut
    if invocation.pipe != nil {
      return fail(
        "no system command runs in a transaction, for it could not be taken back", hint: hint, at: place)
    }
    switch invocation.command {
    case .mock(.diff): return nil
    case .mock, .open: return fail("a transaction cannot go on with other data", hint: hint, at: place)
    default: return nil
    }
  }

  /// Says that no more can be held back.
  func tellHeldTooMuch(at place: Place?) {
    report(
      Diagnostic(
        "the transaction prints more than the \(ByteSink.mostHeld >> 20) MiB that can be held back until it is kept",
        hint: "with --quiet changes are not printed; list after commit", place: place))
  }

  /// Rolls back what a script that is at its end has left open.
  ///
  /// - Parameter code: what came of the script.
  func endScript(_ code: ExitCode) -> ExitCode {
    guard let transaction, let beginning = transaction.beginning, transaction.depth == sourceDepth else {
      return code
    }
    giveUp()
    if transaction.hasFailed || code.endsEverything {
      report(
        Diagnostic(severity: .note, "nothing was kept of the transaction that begins here", place: beginning))
      return code
    }
    return code.or(
      fail(
        "the script ends before commit: nothing was kept of the transaction that begins here", at: beginning))
  }
}
