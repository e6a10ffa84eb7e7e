import LineupShell

/// A prompt at which a test types: lines, Ctrl-C, Ctrl-D, and answers to questions.
final class TypedLines: LineSource {
  private var inputs: ArraySlice<LineInput>
  private var answers: ArraySlice<Answer?>

  /// The prompts that were shown, what stood in their lines, and the questions that were asked.
  private(set) var prompts: [String] = []
  private(set) var drafts: [String] = []
  private(set) var questions: [String] = []
  private(set) var history: [String] = []

  /// - Parameters:
  ///   - inputs: what is typed; then the input ends.
  ///   - answers: to the questions, in order; then nobody answers.
  init(_ inputs: [LineInput], answers: [Answer?] = []) {
    self.inputs = inputs[...]
    self.answers = answers[...]
  }

  convenience init(_ lines: String..., answers: [Answer?] = []) {
    self.init(lines.map { .line(Array($0.utf8)) }, answers: answers)
  }

  func readLine(prompt: String, draft: String, news: @escaping () -> String?) -> LineInput {
    prompts.append(prompt)
    drafts.append(draft)
    return inputs.popFirst() ?? .end
  }

  func ask(_ question: String) -> Answer? {
    questions.append(question)
    return answers.popFirst() ?? nil
  }

  func remember(_ entry: String) { history.append(entry) }

  func clearHistory() -> String? {
    history = []
    return nil
  }
}
