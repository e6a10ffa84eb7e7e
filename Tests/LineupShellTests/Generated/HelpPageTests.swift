import LineupCore
import Testing

@testable import LineupShell

/// Help says of every command and topic what the catalog says, on a page 80 columns wide.
struct HelpPageTests {
  private static let topics: [[String]] =
    [[]] + Catalog.standard.commands.map(\.path) + HelpTopic.all.map { [$0.word] }
    + [["member"], ["todo"], ["help"], ["exit"], ["mock"]]

  @Test(arguments: topics)
  func `A page fits 80 columns`(topic: [String]) throws {
    let page = try #require(HelpPage(topic: topic)).text
    #expect(page.hasSuffix("\n"))
    for line in page.split(separator: "\n") {
      #expect(line.count <= 80)
      #expect(line.last != " ", "trailing blanks")
    }
  }

  @Test(arguments: [["nothing"], ["member", "nothing"], ["member", "add", "x"], ["language", "x"], [""]])
  func `What there is no help for is nil`(topic: [String]) {
    #expect(HelpPage(topic: topic) == nil)
  }

  @Test func `The overview lists every command and every topic`() throws {
    let lines = try #require(HelpPage(topic: [])).text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for command in Catalog.standard.commands {
      #expect(lines.contains { $0.hasPrefix(command.name + " ") && $0.hasSuffix(command.summary) })
    }
    for topic in HelpTopic.all {
      #expect(lines.contains { $0.hasPrefix(topic.word + " ") && $0.hasSuffix(topic.summary) })
    }
  }

  @Test func `A command is told in full`() throws {
    #expect(
      try #require(HelpPage(topic: ["member", "set"])).text == """
        member set MEMBERS [--name NAME] [--position POS]

        Change members.

        Options
          --name NAME     the new name
          --position POS  where the member plays: Top, JG, Mid, ADC or Support
          --yes           change many rows without being asked
          --dry-run       show what it would do, and keep nothing

        Examples
          member set Faker --position Top   move a member
          member set 7 --name Hide on bush  rename a member
          member set where position = Mid --position Top --yes
                                            many at once

        See also help rows, help where, help values

        """)
  }

  @Test func `Short forms of a choice are told with it, not one by one`() throws {
    let page = try #require(HelpPage(topic: ["member", "list"])).text
    #expect(page.contains("--mode MODE     how to print this result; for short --table, --plain, --csv,"))
    #expect(!page.contains("the same as --mode"))
  }

  @Test func `The program's help has every option, variable, file and exit code`() {
    let lines = HelpPage.program.split(separator: "\n").map { $0.drop { $0 == " " } }
    let words =
      ProgramOption.all.map(\.usage) + ["LINEUP_DB", "NO_COLOR", "~/.config/lineup/init.lineup"]
      + ["0", "1", "2", "3", "4", "129", "130", "141", "143"]
    for word in words {
      #expect(lines.contains { $0 == word || $0.hasPrefix(word + " ") }, "\(word)")
    }
    #expect(HelpPage.program.hasPrefix("Usage: lineup [OPTIONS] [COMMAND…]\n"))
    #expect(HelpPage.program.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  private static let examples: [String] =
    Catalog.standard.commands.flatMap { $0.examples.map(\.line) }
    + HelpTopic.all.flatMap(\.parts).flatMap { part -> [String] in
      if case .examples(let examples) = part { examples.map(\.line) } else { [] }
    }

  @Test(arguments: examples)
  func `Every example is a line of the language`(line: String) throws {
    var parser = Parser(Array(line.utf8), dates: Parsing.dates)
    let invocations = try #require(try parser.line())
    #expect(!invocations.isEmpty)
  }

  @Test(arguments: Position.allCases)
  func `Every name of a position is told`(position: Position) throws {
    let page = try #require(HelpPage(topic: ["values"])).text
    for name in [position.name] + position.otherNames { #expect(page.contains(name)) }
  }
}
