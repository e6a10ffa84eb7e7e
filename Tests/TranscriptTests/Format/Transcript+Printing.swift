extension Transcript {
  /// The file's text; reading it again gives the same transcript.
  var text: String {
    let lines = head + cases.flatMap { ["## \($0.title)"] + $0.prose + $0.lines }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension TranscriptCase {
  /// The lines of its commands and their results.
  var lines: [String] {
    steps.flatMap { $0.commandLines + $0.result.lines + Array(repeating: "", count: $0.spacing) }
  }
}

extension TranscriptCase.Step {
  fileprivate var commandLines: [String] {
    zip(["$ "] + Array(repeating: "> ", count: command.count - 1), command).map { $0 + $1 }
  }
}

extension TranscriptCase.Result {
  /// Output first, then errors, then the exit code unless it is 0.
  fileprivate var lines: [String] {
    var lines = LineEscape.lines(of: output)
    // Blank lines at the end would be taken for spacing.
    for index in lines.indices.reversed() {
      guard lines[index].isEmpty else { break }
      lines[index] = LineEscape.emptyLine
    }
    lines += LineEscape.lines(of: errors).map { $0.isEmpty ? "!" : "! \($0)" }
    if code != 0 { lines.append("? \(code)") }
    return lines
  }
}
