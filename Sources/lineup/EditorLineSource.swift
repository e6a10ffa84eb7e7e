import LineEditor
import LineupShell

/// Lines from a terminal, edited with libedit.
final class EditorLineSource: LineSource {
  private let editor: LineEditor
  private let errors: ByteSink

  /// Whether it was told already that the history cannot be written.
  private var historyFailureIsTold = false

  /// Nil when the terminal cannot do it.
  ///
  /// - Parameters:
  ///   - errors: where warnings go.
  ///   - touchesFiles: whether the history is kept and `~/.editrc` read; not so in safe mode.
  init?(errors: ByteSink, touchesFiles: Bool) {
    let history = History(path: touchesFiles ? Environment.history : nil)
    guard let editor = LineEditor(program: "lineup", history: history, readsUserSettings: touchesFiles) else {
      return nil
    }
    self.editor = editor
    self.errors = errors
    do {
      try history.load()
    } catch {
      tell(error)
    }
  }

  /// Lets Tab ask for the ways to go on with a line.
  func complete(with completer: @escaping (_ line: String, _ cursor: Int) -> CompletionList) {
    editor.completer = { line, cursor in
      let list = completer(line, cursor)
      let candidates = list.candidates.map {
        Candidate(insertion: $0.insertion, label: $0.label, detail: $0.detail, isFinal: $0.isFinal)
      }
      return Completion(replaced: list.replaced, candidates: candidates)
    }
  }

  func readLine(prompt: String, news: @escaping () -> String?) -> LineInput {
    editor.news = news
    defer { editor.news = nil }
    return switch editor.readLine(prompt: prompt) {
    case .line(let line): .line(Array(line.utf8))
    case .interrupted: .interrupted
    case .end: .end
    case .terminated(let signal): .terminated(ExitCode(rawValue: 128 + signal) ?? .terminated)
    case .failed(let error): .failed(error)
    }
  }

  func ask(_ question: String) -> Answer? {
    editor.discardPendingInput()
    return Question.ask(question, errors: errors, interrupts: Interrupts.shared.source)
  }

  func remember(_ entry: String) {
    do {
      try editor.history.add(entry)
    } catch {
      tell(error)
    }
  }

  var history: [String] { Array(editor.history.entries) }

  func clearHistory() -> String? {
    do {
      try editor.history.clear()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Warns once that lines are not kept; the session goes on.
  private func tell(_ error: HistoryError) {
    guard !historyFailureIsTold else { return }
    historyFailureIsTold = true
    errors.write { $0.append(Diagnostic(severity: .warning, "\(error)"), isColored: false) }
    errors.flush()
  }
}
