import LineEditor
import LineupShell

/// Lines from a terminal, edited with libedit.
final class EditorLineSource: LineSource {
  private let editor: LineEditor
  private let errors: ByteSink
  private weak var session: Session?

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

  /// Lets a session say what is known of a line while it is typed.
  func assist(_ session: Session) {
    self.session = session
    editor.completer = { [unowned session] line, cursor in
      let list = session.complete(line, cursor: cursor)
      let candidates = list.candidates.map {
        Candidate(
          insertion: $0.insertion, label: $0.label, detail: $0.detail, isFinal: $0.isFinal,
          continuesTyped: $0.continuesTyped)
      }
      return Completion(replaced: list.replaced, candidates: candidates)
    }
    editor.highlighter = { [unowned session] line in
      session.highlights(line).map { StyledRange($0.range, $0.role.style) }
    }
    editor.isWorthSuggesting = { [unowned session] line in session.accepts(line) }
    editor.suggester = { [unowned session] line in session.suggestion(after: line) }
    editor.hinter = { [unowned session] line, cursor in session.hints(line, cursor: cursor) }
    editor.wordAtEnd = { [unowned session] line in session.wordAtEnd(of: line) }
    editor.status = { [unowned session] in session.status }
    editor.helper = { [unowned session] line, cursor in
      session.help(at: cursor, in: line).map { page in { session.show(page) } }
    }
    editor.externalEditor = { [unowned session] line in session.edit(line) }
  }

  /// Follows what may have been set since the last line.
  private func follow(_ session: Session) {
    editor.hasStyles = session.isColored
    editor.promptStyle = session.isMock ? Style(.yellow) : .plain
    editor.suggestsLines = session.suggests
  }

  func readLine(prompt: String, draft: String, news: @escaping () -> String?) -> LineInput {
    if let session { follow(session) }
    editor.news = news
    defer { editor.news = nil }
    return switch editor.readLine(prompt: prompt, draft: draft) {
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

extension Highlight.Role {
  /// Colours that read well on light and on dark; what is most of a line stays plain.
  fileprivate var style: Style {
    switch self {
    case .command: Style(.bold)
    case .option, .field: Style(.cyan)
    case .number, .choice, .position: Style(.magenta)
    case .quoted: Style(.green)
    case .clause, .separator: Style(.blue)
    case .systemCommand: Style(.yellow)
    case .comment: .dim
    case .error: Style(.red)
    }
  }
}
