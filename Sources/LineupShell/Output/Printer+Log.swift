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
      case .steps(let steps):
        guard var writer = state.writer else { return }
        style.sink.write { bytes in
          for step in steps { writer.row(.step(step), to: &bytes) }
        }
        state.writer = writer
        if wasInterrupted() { state.report.wasInterrupted = true }
        if style.sink.failure != nil || state.report.wasInterrupted { appState.listingStopped.raise() }
      case .ended(let count):
        guard var writer = state.writer else { return }
        style.sink.write { writer.end(to: &$0) }
        // Whether there are any was not found out by a search that was interrupted.
        if count == 0, style.mode == .table, style.traits.isTerminal, !state.report.wasInterrupted {
          style.sink.write("no steps\n")
        }
        state.writer = nil
      case .shown(let step, let changes):
        style.sink.write { Printer.append(step, changes, style, to: &$0) }
      case .undone(let step): Printer.name(step, as: "undone", style)
      case .redone(let step): Printer.name(step, as: "redone", style)
      case .limit(let limit): state.report.historyLimit = limit
      case .forgot(let count): Printer.tell(forgotten: count, style)
      }
    }
  }

  /// Writes the step as a log does, then its changes; in JSON these alone, as they are printed when they are made.
  private static func append(_ step: Step, _ changes: ChangeSet, _ style: Style, to out: inout [UInt8]) {
    let renderer = ChangeRenderer(mode: style.mode, traits: style.traits).with(names: changes.names)
    if style.mode.isJSON { return renderer.append(changes, to: &out) }
    var writer = style.mode.writer(.record, for: style.traits)
    writer.begin(Field.ofSteps, to: &out)
    writer.row(.step(step), to: &out)
    writer.end(to: &out)
    let isMarkdown = style.mode == .markdown
    out.append(isMarkdown ? "\n```diff\n" : "\n")
    renderer.append(changes, to: &out)
    if isMarkdown { out.append("```\n") }
  }

  private static func tell(forgotten count: Int64, _ style: Style) {
    guard !style.isQuiet else { return }
    style.sink.write { bytes in
      if style.mode.isJSON {
        bytes.append(#"{"forgotten":"#)
        bytes.append(decimal: count)
        bytes.append("}\n")
      } else if count == 0 {
        bytes.append("nothing to forget\n")
      } else {
        bytes.append("forgotten: ")
        bytes.append(grouped: Int(clamping: count))
        bytes.append(count == 1 ? " change\n" : " changes\n")
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
