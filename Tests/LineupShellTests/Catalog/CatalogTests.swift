import LineupCore
import Testing

@testable import LineupShell

@Suite struct CatalogTests {
  private let catalog = Catalog.standard

  /// What help shows as an example is a line of the language, and means the command that it is shown for.
  @Test(
    arguments: Catalog.standard.commands.flatMap { command in command.examples.map { (command.name, $0.line) }
    })
  func examplesParse(_ name: String, _ line: String) throws {
    let invocations = try Parsing.invocations(line)
    #expect(invocations.count == 1)
    let spec = try #require(catalog.commands.first { $0.name == name })
    #expect(invocations.first?.changesData == spec.changesData)
    #expect(line.hasPrefix(name) || spec.synonyms.contains { line.hasPrefix($0) })
  }

  @Test(arguments: [
    ("member add", "member add NAME… POSITION [--or-set] [--id N]"),
    (
      "todo add",
      "todo add TITLE… [--due DATE] [--for MEMBER] [--tag TAG…] [--priority PRIORITY] [--note TEXT] "
        + "[--done] [--at DATE] [--id N]"
    ),
    ("member list", "member list [TEXT…] [FILTER] [order by FIELD [asc|desc], …] [limit N]"),
    ("member show", "member show MEMBERS"),
    ("member set", "member set MEMBERS [--name NAME] [--position POS]"),
    (
      "todo set",
      "todo set TODOS [--title TEXT] [--due DATE|none] [--for MEMBER|none] [--tag TAG…|none] "
        + "[--priority PRIORITY|none] [--note TEXT]"
    ),
    ("todo done", "todo done TODOS"),
    (":mock", ":mock [on|off|copy|diff|apply]"), (":open", ":open FILE"),
    (":set", ":set [NAME] [VALUE]"),
    (":alias", ":alias [NAME [LINE]]"), (":explain", ":explain LINE"), (":help", ":help [COMMAND]"),
    (":quit", ":quit"),
  ])
  func usages(_ name: String, _ usage: String) {
    #expect(catalog.commands.first { $0.name == name }?.usage == usage)
  }

  @Test func topicsFindCommands() {
    let topics: [([String], [String])] = [
      (["member", "set"], ["member set"]), (["quit"], [":quit"]), ([":exit"], [":quit"]),
      (["mock"], [":mock"]), (["member", "fly"], []), (["x"], []),
      (["member"], ["member add", "member list", "member show", "member set", "member rm"]),
      (["member", "add", "x"], []),
    ]
    for (topic, names) in topics { #expect(catalog.commands(named: topic).map(\.name) == names, "\(topic)") }
    #expect(catalog.commands(named: []).count == catalog.commands.count)
  }

  @Test func commandsAreKnownByEveryWordThatCallsThem() {
    for word in ["member", "todo", "quit", "exit", ":quit", ":exit", "help", ":help", ":set", ":alias"] {
      #expect(catalog.isCommand(word))
    }
    for word in ["add", "list", "mock", "Member", "", "set"] { #expect(!catalog.isCommand(word)) }
    #expect(catalog.firstWords == catalog.firstWords.sorted())
  }

  /// One table of names serves every command: an option is declared once in each, and short for what it says.
  @Test func declarationsHold() {
    for command in catalog.commands {
      #expect(Set(command.options.map(\.name)).count == command.options.count)
      #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."))
      for option in command.options {
        #expect(option.name.hasPrefix("--"))
        #expect(option.placeholder.isEmpty != option.takesValue)
      }
      #expect(!(command.changesData && command.prints))
    }
  }

  @Test func helpPagesShowUsageOptionsAndExamples() throws {
    let page = try #require(HelpPage(topic: ["member", "add"])).text
    for part in [
      "member add NAME… POSITION [--or-set] [--id N]\n\nAdd a member to the roster.\n", "  --or-set",
      "member add Hans Sama ADC",
    ] {
      #expect(page.contains(part))
    }
    #expect(HelpPage(topic: ["fly"]) == nil)
    let all = try #require(HelpPage(topic: [])).text
    for command in catalog.commands { #expect(all.contains("  \(command.name) ")) }
    #expect(!all.split(separator: "\n").contains { $0.count > 80 })
  }
}
