#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines from a terminal without an editor: the prompt goes to standard error, and nothing is kept between runs.
package final class PlainLineSource: LineSource {
  private let reader: LineReader
  private let errors: ByteSink
  package private(set) var history: [String] = []

  /// - Parameter wasInterrupted: whether a signal that came while it waited drops the line.
  package init(descriptor: Int32, errors: ByteSink, wasInterrupted: @escaping () -> Bool) {
    reader = LineReader(descriptor: descriptor, wasInterrupted: wasInterrupted)
    self.errors = errors
  }

  package func readLine(prompt: String) -> LineInput {
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

  package func ask(_ question: String) -> Bool? {
    reader.discard()
    return Question.ask(question, errors: errors)
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
