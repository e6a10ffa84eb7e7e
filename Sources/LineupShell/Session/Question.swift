#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks whoever sits at the terminal.
package enum Question {
  /// Shows a question on standard error and reads an answer from standard input; what was typed ahead is dropped.
  ///
  /// - Returns: nil when either is no terminal.
  package static func ask(_ question: String, errors: ByteSink, interrupts: InterruptSource) -> Answer? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    tcflush(STDIN_FILENO, TCIFLUSH)
    _ = interrupts.take()
    errors.write("\(question) [y/N] ")
    errors.flush()
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let hasInput = interrupts.awaitInput(from: STDIN_FILENO)
      let count = hasInput ? read(STDIN_FILENO, &byte, 1) : 0
      if count == 1, byte != UInt8(ascii: "\n") {
        answer.append(byte)
      } else if count == 1 {
        break
      } else {
        _ = interrupts.take()
        errors.write("\n")
        errors.flush()
        return hasInput && count == 0 ? .end : .no
      }
    }
    let word = String(decoding: answer, as: UTF8.self).trimmingBlanks
    return ["y", "Y", "yes", "Yes", "YES"].contains { $0 == word } ? .yes : .no
  }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
