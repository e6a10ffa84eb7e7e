#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines from a terminal without an editor: the prompt goes to standard error, and nothing is kept between runs.
package final class PlainLineSource: LineSource {
  private let reader: LineReader
  private let errors: ByteSink
  private let interrupts: InterruptSource
  package private(set) var history: [String] = []

  /// - Parameter interrupts: one that comes drops the line.
  package init(descriptor: Int32, errors: ByteSink, interrupts: InterruptSource) {
    reader = LineReader(descriptor: descriptor, interrupts: interrupts)
    self.errors = errors
    self.interrupts = interrupts
  }

  package func readLine(prompt: String, draft: String, news: @escaping () -> String?) -> LineInput {
    // What came before the prompt is not meant for the line.
    _ = interrupts.take()
    if !draft.isEmpty { errors.write(draft.visible + "\n") }
    errors.write(prompt)
    errors.flush()
    switch reader.next() {
    case .line(var line):
      if line.last == UInt8(ascii: "\n") { line.removeLast() }
      return .line(Array(line))
    case .end:
      endPromptLine()
      return .end
    case .interrupted:
      endPromptLine()
      return .interrupted
    case .failed(let error): return .failed(error)
    }
  }

  package func ask(_ question: String) -> Answer? {
    reader.discard()
    return Question.ask(question, errors: errors, interrupts: interrupts)
  }

  package func remember(_ entry: String) {
    history.append(entry)
  }

  package func clearHistory() -> String? {
    history = []
    return nil
  }

  private func endPromptLine() {
    errors.write("\n")
    errors.flush()
  }
}
