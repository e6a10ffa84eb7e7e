import LineupCore
import LineupStore
import Synchronization

/// What the real data's state is told when a sandbox is applied.
struct Applied: Equatable {
  var changes: [Change] = []
  var renumberings: [Renumbering] = []
  var error: RepositoryError?

  init(_ sandbox: Dao, from origin: SandboxOrigin, to dao: Dao, isRehearsal: Bool = false) {
    let mock = DIContainer(isMock: true, repository: sandbox, origin: origin)
    let real = DIContainer(isMock: false, repository: dao)
    let told = Told(Applied())
    let subscriptions = [
      real.appState.changes.sink { changes in told.value.withLock { $0.changes = changes.changes } },
      real.appState.changeError.sink { error in told.value.withLock { $0.error = error as? RepositoryError }
      },
      real.appState.sandbox.sink { event in
        if case .applied(let rows) = event { told.value.withLock { $0.renumberings = rows } }
      },
    ]
    defer { subscriptions.forEach { $0.cancel() } }
    if isRehearsal {
      _ = mock.interactor.sandbox?.rehearse(on: real.interactor, mark: .test)
    } else {
      _ = mock.interactor.sandbox?.apply(to: real.interactor, mark: .test)
    }
    self = told.value.withLock { $0 }
  }

  private init() {}

  /// A change of the sandbox as it is to be in the real data.
  func renumbered(_ change: Change) -> Change {
    var (old, new) = (change.old, change.new)
    if let row = change.row, let id = id(of: row) {
      old?.id = id
      new?.id = id
    }
    if change.entity == .todo, let member = new?.assigneeID,
      let id = id(of: Change.Row(entity: .member, id: member))
    {
      new?.assigneeID = id
    }
    return Change(entity: change.entity, old: old, new: new)
  }

  /// The id that a row got; nil where it kept its own.
  private func id(of row: Change.Row) -> Int64? { renumberings.first { $0.row == row }?.id }
}
