/// Repository, state and interactor, built once and handed down together.
///
/// A sandbox is another container on another repository, never a switch inside this one, so what observes the one
/// sees nothing of the other.
package final class DIContainer: Sendable {
  /// Whether this is a sandbox, which keeps nothing.
  package let isMock: Bool
  package let appState: AppState
  package let interactor: Interactor

  /// - Parameters:
  ///   - repository: where everything is kept; in memory for a mock.
  ///   - origin: where a mock began.
  package init(isMock: Bool, repository: any Repository, origin: SandboxOrigin = .empty) {
    self.isMock = isMock
    appState = AppState()
    interactor = Interactor(repository: repository, appState: appState, origin: isMock ? origin : nil)
  }
}
