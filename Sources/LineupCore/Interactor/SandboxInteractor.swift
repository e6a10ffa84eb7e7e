/// What can be done with a sandbox as a whole: see what it changed, and make that real.
///
/// It knows nothing of the real data; whoever wants the changes applied hands that over for this one call.
package struct SandboxInteractor: Sendable {
  let repository: any Repository
  let appState: AppState
  let origin: SandboxOrigin

  /// Tells what the sandbox changed since it began, one change a row.
  package func compare() {
    tell { .compared(ChangeSet($0.changes.net, names: $0.names)) }
  }

  /// Tells how many rows the sandbox changed since it began.
  package func measure() {
    tell { .measured(rows: $0.changes.net.count) }
  }

  /// Makes what the sandbox changed again, change by change, on the real data. It is one step there.
  ///
  /// The real data's state is told what came of it: ``SandboxEvent/applied(_:)``, then the changes as one a row, or an
  /// error, after which nothing was changed. Where the sandbox changed nothing, it is told of no changes.
  ///
  /// - Parameters:
  ///   - data: the interactor of the real data.
  ///   - mark: what the step says of itself; how many commands it stands for is added to the text.
  package func apply(to data: Interactor, mark: Mark) -> Bool {
    let state = data.change.appState
    do {
      let journal = try journal()
      let changes = journal.changes
      if changes.net.isEmpty {
        state.publish([])
        return true
      }
      var mark = mark
      mark.text += " (\(journal.steps) command\(journal.steps == 1 ? "" : "s"))"
      var renumberings: [Renumbering] = []
      let made = try data.change.repository.replay(mark) { transaction in
        renumberings = try Replay.make(changes, from: origin, in: transaction)
        return nil
      }
      state.sandbox.send(.applied(renumberings))
      state.publish(ChangeSet(made.net, step: made.step, names: made.names))
      return true
    } catch {
      state.changeError.send(error)
      return false
    }
  }

  /// Tells the real data's state all that ``apply(to:mark:)`` would, and keeps nothing.
  package func rehearse(on data: Interactor, mark: Mark) -> Bool {
    guard data.transaction.beginRehearsal() else { return false }
    let wouldSucceed = apply(to: data, mark: mark)
    return data.transaction.endRehearsal() && wouldSucceed
  }

  private func tell(_ event: (Journal) -> SandboxEvent) {
    appState.attempt { appState.sandbox.send(event(try journal())) }
  }

  private func journal() throws -> Journal {
    var journal = Journal()
    var steps: Set<Int64> = []
    _ = try repository.changes(after: origin.place) { entry in
      journal.changes.append(entry.change)
      if let step = entry.step { steps.insert(step.number) }
      if !entry.names.isEmpty { journal.names.merge(entry.names) { _, newest in newest } }
      return true
    }
    journal.steps = steps.count
    return journal
  }
}

/// What the journal of a sandbox holds since it began.
private struct Journal {
  /// In the order made.
  var changes: [Change] = []
  var steps = 0

  /// The names of the members whom to-dos refer to.
  var names: [Int64: String] = [:]
}

/// What an observer of a sandbox sees.
package enum SandboxEvent: Sendable {
  /// What the sandbox changed since it began, one change a row.
  case compared(ChangeSet)

  /// How many rows it changed since it began.
  case measured(rows: Int)

  /// It was made real, these rows with other ids; the changes that this made follow.
  case applied([Renumbering])
}
