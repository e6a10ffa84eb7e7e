import TestSupport
import Testing

@testable import LineupShell

/// The manual is well-formed mdoc(7), and a reader sees what the catalog says, character by character.
struct ManPageTests {
  private static let page = "\(repositoryRoot)/man/lineup.1"

  private func mandoc(_ arguments: [String]) throws -> ChildProcess.Outcome {
    try ChildProcess(try SystemProgram.path(of: "mandoc"), arguments + [ManPageTests.page]).run()
  }

  @Test func `mandoc finds nothing to say of it`() throws {
    let outcome = try mandoc(["-T", "lint"])
    // What mandoc says of the system's own manuals begins otherwise.
    let findings = (outcome.outputText + outcome.errorsText).split(separator: "\n").filter {
      $0.contains("lineup.1:")
    }
    #expect(findings.isEmpty)
  }

  @Test func `What is to be typed is read as it is typed`() throws {
    let outcome = try mandoc(["-T", "utf8", "-O", "width=999"])
    let text = withoutOverstrikes(outcome.outputText)
    let lines = Set(text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) })
    func shows(_ line: String) -> Bool {
      lines.contains(line[...]) || lines.contains { $0.hasPrefix(line + " ") || $0.hasPrefix(line + "\t") }
    }
    for command in Catalog.standard.commands {
      #expect(shows(command.usage), "\(command.usage)")
      for example in command.examples { #expect(shows(example.line), "\(example.line)") }
    }
    for option in ProgramOption.all { #expect(shows(option.usage), "\(option.usage)") }
    for part in HelpTopic.all.flatMap(\.parts) {
      switch part {
      case .text(let text): #expect(shows(text.replacing(". ", with: ".  ")), "\(text)")
      case .terms(let terms): for term in terms { #expect(shows(term.0), "\(term.0)") }
      case .examples(let examples):
        for example in examples { #expect(shows(example.line), "\(example.line)") }
      }
    }
  }

  @Test func `It has the sections that manuals have, in their order`() {
    let sections = ManPage(catalog: .standard, options: ProgramOption.all, date: "May 1, 2026").text
      .split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "LANGUAGE", "PROMPT", "TRANSACTIONS",
        "OUTPUT MODES",
        "SETTINGS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test(arguments: [
    ("--db names -1", [#"\-\-db names \-1"#]),
    ("well-known. A path ~/x", ["well-known.", #"A path \(ti/x"#]),
    (#"a \ and don't"#, [#"a \e and don't"#]),
    ("'quoted' … text", [#"\(aqquoted\(aq \[u2026] text"#]),
    (".dot", [#"\&.dot"#]),
  ])
  func `Running text is escaped`(text: String, expected: [String]) {
    #expect(Mdoc.prose(text) == expected)
  }

  @Test(arguments: [
    ("Op", #"\&Op"#), (";", #"\&;"#), ("member add", #""member add""#),
    (#"say "hi" now"#, #""say \(dqhi\(dq now""#),
    ("--or-set", #"\-\-or\-set"#),
  ])
  func `An argument is never a macro`(text: String, expected: String) {
    #expect(Mdoc.argument(text) == expected)
  }

  /// Takes away what prints bold and underlined text on paper.
  private func withoutOverstrikes(_ text: String) -> String {
    var result: [Unicode.Scalar] = []
    var isOver = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{8}" {
        isOver = true
      } else {
        if isOver { result.removeLast() }
        result.append(scalar)
        isOver = false
      }
    }
    return String(String.UnicodeScalarView(result))
  }
}
