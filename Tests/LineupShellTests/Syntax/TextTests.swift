import LineupCore
import LineupShell
import Testing

/// Text survives as typed: titles and names are written without quotes, and keep every character.
@Suite struct TextTests {
  @Test(arguments: [
    // The sentences of the design.
    Meaning(#"todo add don't forget Bob's 5" pan #42"#, .todo(#"don't forget Bob's 5" pan #42"#)),
    Meaning("todo add fix #42", .todo("fix #42")),
    Meaning(#"todo add C:\new"#, .todo(#"C:\new"#)), Meaning(#"todo add ¯\_(ツ)_/¯"#, .todo(#"¯\_(ツ)_/¯"#)),
    Meaning(#"todo add \'tis the season, don't"#, .todo("'tis the season, don't")),
    Meaning("todo add $HOME `ls` * ~/x $(touch x)", .todo("$HOME `ls` * ~/x $(touch x)")),
    // Blanks between words are kept, those around them are not.
    Meaning("  todo   add   a  b\tc   ", .todo("a  b\tc")), Meaning(#"todo add a\ "#, .todo("a ")),
    Meaning("todo add 'a'  \"b c\"", .todo("a  b c")),
    // Words that are something elsewhere.
    Meaning("todo add add", .todo("add")), Meaning("todo add todo add x", .todo("todo add x")),
    Meaning("todo add where done order by id limit 3", .todo("where done order by id limit 3")),
    Meaning("todo add 3..9", .todo("3..9")), Meaning("todo add 369", .todo("369")),
    Meaning("todo add = ( , )", .todo("= ( , )")),
    Meaning("todo add a && b > c & d", .todo("a && b > c & d")), Meaning("todo add a|b", .todo("a|b")),
    Meaning(#"todo add a \; b \| c"#, .todo("a ; b | c")), Meaning("todo add 'a; b | c'", .todo("a; b | c")),
    Meaning("todo add \\#1", .todo("#1")), Meaning("todo add #1", .todo("#1")),
    Meaning(#"todo add \c \033[0\;31m %s"#, .todo(#"\c \033[0;31m %s"#)),
    Meaning("todo add 'a\nb'", .todo("a\nb")), Meaning(#"todo add "a\nb""#, .todo("a\nb")),
    // One-dash words, and `--` after the first word, are text.
    Meaning("todo add -x - -1", .todo("-x - -1")), Meaning("todo add a -- b", .todo("a -- b")),
    Meaning("todo add a -- b --done", .addTodo(TodoDraft(title: "a -- b", complete: true))),
    Meaning("todo add a --", .todo("a --")),
    // Before the text, `--` ends options and clauses.
    Meaning("todo add -- --done", .todo("--done")), Meaning("todo add -- -- a", .todo("-- a")),
    Meaning("todo add --done -- --open", .addTodo(TodoDraft(title: "--open", complete: true))),
    Meaning("todo add -- --x=1; todo add b", .todo("--x=1"), .todo("b")),
    Meaning("member list -- where", .members(.contains(.memberName, "where"))),
    Meaning("member list -- --all limit 3", .members(.searches("--all", "limit", "3"))),
    // A quoted or escaped `--word` is text.
    Meaning("todo add '--done'", .todo("--done")), Meaning(#"todo add \--done x"#, .todo("--done x")),
    Meaning(#"todo add -\-done"#, .todo("--done")),
    // Names.
    Meaning("member add Faker Mid", .member("Faker", .Mid)),
    Meaning("member add Hans Sama ADC", .member("Hans Sama", .ADC)),
    Meaning("member add Mid Mid", .member("Mid", .Mid)),
    Meaning("member add '369' top", .member("369", .Top)),
    Meaning("member add #1 sup", .member("#1", .Support)),
    Meaning("member add it's q\"q ADC", .member(#"it's q"q"#, .ADC)),
    Meaning("member add Tom & Jerry Mid", .member("Tom & Jerry", .Mid)),
    Meaning("member add 'Mid' 'Mid'", .member("Mid", .Mid)),
    Meaning("member add -- --all Mid", .member("--all", .Mid)),
  ])
  func survives(_ meaning: Meaning) throws {
    try meaning.check()
  }

  /// Swift's strings are equal when they look the same; here every byte counts.
  @Test(arguments: [
    "Jose\u{301}", "Jos\u{e9}", "\u{212B}", "e\u{301}\u{327}", "👨‍👩‍👧", "\u{202E}x", "\u{2028}", "\u{1B}[31m",
    "\u{7F}", "\u{85}",
  ])
  func keepsEveryByte(_ text: String) throws {
    guard case .addTodo(let draft)? = try Parsing.commands("todo add x" + text).first else {
      Issue.record("not a to-do")
      return
    }
    #expect(Array(draft.title.utf8) == Array("x\(text)".utf8))
  }

  @Test(arguments: [
    Mistake("todo add 'tis the season, don'①t②", .textAfterQuote(word: "'tis the season, don't")),
    Mistake(
      "todo add a ①--done2②",
      .unknownOption("--done2", command: "todo add", suggestion: "--done", takesText: true)),
    Mistake(
      "todo add a ①--shiny② b",
      .unknownOption("--shiny", command: "todo add", suggestion: nil, takesText: true)),
    Mistake("todo add①", .missingOperand("TITLE…", usage: usage)),
    Mistake("todo add --done①", .missingOperand("TITLE…", usage: usage)),
    Mistake(#"todo add \033[0;①31m②"#, .unknownCommand("31m", suggestion: nil)),
    Mistake("todo add ①''②", .emptyText("title")), Mistake(#"todo add ①" \n"②"#, .emptyText("title")),
    Mistake("todo add ①\"a\\u{0}\"②", .nulCharacter),
    Mistake("member add ①''② Mid", .emptyText("name")),
  ])
  func refuses(_ mistake: Mistake) throws { try mistake.check() }

  private static let usage =
    "todo add TITLE… [--due DATE] [--for MEMBER] [--tag TAG…] [--priority PRIORITY] [--note TEXT] [--done] "
    + "[--at DATE] [--id N]"

  /// What a message suggests for text after a closing quote is that very text when it is typed.
  @Test(arguments: [
    "'tis the season, don't", #""a b"c"#, "'a;b'c", "'a | b'c", #""x\"y"z"#, "'a # b'c", "'--x --done'y",
  ])
  func suggestionsForQuotesWork(_ text: String) throws {
    let error = try Parsing.error("todo add " + text)
    guard case .textAfterQuote(let word) = error.kind else {
      Issue.record("\(error.kind)")
      return
    }
    let rest = text.dropFirst(word.count)
    let suggestion = Quoting.suggestion(for: word)
    #expect(try Parsing.commands("todo add " + suggestion + rest) == [.todo(text)], "\(suggestion)")
  }
}

extension Predicate {
  static func searches(_ words: String...) -> Predicate {
    words.dropFirst().reduce(.contains(.memberName, words[0])) { .and($0, .contains(.memberName, $1)) }
  }
}
