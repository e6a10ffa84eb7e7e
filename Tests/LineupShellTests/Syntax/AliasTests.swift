import LineupCore
import LineupShell
import TestSupport
import Testing

/// Aliases: a name that stands for a line wherever a command begins.
@Suite struct AliasTests {
  private static let aliases = [
    "m": "member list", "ma": "member add", "mids": "m --position Mid", "both": "member list; todo list",
    "t": "todo add Buy", "sorted": "member list | sort", "e": ":explain", "loop": "loop2 x", "loop2": "loop",
    "self": "self", "attached": "todo set 3 --title=\"x", "note": "# nothing", "semi": ";;",
    "two": "one; one", "one": "todo add a",
  ]

  @Test(arguments: [
    Meaning("m", .members()), Meaning("m Faker", .members(.contains(.memberName, "Faker"))),
    Meaning("ma Hans Sama ADC", .member("Hans Sama", .ADC)),
    Meaning("mids", .members(.position(.Mid))),
    Meaning("mids limit 3; m", .members(.position(.Mid), limit: 3), .members()),
    Meaning("both", .members(), .todos(.open)),
    Meaning("both milk", .members(), .todos(.and(.open, .mentions(.todo, "milk")))),
    Meaning("t  don't 'a b'", .todo("Buy  don't a b")), Meaning("t", .todo("Buy")),
    Meaning("t;t\nt", .todo("Buy"), .todo("Buy"), .todo("Buy")),
    Meaning("e a ; b", .explain(line: "a ; b")),
    Meaning("two; two", .todo("a"), .todo("a"), .todo("a"), .todo("a")), Meaning("semi; m", .members()),
    // Only where a command begins, only bare.
    Meaning("todo add m", .todo("m")), Meaning("member list m", .members(.contains(.memberName, "m"))),
  ])
  func standForTheirLines(_ meaning: Meaning) throws {
    #expect(try Parsing.commands(meaning.line, aliases: Self.aliases) == meaning.commands)
  }

  @Test func pipesGoOn() throws {
    #expect(try Parsing.invocations("sorted", aliases: Self.aliases).map(\.pipe) == ["sort"])
    #expect(try Parsing.invocations("sorted -r; x", aliases: Self.aliases).map(\.pipe) == ["sort -r; x"])
    #expect(try Parsing.invocations("m | wc -l", aliases: Self.aliases).map(\.pipe) == ["wc -l"])
  }

  /// Whatever is wrong within an alias is shown where the alias stands.
  @Test(arguments: [
    Mistake("①self②", .recursiveAlias("self")), Mistake("m; ①loop② y", .recursiveAlias("loop")),
    // No line typed later could close that quote.
    Mistake("①attached② x", .aliasFault(.openQuote("\""))), Mistake("①'m'②", .quotedCommand("m")),
    Mistake(
      "mids ①--shiny②", .unknownOption("--shiny", command: "member list", suggestion: nil, takesText: true)),
    Mistake("ma①", .missingOperand("NAME", usage: "member add NAME… POSITION [--or-set] [--id N]")),
    Mistake("①mm②", .unknownCommand("mm", suggestion: nil)),
    Mistake("①bouth②", .unknownCommand("bouth", suggestion: "both")),
  ])
  func faults(_ mistake: Mistake) throws {
    try mistake.check(aliases: Self.aliases)
  }

  /// Aliases of aliases may not multiply without end.
  @Test func expansionIsBounded() throws {
    var aliases = ["a0": "todo add x"]
    for level in 1...40 { aliases["a\(level)"] = "a\(level - 1); a\(level - 1)" }
    #expect(try Parsing.commands("a8", aliases: aliases).count == 256)
    #expect(
      try Parsing.error("a40", aliases: aliases) == SyntaxError(.aliasesWithoutEnd(1000), SourceSpan(0, 3)))
    let many = String(repeating: "a0;", count: 1000)
    #expect(try Parsing.commands(many + "\n" + many, aliases: aliases).count == 2000)
  }

  @Test func areKnownFromTheirDefinitionOn() throws {
    #expect(
      try Parsing.commands(":alias x todo add a\nx b; x\n:alias y x\ny c") == [
        .alias(name: "x", line: "todo add a"), .todo("a b"), .todo("a"), .alias(name: "y", line: "x"),
        .todo("a c"),
      ])
    #expect(try Parsing.commands(":alias x todo add a\n:alias x todo add b\nx").last == .todo("b"))
    #expect(try Parsing.error("x; :alias x todo").kind == .unknownCommand("x", suggestion: nil))
  }

  @Test(arguments: [
    Meaning(":alias a | wc", .alias(name: "a", line: "| wc")),
    Meaning(":alias | wc", .alias(name: nil, line: nil)),
    Meaning(":alias; quit", .alias(name: nil, line: nil), .quit),
    Meaning(
      ":alias g member list | awk '{print $1}'x", .alias(name: "g", line: "member list | awk '{print $1}'x")),
    Meaning(":alias h todo add don't \\", .alias(name: "h", line: "todo add don't \\")),
  ])
  func definitions(_ meaning: Meaning) throws {
    try meaning.check()
  }

  @Test(arguments: [
    Mistake(":alias ①member② x", .aliasHidesCommand("member")),
    Mistake(":alias ①todo② x", .aliasHidesCommand("todo")),
    Mistake(":alias ①quit② x", .aliasHidesCommand("quit")),
    Mistake(":alias ①:set② x", .aliasHidesCommand(":set")),
    Mistake(":alias ①'a'② x", .notAnAliasName("a")), Mistake(":alias ①--x② y", .notAnAliasName("--x")),
    Mistake(":alias ①a\\ b② y", .notAnAliasName("a b")),
    Mistake(":alias ①a\\;b② y", .notAnAliasName("a;b")), Mistake(":alias ①#x② y", .notAnAliasName("#x")),
    Mistake(":alias ①\\-x② y", .notAnAliasName("-x")),
    Mistake(":alias a ①todo add 'x②", .aliasFault(.openQuote("'"))),
    Mistake(":alias a ①todo 'x'y②", .aliasFault(.textAfterQuote(word: "'x'y"))),
    Mistake(":alias a ①todo list --x=\"y②", .aliasFault(.openQuote("\""))),
    Mistake(":alias --help ①a②", .unexpectedOperand("a", usage: ":alias [NAME [LINE]]")),
  ])
  func refusals(_ mistake: Mistake) throws { try mistake.check() }
}
