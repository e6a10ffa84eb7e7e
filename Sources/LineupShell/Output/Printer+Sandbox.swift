import LineupCore

extension Printer {
  /// Subscribes to what is told of a sandbox, which only few commands ask for.
  func observe(sandbox appState: AppState) -> AnyCancellable {
    appState.sandbox.sink { [weak self] event in self?.show(event) }
  }

  /// Prints what a sandbox changed, as a whole, since it was asked for; or notes what is told with the changes to come.
  private func show(_ event: SandboxEvent) {
    withState { state in
      switch event {
      case .compared(let changes):
        state.report.changes += changes.count
        let renderer = ChangeRenderer(mode: state.style.mode, traits: state.style.traits).with(
          names: changes.names)
        state.style.sink.write { renderer.append(changes, to: &$0) }
      case .measured(let rows): state.report.sandboxRows = rows
      case .applied(let renumberings):
        for renumbering in renumberings {
          let row = Change.Row(entity: renumbering.row.entity, id: renumbering.id)
          state.formerIDs[row] = renumbering.row.id
        }
      }
    }
  }
}
