import Testing

struct TranscriptFormatTests {
  private let text = """
    # A topic
    with words about it.

    ## Two commands
    Why this matters.

    $ printf 'a\\n\\nb\\n'
    a

    b

    $ cat >&2 <<'END'
    > one
    > END
    ! one
    !
    ? 3

    ## Another
    $ true

    """

  @Test func `A transcript is understood`() throws {
    let transcript = try Transcript(parsing: text)
    #expect(transcript.head == ["# A topic", "with words about it.", ""])
    #expect(transcript.cases.map(\.title) == ["Two commands", "Another"])
    #expect(transcript.cases.map(\.line) == [4, 19])
    let first = try #require(transcript.cases.first)
    #expect(first.prose == ["Why this matters.", ""])
    #expect(first.steps.map(\.command) == [["printf 'a\\n\\nb\\n'"], ["cat >&2 <<'END'", "one", "END"]])
    #expect(first.steps.map(\.result.output) == [Array("a\n\nb\n".utf8), []])
    #expect(first.steps.map(\.result.errors) == [[], Array("one\n\n".utf8)])
    #expect(first.steps.map(\.result.code) == [0, 3])
  }

  @Test func `What is read is written again`() throws {
    #expect(try Transcript(parsing: text).text == text)
  }

  @Test func `Mistakes are found`() {
    let mistakes: [(text: String, line: Int, message: String)] = [
      ("## Empty\n\n## Next\n$ true\n", 1, "a case without a command"),
      ("## Code\n$ false\n? one\n", 3, "no exit code"),
      ("## Escape\n$ true\na\\q (esc)\n", 3, "an escape is one of \\\\ \\t \\r \\xNN \\u{N}"),
      ("## Escape\n$ true\na\\x4 (esc)\n", 3, "\\x wants two digits"),
      ("## Escape\n$ true\na\\x+4 (esc)\n", 3, "\\x wants two digits"),
      ("## Escape\n$ true\n! \\u{d800} (esc)\n", 3, "\\u wants {digits}"),
    ]
    for each in mistakes {
      #expect(throws: TranscriptError(line: each.line, message: each.message)) {
        try Transcript(parsing: each.text)
      }
    }
  }

  @Test func `Output can be read and told apart`() throws {
    let samples: [(output: String, lines: [String])] = [
      ("", []),
      ("a\n", ["a"]),
      ("a", ["a (no-eol)"]),
      ("\n", [" (esc)"]),
      ("a\n\n", ["a", " (esc)"]),
      ("\na\n", ["", "a"]),
      ("1\tFaker\n", ["1\tFaker"]),
      ("1\t\n", ["1\\t (esc)"]),
      ("a \n", ["a  (esc)"]),
      ("a\\b\n", ["a\\b"]),
      ("a\\b\u{1b}[0m\n", ["a\\\\b\\x1b[0m (esc)"]),
      ("a\r\n", ["a\\r (esc)"]),
      ("é 페이커 👨‍👩‍👧\n", ["é 페이커 👨‍👩‍👧"]),
      ("\u{202e}x\u{2028}\u{9b}\n", ["\\u{202e}x\\u{2028}\\u{9b} (esc)"]),
      ("$ x\n> x\n! x\n", ["\\x24 x (esc)", "\\x3e x (esc)", "\\x21 x (esc)"]),
      ("? x\n## x\n!\n", ["\\x3f x (esc)", "\\x23# x (esc)", "\\x21 (esc)"]),
      ("a (esc)\na (no-eol)\n", ["a (esc) (esc)", "a (no-eol) (esc)"]),
      ("a \u{1}", ["a \\x01 (esc) (no-eol)"]),
    ]
    for each in samples { try check(Array(each.output.utf8), lines: each.lines) }
  }

  @Test func `Bytes that are no text are kept`() throws {
    try check([0xff, 0x41, 0xe2, 0x82, 0x0a], lines: ["\\xffA\\xe2\\x82 (esc)"])
    try check([0x0a, 0x00], lines: ["", "\\x00 (esc) (no-eol)"])
  }

  private func check(_ output: [UInt8], lines: [String]) throws {
    var each = TranscriptCase(title: "t", line: 1)
    each.steps = [.init(command: ["c"], result: .init(output: output, errors: output))]
    #expect(Array(each.lines.dropFirst().prefix(lines.count)) == lines)
    #expect(try Transcript(parsing: Transcript(cases: [each]).text).cases == [each])
  }

  @Test(arguments: [
    ("a b c", "a b c", "  a|  b|  c"),
    ("a b c", "a x c", "  a|- b|+ x|  c"),
    ("a b", "b c", "- a|  b|+ c"),
    ("", "a b", "+ a|+ b"),
    ("a b c d", "d", "- a|- b|- c|  d"),
    ("a b c d", "x a y d z", "+ x|  a|- b|- c|+ y|  d|+ z"),
  ])
  func `A difference is shown line by line`(expected: String, actual: String, difference: String) {
    let lines = [expected, actual].map { $0.split(separator: " ").map(String.init) }
    #expect(
      lineDifference(expected: lines[0], actual: lines[1]) == difference.replacing("|", with: "\n"))
  }
}
