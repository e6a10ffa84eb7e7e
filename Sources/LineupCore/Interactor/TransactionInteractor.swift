/// What can be done with several calls together: keep them as one step, give them up, or only rehearse them.
///
/// As every interactor it tells ``AppState`` and never throws. What calls of other interactors change meanwhile is told at
/// once, before it is durable.
package struct TransactionInteractor: Sendable {
  let repository: any Repository
  let appState: AppState

  /// Opens a transaction.
  package func begin() -> Bool {
    appState.attempt {
      try repository.begin()
      appState.keepPages()
    }
  }

  /// Keeps the transaction as one step.
  package func commit(mark: Mark) -> Bool {
    appState.attempt {
      do {
        try repository.commit(mark)
        appState.releasePages()
      } catch let error where error as? RepositoryError != .noTransaction {
        appState.restorePages()
        throw error
      }
    }
  }

  /// Gives the transaction up.
  package func rollback() -> Bool {
    appState.attempt {
      try repository.rollback()
      appState.restorePages()
    }
  }

  /// Begins a group of steps that become durable together.
  ///
  /// - Returns: whether there is one now.
  package func beginGroup() -> Bool {
    var hasBegun = false
    let succeeded = appState.attempt {
      hasBegun = try repository.beginGroup()
      if hasBegun { appState.keepPages() }
    }
    return succeeded && hasBegun
  }

  /// Makes the steps of the group durable. When that fails none of them is kept.
  package func endGroup() -> Bool {
    appState.attempt {
      do {
        try repository.endGroup()
        appState.releasePages()
      } catch {
        appState.restorePages()
        throw error
      }
    }
  }

  /// Begins a rehearsal, of which nothing is kept.
  package func beginRehearsal() -> Bool {
    appState.attempt {
      try repository.beginRehearsal()
      appState.keepPages()
    }
  }

  /// Gives up what was rehearsed.
  package func endRehearsal() -> Bool {
    appState.attempt {
      try repository.endRehearsal()
      appState.restorePages()
    }
  }
}
