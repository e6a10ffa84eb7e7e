/// The use cases, grouped by what they are about. Every command is handed them, so they are shared rather than copied.
package final class Interactor: Sendable {
  package let member: MemberInteractor
  package let todoEvent: TodoEventInteractor
  package let change: ChangeInteractor
  package let transaction: TransactionInteractor
  package let news: NewsInteractor
  package let report: ReportInteractor

  /// Nil for real data.
  package let sandbox: SandboxInteractor?

  /// - Parameter origin: where the sandbox began, when it is one.
  package init(repository: any Repository, appState: AppState, origin: SandboxOrigin? = nil) {
    member = MemberInteractor(repository: repository, appState: appState)
    todoEvent = TodoEventInteractor(repository: repository, appState: appState)
    change = ChangeInteractor(repository: repository, appState: appState)
    transaction = TransactionInteractor(repository: repository, appState: appState)
    news = NewsInteractor(repository: repository, appState: appState)
    report = ReportInteractor(repository: repository, appState: appState)
    sandbox = origin.map { SandboxInteractor(repository: repository, appState: appState, origin: $0) }
  }
}
