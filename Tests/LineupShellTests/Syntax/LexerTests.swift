import LineupShell
import TestSupport
import Testing

/// How a line is split into words: quotes, escapes, blanks.
@Suite struct LexerTests {
  /// A source and its words, a text word (quoted or escaped at its beginning) marked by a leading `=`.
  struct Split: CustomTestStringConvertible, Sendable {
    let source: String
    let words: [String]

    init(_ source: String, _ words: String...) {
      self.source = source
      self.words = words
    }

    var testDescription: String { source }
  }

  @Test(arguments: [
    // Blanks separate.
    Split("a b", "a", "b"), Split("  a\t b  ", "a", "b"), Split(""),
    Split("\u{A0}a\u{3000}b", "\u{A0}a\u{3000}b"),
    // A word that begins with a quote is quoted.
    Split("'a b'", "=a b"), Split(#""a b""#, "=a b"), Split("''", "="), Split(#""""#, "="),
    Split(#"'a\n\'"#, #"=a\n\"#), Split(#"'a"b'"#, #"=a"b"#), Split(#""a'b""#, "=a'b"),
    Split(#""\"\\\n\t""#, "=\"\\\n\t"), Split(#""\u{e9}\u{1F600}\u{10FFFF}""#, "=\u{e9}\u{1F600}\u{10FFFF}"),
    Split(#""\a\'\x41\0\u\u{}\u{0000041}\u{g}\u{41""#, #"=\a\'\x41\0\u\u{}\u{0000041}\u{g}\u{41"#),
    Split("'a;b|c#d'", "=a;b|c#d"), Split("'a\nb'", "=a\nb"), Split("\"a\\\nb\"", "=a\\\nb"),
    // Parts that join.
    Split(#"'a'"b"'c'"#, "=abc"), Split(#"'it'\''s'"#, "=it's"), Split(#"'a'\ \;'b'"#, "=a ;b"),
    Split(#"'a'\-"#, "=a-"),
    // In a word that begins otherwise quotes are ordinary characters.
    Split(#"don't Bob's 5" a'b'c"#, "don't", "Bob's", #"5""#, "a'b'c"),
    // A backslash makes a blank, a quote, `;`, `|`, `#` or `-` ordinary.
    Split(#"a\ b"#, "a b"), Split("a\\\tb", "a\tb"), Split(#"\'tis"#, "='tis"), Split(#"\"x"#, "=\"x"),
    Split(#"a\;b"#, "a;b"), Split(#"\;"#, "=;"), Split(#"\|"#, "=|"), Split(#"a\|b"#, "a|b"),
    Split("\\#", "=#"),
    Split(#"\--done"#, "=--done"), Split(#"-\-done"#, "--done"), Split(#"\ "#, "= "), Split(#"a\ "#, "a "),
    // Before anything else, and at the end, it is an ordinary character.
    Split(#"C:\new"#, #"C:\new"#), Split(#"¯\_(ツ)_/¯"#, #"¯\_(ツ)_/¯"#), Split(#"a\"#, #"a\"#),
    Split(#"\\ b"#, #"\ b"#),
    Split(#"\\"#, #"\\"#), Split(#"\n"#, #"\n"#), Split(#"\\server\share"#, #"\\server\share"#),
    Split(#"\é"#, #"\é"#),
    // `#` and `|` within a word, dashes, emptiness.
    Split("#42 a#b", "#42", "a#b"), Split("a|b", "a|b"), Split("-x - a--b", "-x", "-", "a--b"),
    Split("$HOME `x` * ~/a", "$HOME", "`x`", "*", "~/a"), Split("a\rb", "a\rb"),
  ])
  func splits(_ split: Split) {
    var lexer = Lexer(Array(split.source.utf8))
    var words: [String] = []
    while true {
      let token = lexer.next(.command)
      #expect(token.fault == nil)
      if token.kind == .end { break }
      #expect(token.kind == .word)
      words.append((token.isBare ? "" : "=") + token.value)
    }
    #expect(words.map { Array($0.utf8) } == split.words.map { Array($0.utf8) })
  }

  @Test func endsAndOptionsAreTokens() {
    let kinds: [(String, [Token.Kind])] = [
      ("a;b", [.word, .semicolon, .word]), ("a; b ;;", [.word, .semicolon, .word, .semicolon, .semicolon]),
      ("a | b", [.word, .pipe, .word]), ("|", [.pipe]), ("'a'|b", [.word, .pipe, .word]),
      ("a\nb", [.word, .newline, .word]), ("a\r\nb\r", [.word, .newline, .word, .newline]),
      ("--a --b=c -- --", [.option, .option, .word, .option, .option]), ("'--a'", [.word]),
    ]
    for (source, expected) in kinds {
      var lexer = Lexer(Array(source.utf8))
      var found: [Token.Kind] = []
      while true {
        let kind = lexer.next(.command).kind
        if kind == .end { break }
        found.append(kind)
      }
      #expect(found == expected, "\(source)")
    }
  }

  @Test func operatorsNeedNoBlanksAfterWhere() {
    var lexer = Lexer(Array("(id>=3)or name!~'x',".utf8))
    let expected: [(Lexer.Mode, Token.Kind, String)] = [
      (.expression, .leftParenthesis, "("), (.expression, .word, "id"),
      (.expression, .comparison, ">="),
      (.value, .word, "3"), (.expression, .rightParenthesis, ")"), (.expression, .word, "or"),
      (.expression, .word, "name"), (.expression, .comparison, "!~"), (.value, .word, "x"),
      (.expression, .comma, ","), (.expression, .end, ""),
    ]
    for (mode, kind, value) in expected {
      let token = lexer.next(mode)
      #expect(token.kind == kind)
      #expect(token.value == value)
    }
  }

  /// Faults are carried by their token, with the place within it.
  @Test(arguments: [
    Mistake("a ①'②b", .openQuote("'")), Mistake(#"①"②a\""#, .openQuote("\"")),
    Mistake("'a'①\"②b", .openQuote("\"")),
    Mistake("①'②a\n", .openQuote("'")),
    Mistake("'a'①b②", .textAfterQuote(word: "'a'b")),
    Mistake("'tis the season, don'①t② x", .textAfterQuote(word: "'tis the season, don't")),
    Mistake(#"'a'①\n②"#, .textAfterQuote(word: #"'a'\n"#)), Mistake("'a'①#②", .textAfterQuote(word: "'a'#")),
    Mistake(#""a①\u{110000}②b""#, .noSuchCharacter), Mistake(#""①\u{D800}②""#, .noSuchCharacter),
    Mistake(#"①"\u{0}"②"#, .nulCharacter), Mistake("①a\0b②", .nulCharacter),
  ])
  func faults(_ mistake: Mistake) throws {
    let marked = MarkedText(mistake.source)
    var lexer = Lexer(Array(marked.text.utf8))
    var fault: SyntaxError?
    while fault == nil {
      let token = lexer.next(.command)
      if token.kind == .end { break }
      fault = token.fault
    }
    #expect(fault == SyntaxError(mistake.kind, SourceSpan(try marked.offset("①"), try marked.offset("②"))))
  }

  /// What is left of a quoted text after a bad character must not be read as commands.
  @Test func aBadCharacterEndsNoQuote() {
    var lexer = Lexer(Array(#""\u{D800} b" c"#.utf8))
    #expect(lexer.next(.command).fault?.kind == .noSuchCharacter)
    #expect(lexer.next(.command).value == "c")
  }
}
