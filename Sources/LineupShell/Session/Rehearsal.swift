import LineupCore

/// The containers of a dry run. All that a run does to some data is rehearsed in one, so that what comes back to the data
/// sees what was done before.
final class Rehearsal: ContainerFactory {
  private let containers: any ContainerFactory
  private var rehearsed: [(name: String, container: DIContainer)] = []

  /// What tells of changes that were rehearsed, and whether there were any.
  private var subscriptions: [AnyCancellable] = []
  private let hasChanges = Flag()

  /// The data cannot be copied as they were left.
  struct NotCopied: Error, CustomStringConvertible {
    var description: String { "a dry run cannot copy data that it changed before" }
  }

  init(_ containers: any ContainerFactory) {
    self.containers = containers
  }

  func container(for data: DataSource) -> DIContainer {
    guard let name = name(of: data) else { return containers.container(for: data) }
    if let known = rehearsed.first(where: { $0.name == name }) { return known.container }
    let container = containers.container(for: data)
    _ = container.interactor.transaction.beginRehearsal()
    subscriptions.append(
      container.appState.changes.sink { [hasChanges] in if !$0.isEmpty { hasChanges.raise() } })
    rehearsed.append((name, container))
    return container
  }

  /// - Throws: ``NotCopied`` when that would be other data than the real run's.
  func copy(of data: DataSource) throws -> DIContainer {
    if hasChanges.isRaised { throw NotCopied() }
    return try containers.copy(of: data)
  }

  func name(of data: DataSource) -> String? { containers.name(of: data) }

  /// Gives up all that was done.
  func end() {
    for (_, container) in rehearsed { _ = container.interactor.transaction.endRehearsal() }
    rehearsed = []
  }
}
