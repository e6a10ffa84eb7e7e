import Foundation
import TestSupport
import Testing

/// What the README shows is what lineup prints: its tour is run line by line, the prompt's part in a terminal.
@Suite("README")
struct ReadmeTests {
  /// The Monday morning on which the tour takes place.
  private static let now = "2026-11-30 09:00"

  /// A fenced block of the README.
  private struct Block {
    let kind: String
    let lines: [String]
  }

  private static func blocks() throws -> [Block] {
    let text = try String(contentsOfFile: "\(repositoryRoot)/README.md", encoding: .utf8)
    var blocks: [Block] = []
    var open: (kind: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(kind: block.kind, lines: block.lines))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  @Test("The tour prints what the README says it prints")
  func tour() throws {
    let home = try TemporaryFolder()
    // The database is there already, so that the tour begins without the notice that it was made.
    _ = try shell("lineup todo add x", in: home)
    let forget = """
      delete from events; update lineup_ids set last = 0; delete from lineup_changes; delete from lineup_commands
      """
    _ = try shell("sqlite3 \(home.path)/.local/share/lineup/lineup.db '\(forget)'", in: home)
    let blocks = try Self.blocks().filter { $0.kind == "lineup" || $0.kind == "console" }
    try #require(blocks.count >= 3)
    for block in blocks {
      let printed =
        try block.kind == "lineup" ? atPrompt(block.lines, in: home) : inShell(block.lines, in: home)
      #expect(printed.joined(separator: "\n") == block.lines.joined(separator: "\n"))
    }
  }

  /// Enters what follows each prompt, and reads what is on the screen in the end.
  private func atPrompt(_ lines: [String], in home: TemporaryFolder) throws -> [String] {
    let terminal = try Terminal(
      program: lineupBinary, environment: ["HOME": home.path, "TZ": "UTC", "LINEUP_NOW": Self.now], rows: 60,
      columns: 110)
    try terminal.waitForLine("lineup>")
    for (index, line) in lines.enumerated() {
      guard let answer = Self.answer(in: line) else { continue }
      try terminal.send(answer + "\r")
      let row = lines[(index + 1)...].firstIndex { Self.answer(in: $0) != nil } ?? lines.count
      try terminal.waitUntil("what follows \(line)") { screen in
        screen.cursor.row == row
          && (screen.cursorLine.hasPrefix("lineup") || screen.cursorLine.hasSuffix("[y/N]"))
      }
    }
    return Array(terminal.screen.lines.prefix(lines.count))
  }

  /// What is typed in a line: what follows a prompt or a question.
  private static func answer(in line: String) -> Substring? {
    for end in ["lineup> ", "lineup (mock)> "] where line.hasPrefix(end) { return line.dropFirst(end.count) }
    return line.range(of: "[y/N] ").map { line[$0.upperBound...] }
  }

  /// Runs what follows each `$`, with errors and exit codes written as the README writes them.
  private func inShell(_ lines: [String], in home: TemporaryFolder) throws -> [String] {
    var printed: [String] = []
    for line in lines where line.hasPrefix("$ ") {
      let outcome = try shell(String(line.dropFirst(2)), in: home)
      printed.append(line)
      printed += outcome.outputText.split(separator: "\n").map(String.init)
      printed += outcome.errorsText.split(separator: "\n").map { "! \($0)" }
      if case .exit(let code) = outcome.ending, code != 0 { printed.append("? \(code)") }
    }
    return printed
  }

  private func shell(_ command: String, in home: TemporaryFolder) throws -> ChildProcess.Outcome {
    let folder = URL(fileURLWithPath: lineupBinary).deletingLastPathComponent().path
    let environment = [
      "HOME": home.path, "PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8",
      "LINEUP_NOW": Self.now,
    ]
    return try ChildProcess("/bin/sh", ["-c", command], environment: environment, folder: home.path).run()
  }
}
