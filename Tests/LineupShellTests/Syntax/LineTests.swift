import LineupCore
import LineupShell
import TestSupport
import Testing

/// Lines: what ends a command, comments, pipes, incomplete input, what follows an error.
@Suite struct LineTests {
  @Test(arguments: [
    Meaning("todo add a; todo add b", .todo("a"), .todo("b")),
    Meaning("todo add a;todo add b;", .todo("a"), .todo("b")),
    Meaning(";; todo add a ;;", .todo("a")), Meaning("todo add a\ntodo add b\n", .todo("a"), .todo("b")),
    Meaning("todo add a\r\n\r\ntodo add b\r\n", .todo("a"), .todo("b")), Meaning("todo add a\r", .todo("a")),
    Meaning("\n \n\t\n"), Meaning(""), Meaning("   "),
    Meaning("todo add 'a\nb'\ntodo add c", .todo("a\nb"), .todo("c")),
    // Comments.
    Meaning("# todo add a"), Meaning("  #"), Meaning("# don't \"x\ntodo add a", .todo("a")),
    Meaning("todo add a; # b\ntodo add c", .todo("a"), .todo("c")), Meaning("todo add a # b", .todo("a # b")),
    Meaning("#a; todo add b\r\ntodo add c", .todo("c")),
    // Words that work bare or with a colon.
    Meaning("quit; exit; :quit; :exit", .quit, .quit, .quit, .quit), Meaning("help", .help(topic: [])),
    Meaning(":help member set", .help(topic: ["member", "set"])),
    Meaning("help :mock", .help(topic: [":mock"])),
    Meaning("todo add --help", .help(topic: ["todo", "add"])),
    Meaning("member --help", .help(topic: ["member", "list"])),
    Meaning(":open --help", .help(topic: [":open"])), Meaning(":explain --help", .help(topic: [":explain"])),
    // `member` and `todo` alone list.
    Meaning("member", .members()), Meaning("todo", .todos(.open)), Meaning("todo --all", .todos()),
    Meaning("member --position Mid", .members(.position(.Mid))),
    // The shell.
    Meaning(":mock; :mock on; :mock off", .mock(.toggle), .mock(.on), .mock(.off)),
    Meaning(":mock copy; :mock diff --json", .mock(.copy), .mock(.diff)),
    Meaning(":mock apply; :mock --dry-run apply", .mock(.apply), .mock(.apply)),
    Meaning(":open ~/a.db; :source 'a b.lineup'", .open(path: "~/a.db"), .source(path: "a b.lineup")),
    Meaning(
      ":set; :set mode; :set mode json", .set(name: nil, value: nil), .set(name: "mode", value: nil),
      .set(name: "mode", value: "json")),
    Meaning(
      ":history; :history 20; :history --clear", .history(limit: nil, clear: false),
      .history(limit: 20, clear: false), .history(limit: nil, clear: true)),
    // The rest of the line as it is.
    Meaning(":explain member rm 'a' ; b | c # d  ", .explain(line: "member rm 'a' ; b | c # d")),
    Meaning(":explain don't \"", .explain(line: "don't \"")),
    Meaning(":explain ; x\ntodo add a", .explain(line: "; x"), .todo("a")),
    Meaning(":alias a member list ; b | c", .alias(name: "a", line: "member list ; b | c")),
    Meaning(":alias; :alias a", .alias(name: nil, line: nil), .alias(name: "a", line: nil)),
  ])
  func parses(_ meaning: Meaning) throws { try meaning.check() }

  /// `line()` gives the commands of one line at a time, none for a blank one, nil at the end.
  @Test func linesComeOneByOne() throws {
    var parser = Parsing.parser("todo add a; todo add b\n\n# c\ntodo add d")
    #expect(try parser.line()?.count == 2)
    #expect(try parser.line()?.count == 0)
    #expect(try parser.line()?.count == 0)
    #expect(try parser.line()?.count == 1)
    #expect(try parser.line() == nil)
  }

  @Test func pipesTakeTheRestOfTheLine() throws {
    let cases = [
      ("member list | sort", "sort"), ("member list --json | jq '.[]'; x | y # z  ", "jq '.[]'; x | y # z"),
      ("member list Faker 'x'|cat", "cat"), ("help | less", "less"), ("todo |cat", "cat"),
      ("todo | a\\ b \"$X\"", "a\\ b \"$X\""), ("todo list where (done)|cat", "cat"),
      (":alias | sort", "sort"),
    ]
    for (line, pipe) in cases {
      #expect(try Parsing.invocations(line).map(\.pipe) == [pipe], "\(line)")
    }
    #expect(try Parsing.invocations("member list | a\nmember list").map(\.pipe) == ["a", nil])
  }

