import LineupShell
import Testing

@Suite struct QuotingTests {
  @Test(arguments: [
    ("Faker", "Faker"), ("Hans Sama", "'Hans Sama'"), ("it's", "\"it's\""), ("q\"q", "'q\"q'"),
    (#"x\y"#, #"'x\y'"#), ("#1", "'#1'"), ("", "''"),
    ("369", "'369'"), ("3..9", "'3..9'"), ("3.5", "'3.5'"), ("v3", "v3"), ("-x", "'-x'"),
    ("--all", "'--all'"), ("where", "'where'"), ("limit", "'limit'"),
    ("order", "'order'"), ("a=b", "'a=b'"), ("a;b", "'a;b'"), ("a|b", "'a|b'"), ("(x)", "'(x)'"),
    ("$N", "'$N'"), ("José", "José"), ("한글", "한글"), ("a\u{A0}b", "a\u{A0}b"),
    ("a\nb", #""a\nb""#), ("a\tb", #""a\tb""#), ("\u{1B}[0m", #""\u{1b}[0m""#),
    ("it's \"\\", #""it's \"\\""#), ("\u{202E}x", #""\u{202e}x""#), ("\u{85}", #""\u{85}""#),
    ("\u{2028}", #""\u{2028}""#), ("👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func writes(_ text: String, _ quoted: String) {
    #expect(Quoting.word(text) == quoted)
  }

  /// What one mode of the lexer reads back as the only word, without a fault.
  private func reads(_ source: String, _ mode: Lexer.Mode) -> [UInt8]? {
    var lexer = Lexer(Array(source.utf8))
    let word = lexer.next(mode)
    guard word.kind == .word, word.fault == nil, lexer.next(mode).kind == .end else { return nil }
    return Array(word.value.utf8)
  }

  /// 20,000 random texts, and every scalar up to U+3100: each is one word again, byte for byte, wherever it stands.
  @Test func everyTextIsReadBackAsOneWord() {
    var hostile = HostileText(seed: 1)
    let texts =
      (0..<20_000).map { _ in hostile.text() }
      + (1...0x3100).map { "a" + (Unicode.Scalar(UInt32($0)).map(String.init) ?? "") }
    for text in texts {
      for source in [Quoting.word(text), Quoting.quoted(text)] {
        for mode in [Lexer.Mode.command, .text, .expression, .value] {
          let read = reads(source, mode)
          if read != Array(text.utf8) {
            Issue.record("\(text.debugDescription) became \(source) and \(read ?? [])")
          }
        }
        var attached = Lexer(Array(source.utf8))
        if !attached.next(.attached).value.utf8.elementsEqual(text.utf8) {
          Issue.record("attached: \(source)")
        }
      }
    }
  }

  /// Whatever is typed by completion or shown in a message acts on no terminal.
  @Test func quotedTextIsVisible() {
    var hostile = HostileText(seed: 2)
    for _ in 0..<5000 {
      let word = Quoting.word(hostile.text())
      #expect(
        !word.unicodeScalars.contains { $0.properties.generalCategory == .control },
        "\(word.debugDescription)")
    }
  }
}
