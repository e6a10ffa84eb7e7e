/// What can be told of all that is kept; as every interactor it tells ``AppState`` and never throws.
package struct ReportInteractor: Sendable {
  let repository: any Repository
  let appState: AppState

  /// Lists open to-dos in the order in which they are to be done.
  package func listOpen(_ query: OpenQuery, now: Date) {
    let rows = Query(
      rows: Selection(entity: .todo, filter: query.filter, member: query.member), limit: query.limit)
    do {
      let page = try stream(rows, to: appState) { try repository.listOpen(query, now: now, row: $0) }
      appState.todoEvents.send(page.compactMap { if case .todo(let event) = $0 { event } else { nil } })
    } catch {
      appState.todoEventError.send(error)
    }
  }

  /// Tells how much there is of what.
  package func count(now: Date) {
    do {
      appState.statistics.send(try repository.statistics(now: now))
    } catch {
      appState.todoEventError.send(error)
    }
  }
}
