/// What can be done to hear of changes as they land, whoever makes them.
///
/// As every interactor it tells ``AppState`` (`news`, and `changeError`) and keeps nothing: whoever listens remembers the
/// place that was reached, and looks again from there. So nothing is missed and nothing told twice.
package struct NewsInteractor: Sendable {
  let repository: any Repository
  let appState: AppState

  /// Tells the place to begin from: where the journal ends now or, to hear again what came after it, another.
  ///
  /// What fails is told: ``RepositoryError/stepNotFound(_:)`` for a place that is not reached yet,
  /// ``RepositoryError/stepForgotten(_:)`` when the log no longer has all that came after it, or
  /// ``RepositoryError/transactionIsOpen``.
  ///
  /// - Parameter place: the number of a step, or the place of any change; 0 is before everything that is kept.
  package func begin(after place: Int64? = nil) {
    appState.attempt {
      // This counts from now, and tells that there can be no news where a transaction is open.
      _ = try repository.hasNews()
      let end = try repository.journalEnd()
      if let place {
        if place > end { throw RepositoryError.stepNotFound(place) }
        try checkKept(place)
      }
      appState.news.send(.reached(place ?? end))
    }
  }

  /// Tells what is behind a place, if anybody else has committed anything since this was last called; costs microseconds
  /// when nobody has.
  package func look(after place: Int64) {
    appState.attempt {
      if try repository.hasNews() { try tell(after: place) }
    }
  }

  /// The same where this session may have made changes since: where they are all there is, they are passed over, however
  /// many there are.
  package func lookPastOwn(after place: Int64) {
    appState.attempt {
      let end = try repository.journalEnd()
      if try repository.hasNews() { try tell(after: place) } else { appState.news.send(.reached(end)) }
    }
  }

  /// Tells what is behind a place, this session's own changes too. Whoever observes it stops it by
  /// ``AppState/listingStopped``.
  package func catchUp(after place: Int64) {
    appState.attempt { try tell(after: place) }
  }

  private func tell(after place: Int64) throws {
    try checkKept(place)
    appState.listingStopped.lower()
    let reached = try repository.changes(after: place) { entry in
      appState.news.send(.change(entry))
      return !appState.listingStopped.isRaised
    }
    appState.news.send(.reached(reached))
  }

  /// Makes sure that nothing behind a place has been forgotten.
  private func checkKept(_ place: Int64) throws {
    if place > 0, try place < repository.journalStart() { throw RepositoryError.stepForgotten(place) }
  }
}
