import TestSupport
import Testing

@testable import LineupShell

/// Each shell offers the same at the end of a line, whatever way its completions are written.
struct ShellCompletionTests {
  /// A line, and all that is offered at its end.
  struct Case {
    let line: String
    let words: Set<String>

    init(_ line: String, _ words: String...) {
      self.line = line
      self.words = Set(words)
    }
  }

  private static let cases = [
    // The program's options.
    Case("lineup --mo", "--mock", "--mode"),
    Case("lineup --js", "--json", "--jsonl"),
    Case("lineup --mode j", "json", "jsonl"),
    Case("lineup --mode=j", "--mode=json", "--mode=jsonl"),
    Case("lineup --color ", "auto", "always", "never"),
    Case("lineup -f imp", "import.lineup"),
    Case("lineup --file imp", "import.lineup"),
    Case("lineup -c "),

    // First and second words, with options before them or without.
    Case("lineup m", "member"),
    Case("lineup :m", ":mock"),
    Case("lineup :h", ":help", ":history"),
    Case("lineup member l", "list"),
    Case("lineup member ", "add", "list", "show", "set", "rm"),
    Case("lineup -q --mode json todo r", "rm", "reopen"),
    Case("lineup -f import.lineup todo d", "done"),
    Case("lineup nothing "),

    // Options of commands, and their values.
    Case("lineup member list --po", "--position"),
    Case("lineup member --po", "--position"),
    Case("lineup member list --position ", "Top", "JG", "Mid", "ADC", "Support"),
    Case("lineup member list --position=M", "--position=Mid"),
    Case("lineup todo list --mode m", "markdown"),
    Case("lineup todo add --a", "--at"),
    Case("lineup todo list --a", "--all"),
    Case("lineup member set Faker --name "),
    Case("lineup :history --c", "--clear"),
    Case("lineup :alias --", "--help"),

    // Operands.
    Case("lineup member add "),
    Case("lineup member add Hans Sama ", "Top", "JG", "Mid", "ADC", "Support"),
    Case("lineup todo add "),
    Case("lineup member list ", "where", "order", "limit"),
    Case("lineup member list where ", "id", "name", "position"),
    Case("lineup todo list where done and cr", "created"),
    Case("lineup todo list order ", "by"),
    Case("lineup todo list order by ti", "title"),
    Case("lineup :mock ", "on", "off", "copy", "diff", "apply"),
    Case("lineup :open imp", "import.lineup"),
    Case(
      "lineup :set ", "mode", "color", "wrap", "quiet", "suggest", "hints", "news", "pager", "timing",
      "log-changes", "log-days"),
    Case("lineup :set w", "wrap"),
    Case("lineup :set wrap ", "off", "on"),
    Case("lineup :set mode j", "json", "jsonl"),
    Case("lineup help wh", "where"),
    Case("lineup help mem", "member"),
    Case("lineup help todo d", "done"),
    Case("lineup :help todo d", "done"),

    // Rows: ids and names, of the database that is named. A member named 369 goes by the id.
    Case("lineup member rm ", "where", "1", "2", "3", "4", "Faker", "Hans Sama", "it's: me"),
    Case("lineup member rm H", "Hans Sama"),
    Case("lineup member rm Faker H", "Hans Sama"),
    Case("lineup todo done ", "where", "7"),
    Case("lineup member rm --position Mid "),
    Case("lineup member rm where position = "),
    Case("lineup --db ~/other.db member rm F", "Faraway"),
    Case("lineup --db=other.db member rm F", "Faraway"),
    Case("lineup --mock member rm F"),
  ]

  @Test(arguments: SystemShell.all)
  func `A shell offers what fits, and nothing else`(shell: SystemShell) throws {
    let offers = try shell.offers(at: ShellCompletionTests.cases.map(\.line))
    try #require(offers.count == ShellCompletionTests.cases.count)
    for (test, offers) in zip(ShellCompletionTests.cases, offers) {
      #expect(Set(offers.map(\.word)) == test.words, "\(shell): \(test.line)")
    }
  }

  @Test(arguments: SystemShell.all)
  func `A shell offers every option of every command, and every command`(shell: SystemShell) throws {
    let commands = Catalog.standard.commands
    let lines = commands.map { "lineup \($0.name) --" } + ["lineup --", "lineup :help "]
    let offers = try shell.offers(at: lines).map { Set($0.map(\.word)) }
    try #require(offers.count == lines.count)
    for (command, offers) in zip(commands, offers) {
      #expect(offers == Set(command.options.map(\.name) + ["--help"]), "\(shell): \(command.name)")
    }
    let modes = OutputMode.allCases.map { "--" + $0.rawValue }
    #expect(offers[commands.count] == Set(ProgramOption.all.map(\.name.rawValue) + modes))
    #expect(offers[commands.count + 1] == Set(Catalog.standard.firstWords + HelpTopic.all.map(\.word)))
  }

  @Test(arguments: SystemShell.all.filter { $0.description != "bash" })
  func `Words are described where a shell can show it`(shell: SystemShell) throws {
    let lines = [
      "lineup member l", "lineup :mo", "lineup --mock", "lineup todo list --op", "lineup :set wr",
      "lineup help co", "lineup todo done 7",
    ]
    let expected = [
      "list members", "try things in a sandbox", "begin in an empty sandbox",
      "those not done",
      "whether a table cell too wide", "exit codes", "buy milk",
    ]
    let offers = try shell.offers(at: lines)
    try #require(offers.count == lines.count)
    for (offers, expected) in zip(offers, expected) {
      #expect(offers.contains { $0.description.contains(expected) }, "\(shell): \(expected)")
    }
  }

  /// The words of a line are split by bash itself here, colons and equals signs included.
  @Test func `Tab at a bash prompt completes words with colons, equals signs and blanks`() throws {
    let folder = try SystemShell.standIn()
    let terminal = try Terminal(
      program: try SystemProgram.path(of: "bash"), arguments: ["--norc", "--noprofile", "-i"],
      environment: ["PATH": "\(folder.path):/usr/bin:/bin", "PS1": "$ ", "INPUTRC": "/dev/null"])
    try terminal.waitForLine("$")
    try terminal.send("source '\(repositoryRoot)/completions/lineup.bash'; clear; echo ready\r")
    // The prompt of before would do for a wait that asks for no more than a prompt.
    try terminal.waitUntil("the prompt after the completions were read") {
      $0.lines.first == "ready" && $0.cursorLine == "$"
    }
    for (typed, completed) in [
      ("lineup :mo\t", "lineup :mock"), ("lineup --mode=mar\t", "lineup --mode=markdown"),
      ("lineup :set wrap of\t", "lineup :set wrap off"),
      ("lineup member rm Ha\t", #"lineup member rm Hans\ Sama"#),
      ("lineup member rm it\t", #"lineup member rm it\'s:\ me"#),
      ("lineup member rm it\\'s:\t", #"lineup member rm it\'s:\ me"#),
    ] {
      try terminal.send(typed)
      try terminal.waitForLine("$ \(completed)")
      try terminal.send("\u{15}")
      try terminal.waitForLine("$")
    }
  }
}
