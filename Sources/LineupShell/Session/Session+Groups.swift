import LineupCore

/// Commands of a script become durable in groups, and what they print is held back until then: nothing is printed that
/// could be lost.
extension Session {
  /// Prepares for a command: it joins the open group, or begins one if another command follows it at once, or else ends
  /// what is open.
  ///
  /// - Returns: the exit code when the command cannot be run.
  func groupBefore(_ invocation: Invocation, at place: Place?) -> ExitCode? {
    guard let place, mayGroup, invocation.command.joinsGroup, !invocation.isDryRun else {
      let lost = endGroup()
      return options.keepsGoing ? nil : lost
    }
    if group == nil, isMoreReady {
      prepareForErrors()
      if container.interactor.transaction.beginGroup() {
        surroundings.output.hold()
        group = CommandGroup(at: place, now: surroundings.now())
      } else if let error = printer.end().errors.first {
        return fail(error, of: invocation.command, at: place)
      }
    }
    group?.add(place)
    return nil
  }

  /// Ends the group after a command, if it has lasted long enough or none follows at once.
  ///
  /// - Returns: the exit code of a group that could not be kept.
  func groupAfter() -> ExitCode? {
    guard let group else { return nil }
    let held = surroundings.output.heldCount
    return !isMoreReady || group.isDue(now: surroundings.now(), held: held) ? endGroup() : nil
  }

  /// Makes the open group durable, and lets go of what it printed.
  ///
  /// - Returns: the exit code, when none of it could be kept.
  @discardableResult
  func endGroup() -> ExitCode? {
    guard let group else { return nil }
    self.group = nil
    prepareForErrors()
    if container.interactor.transaction.endGroup() {
      surroundings.output.release()
      return nil
    }
    surroundings.output.drop()
    let error = printer.end().errors.first as? RepositoryError
    lostGroup = lostGroup ?? error?.exitCode ?? .failure
    let loss = "nothing was kept of \(group.lines), and no change of it was printed"
    if let error, error != .transactionIsOver {
      report(Diagnostic(error.prose(for: nil).message, hint: loss))
    } else {
      // What ended it is told next, by the command that met it.
      report(Diagnostic(severity: .note, loss))
    }
    return lostGroup
  }

  /// Lets the printer gather what goes wrong with a group or a transaction itself.
  func prepareForErrors() {
    printer.begin(style(mode: nil, layout: .list, to: surroundings.output, isTerminal: false))
  }

  /// Whether commands may be grouped: they come from a script, and each would be durable by itself, for which its time is
  /// not taken.
  private var mayGroup: Bool {
    !tellsTime && (prompt == nil || sourceDepth > 0) && transaction == nil && rehearsal == nil
  }
}
