/// What is wrong with a transcript, and in which line.
struct TranscriptError: Error, Equatable {
  var line: Int
  var message: String
}

extension Transcript {
  /// Reads a transcript.
  ///
  /// - Throws: ``TranscriptError`` when a case has no command, or a line cannot be understood.
  init(parsing text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      do {
        try take(line, number: index + 1)
      } catch let error as LineEscape.Malformed {
        throw TranscriptError(line: index + 1, message: error.message)
      }
    }
    for each in cases where each.steps.isEmpty {
      throw TranscriptError(line: each.line, message: "a case without a command")
    }
  }

  private mutating func take(_ line: String, number: Int) throws {
    if line.hasPrefix("## ") {
      cases.append(TranscriptCase(title: String(line.dropFirst(3)), line: number))
    } else if cases.isEmpty {
      head.append(line)
    } else {
      try cases[cases.count - 1].take(line)
    }
  }
}

extension TranscriptCase {
  fileprivate mutating func take(_ line: String) throws {
    if line.hasPrefix("$ ") {
      steps.append(Step(command: [String(line.dropFirst(2))]))
    } else if steps.isEmpty {
      prose.append(line)
    } else {
      try steps[steps.count - 1].take(line)
    }
  }
}

extension TranscriptCase.Step {
  fileprivate mutating func take(_ line: String) throws {
    if line.isEmpty {
      spacing += 1
    } else if line.hasPrefix("> "), result == .init(), spacing == 0 {
      command.append(String(line.dropFirst(2)))
    } else if line.hasPrefix("? ") {
      guard let code = Int32(line.dropFirst(2)) else { throw LineEscape.Malformed(message: "no exit code") }
      result.code = code
      spacing = 0
    } else if line == "!" || line.hasPrefix("! ") {
      result.errors += try LineEscape.bytes(of: line.dropFirst(2))
      spacing = 0
    } else {
      // The blank lines were part of the output after all, since more of it follows.
      result.output += Array(repeating: UInt8(ascii: "\n"), count: spacing)
      result.output += try LineEscape.bytes(of: line[...])
      spacing = 0
    }
  }
}
