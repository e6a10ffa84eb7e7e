import LineupCore

extension Printer {
  /// Prints the steps of a log, one step in full, or which step was taken back.
  func show(_ event: LogEvent, of appState: AppState) {
    withState { state in
      let style = state.style
      switch event {
      case .began:
        var writer = style.mode.writer(.list, for: style.traits)
        style.sink.write { writer.begin(Field.ofSteps, to: &$0) }
        state.writer = writer
      case .step(let step):
        guard var writer = state.writer else { return }
        style.sink.write { writer.row(.step(step), to: &$0) }
        state.writer = writer
        if wasInterrupted() { state.report.wasInterrupted = true }
        if style.sink.failure != nil || state.report.wasInterrupted { appState.listingStopped.raise() }
      case .ended:
        guard var writer = state.writer else { return }
        style.sink.write { writer.end(to: &$0) }
        state.writer = nil
      case .shown(let step, let changes):
        if !style.mode.isJSON {
          var writer = OutputMode.table.writer(.record, for: style.traits)
          style.sink.write { bytes in
            writer.begin(Field.ofSteps, to: &bytes)
            writer.row(.step(step), to: &bytes)
            writer.end(to: &bytes)
            bytes.append("\n")
          }
        }
        let renderer = ChangeRenderer(mode: style.mode, traits: style.traits)
        style.sink.write { renderer.append(changes, to: &$0) }
      case .undone(let step): Printer.name(step, as: "undone", style)
      case .redone(let step): Printer.name(step, as: "redone", style)
      }
    }
  }

  private static func name(_ step: Step, as word: String, _ style: Style) {
    guard style.namesSteps, !style.isQuiet, !style.mode.isJSON else { return }
    style.sink.write { bytes in
      bytes.append("\(word): step \(step.id)")
      if let text = step.mark?.text {
        bytes.append(", ")
        bytes.append(visible: text)
      }
      bytes.append("\n")
    }
  }
}
