import Foundation
import TestSupport
import Testing

/// The screens of `docs/prompt.md` are what a terminal shows after the keys that stand in a comment before each.
struct PromptPageTests {
  /// A screen of the page.
  private struct Example {
    let keys: String

    /// What another session of this user does meanwhile, and the user.
    var meanwhile: (user: String, command: String)?
    var lines: [String] = []
  }

  private static func examples() throws -> [Example] {
    let text = try String(contentsOfFile: "\(repositoryRoot)/docs/prompt.md", encoding: .utf8)
    var examples: [Example] = []
    var open: Example?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let match = line.wholeMatch(of: /<!-- keys: ?(.*) -->/) {
        open = Example(keys: String(match.1))
      } else if let match = line.wholeMatch(of: /<!-- meanwhile, (\w+): (.*) -->/) {
        open?.meanwhile = (String(match.1), String(match.2))
      } else if line == "```", let example = open {
        examples.append(example)
        open = nil
      } else if line != "```text" {
        open?.lines.append(line)
      }
    }
    return examples
  }

  /// Keys are written as they are, but for these.
  private static func bytes(of keys: String) -> String {
    keys.replacing("<Tab>", with: Key.tab).replacing("<Enter>", with: Key.enter)
      .replacing("<Space>", with: " ").replacing("<C-r>", with: "\u{12}")
  }

  @Test func `The screens of the page are real`() throws {
    let examples = try Self.examples()
    try #require(examples.count >= 9)
    let home = try TemporaryFolder()
    // The path of the home folder here is longer than most.
    try expect(examples[0], of: try start(in: home, columns: 200), in: home)
    try Prompt.run(
      [
        "member add Faker Mid", "member add Hans Sama ADC", "member add Fakir Top",
        "member add Keria Support",
        "member add 李相赫 JG", "todo add Review scrim VOD", "todo add Book the flights",
      ], in: home)
    try home.write(
      "member add Faker Mid\nmember add Fakir Top\nmember add Keria Support\n",
      to: ".local/state/lineup/history")
    let terminal = try start(in: home, columns: 88)
    for example in examples.dropFirst() {
      // A line that is given up, and a cleared screen.
      try terminal.send("\u{3}")
      terminal.settle()
      try terminal.send("\u{C}")
      terminal.settle()
      try terminal.send(Self.bytes(of: example.keys))
      if let (user, command) = example.meanwhile {
        terminal.settle()
        let environment = ["HOME": home.path, "TZ": "UTC", "USER": user]
        _ = try ChildProcess(
          lineupBinary, command.split(separator: " ").map(String.init), environment: environment
        ).run()
      }
      try expect(example, of: terminal, in: home)
    }
  }

  private func start(in home: TemporaryFolder, columns: Int) throws -> Terminal {
    let terminal = try Terminal(
      program: lineupBinary, environment: ["HOME": home.path, "TZ": "UTC", "USER": "coach"],
      rows: 18, columns: columns)
    try terminal.waitForLine("lineup>")
    return terminal
  }

  /// Waits for a screen, on which what differs from one machine to another is written as the page has it.
  private func expect(_ example: Example, of terminal: Terminal, in home: TemporaryFolder) throws {
    try terminal.waitUntil("the screen after \(example.keys):\n" + example.lines.joined(separator: "\n")) {
      let text = $0.text.replacing(home.path, with: "~").replacing(/\@[^:\n]+:/, with: "@host:")
        .replacing(/took [0-9.]+ ms/, with: "took 0.7 ms")
      return text == example.lines.joined(separator: "\n")
    }
  }
}