  @Test(arguments: [
    Mistake("todo add a ①|② b", .pipeAfterChange(command: "todo add")),
    Mistake("member rm Faker ①|② cat", .pipeAfterChange(command: "member rm")),
    Mistake(":mock ①|② cat", .pipeAfterChange(command: ":mock")),
    Mistake(":mock apply ①|② cat", .pipeAfterChange(command: ":mock apply")),
    Mistake(":mock diff ①--dry-run②", .misplacedOption("--dry-run", belongsTo: ":mock apply")),
    Mistake(":mock ①--mode csv②", .misplacedOption("--mode", belongsTo: ":mock diff")),
    Mistake("member list ①|②  ", .pipeToNothing), Mistake("①|② cat", .pipeWithoutCommand),
    Mistake("member list ①|②\ntodo list", .pipeToNothing),
    Mistake("todo list ①|②| member list", .shellOperator("||")),
    Mistake("todo list | ①cat\0②", .nulCharacter),
    Mistake("todo add ①'②a", .openQuote("'")), Mistake("todo add a\ntodo add ①\"②b\nc", .openQuote("\"")),
    Mistake("①mebmer② list", .unknownCommand("mebmer", suggestion: "member")),
    Mistake("①'member'② list", .quotedCommand("member")),
    Mistake("①\\#x②", .unknownCommand("#x", suggestion: nil)),
    Mistake("①--json②", .unknownCommand("--json", suggestion: nil)),
    Mistake("quit ①now②", .unexpectedOperand("now", usage: ":quit")),
    Mistake(":open①", .missingOperand("FILE", usage: ":open FILE")),
    Mistake(":explain①", .missingOperand("LINE", usage: ":explain LINE")),
    Mistake(":explain --help ①x②", .unexpectedOperand("x", usage: ":explain LINE")),
    Mistake(
      ":set ①mod②",
      .notAChoice(
        "mod", what: ":set",
        choices: [
          "mode", "color", "wrap", "quiet", "suggest", "hints", "news", "pager", "timing", "log-changes",
          "log-days",
        ],
        suggestion: "mode")),
    Mistake(
      ":mock ①of②",
      .notAChoice("of", what: ":mock", choices: ["on", "off", "copy", "diff", "apply"], suggestion: nil)),
  ])
  func refuses(_ mistake: Mistake) throws { try mistake.check() }

  @Test func onlyAnOpenQuoteIsIncomplete() throws {
    #expect(try Parsing.error("todo add 'a").isIncomplete)
    #expect(try Parsing.error("todo add 'a'b").isIncomplete == false)
    #expect(try Parsing.error("todo add").isIncomplete == false)
    #expect(try Parsing.error("member list where (").isIncomplete == false)
  }

  /// The commands and errors of all lines, going on after each error.
  private func outcomes(_ source: String) -> [String] {
    var parser = Parsing.parser(source)
    var outcomes: [String] = []
    while true {
      do throws(SyntaxError) {
        guard let line = try parser.line() else { return outcomes }
        outcomes += line.map { "\($0.command == .quit ? "quit" : "other")" }
      } catch {
        outcomes.append(error.isIncomplete ? "open" : "error")
        if error.isIncomplete { return outcomes }
        parser.skipLine()
      }
    }
  }

  /// After an error the parser goes on with the next line, neither one too far nor amid a quoted text.
  @Test(arguments: [
    ("x\nquit", ["error", "quit"]), ("quit; x; quit\nquit", ["error", "quit"]),
    ("member list where\nquit", ["error", "quit"]), ("member list order by\nquit", ["error", "quit"]),
    ("member list where id =\r\nquit", ["error", "quit"]), ("member list limit\nquit", ["error", "quit"]),
    ("todo set 3 --title\nquit", ["error", "quit"]),
    ("member list where id = 3 and\nquit", ["error", "quit"]),
    ("todo set 3 --id\nquit", ["error", "quit"]), ("member list |\nquit", ["error", "quit"]),
    // What a quoted text holds is never a command.
    ("x 'a\nquit\n'\nquit", ["error", "quit"]), ("todo ad --x=\"a\nquit\"\nquit", ["error", "quit"]),
    ("todo add \"\\u{D800}\nquit\n\"\nquit", ["error", "quit"]),
    ("todo add 'a'b 'c\nquit'\nquit", ["error", "quit"]),
    ("x 'a\nquit", ["open"]),
    // But quotes in comments, pipes and words are no quotes.
    ("x; # don't 'x\nquit", ["error", "quit"]), ("x | grep 'a\nquit", ["error", "quit"]),
    ("todo add a | grep \"a\nquit", ["error", "quit"]), ("x don't\nquit", ["error", "quit"]),
  ])
  func recovers(_ source: String, _ expected: [String]) {
    #expect(outcomes(source) == expected)
  }
}
