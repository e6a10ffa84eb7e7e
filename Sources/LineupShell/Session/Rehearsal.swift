import LineupCore

/// The containers of a dry run. All that a run does to some data is rehearsed in one, so that what comes back to the data
/// sees what was done before.
final class Rehearsal: ContainerFactory {
  private let containers: any ContainerFactory
  private var rehearsed: [(name: String, container: DIContainer)] = []

  init(_ containers: any ContainerFactory) {
    self.containers = containers
  }

  func container(for data: DataSource) -> DIContainer {
    guard let name = name(of: data) else { return containers.container(for: data) }
    if let known = rehearsed.first(where: { $0.name == name }) { return known.container }
    let container = containers.container(for: data)
    _ = container.interactor.transaction.beginRehearsal()
    rehearsed.append((name, container))
    return container
  }

  func name(of data: DataSource) -> String? { containers.name(of: data) }

  /// Gives up all that was done.
  func end() {
    for (_, container) in rehearsed { _ = container.interactor.transaction.endRehearsal() }
    rehearsed = []
  }
}
