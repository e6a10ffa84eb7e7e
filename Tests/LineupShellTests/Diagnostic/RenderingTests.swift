import LineupCore
import TestSupport
import Testing

@testable import LineupShell

/// Diagnostics as people read them.
@Suite struct RenderingTests {
  private func rendered(
    _ marked: MarkedText, _ message: String = "wrong", hint: String? = nil, origin: Source.Origin = .prompt,
    isColored: Bool = false
  ) throws -> String {
    let span = SourceSpan(try marked.offset("①"), try marked.offset("②"))
    let place = Place(Source(origin, Array(marked.text.utf8)), span)
    var bytes: [UInt8] = []
    bytes.append(Diagnostic(message, hint: hint, place: place), isColored: isColored)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The carets' line, and how many columns stand above it before the first.
  private func caret(_ marked: MarkedText) throws -> String {
    String(try rendered(marked).split(separator: "\n")[2].dropFirst(2))
  }

  @Test func aScriptIsNamedWithLineAndColumn() throws {
    let text = try rendered(
      "x\nmember add Faker ①Midd②", "'Midd' is not a position", hint: "positions are Top",
      origin: .script("import.lineup"))
    #expect(
      text == """
        import.lineup:2:18: error: 'Midd' is not a position
          member add Faker Midd
                           ^~~~
          positions are Top

        """)
  }

  @Test func otherOriginsAreNotNamed() throws {
    #expect(try rendered("①a②") == "error: wrong\n  a\n  ^\n")
    #expect(try rendered("①a②", origin: .script("-")) == "-:1:1: error: wrong\n  a\n  ^\n")
    #expect(try rendered("①a②", hint: "h", origin: .operands) == "lineup: error: wrong\n  h\n")
    var bytes: [UInt8] = []
    bytes.append(Diagnostic(severity: .warning, "w"), isColored: false)
    #expect(String(decoding: bytes, as: UTF8.self) == "warning: w\n")
  }

  @Test func caretsStandUnderWhatIsMeant() throws {
    #expect(try caret("a ①bcd② e") == "  ^~~")
    #expect(try caret("abc①②") == "   ^")
    #expect(try caret("한글 ①한②x") == "     ^~")
    #expect(try caret("👨‍👩‍👧 ①ab②") == "   ^~")
    #expect(try caret("e\u{301} ①e\u{301}②") == "  ^")
    // Controls take as many columns as their visible form.
    #expect(try caret("\t①a②") == "  ^")
    #expect(try caret("\u{1B}[0m①\u{202E}②") == "     ^~~~~~~~")
    #expect(try caret("a①'b\nc②") == " ^~")
  }

  @Test func longLinesAreCut() throws {
    let long = String(repeating: "0123456789", count: 1000)
    let lines = try rendered(MarkedText("\(long)①x②\(long)")).split(separator: "\n")
    #expect(lines[1] == "  …\(long.suffix(40))x\(long.prefix(40))…")
    #expect(lines[2] == "\(String(repeating: " ", count: 43))^")
    let word = try rendered(MarkedText("①\(long)②")).split(separator: "\n")
    #expect(word[1] == "  \(long.prefix(60))…")
    #expect(word[2] == "  ^\(String(repeating: "~", count: 60))")
    let message = try rendered("①a②", long, hint: long)
    #expect(message.utf8.count < 1000)
    // Cut between characters, never within one.
    let wide = String(repeating: "한", count: 100)
    #expect(try rendered(MarkedText("\(wide)①x②")).contains("  …\(wide.prefix(40))x\n"))
  }

  @Test func nothingReachesTheTerminalRaw() throws {
    let hostile = "\u{1B}[31m\u{7}\r\u{9B}\u{202E}\u{2028}\u{85}\t\u{7F}"
    let marked = MarkedText("\(hostile)①\(hostile)②\(hostile)")
    let text = try rendered(marked, hostile, hint: hostile, origin: .script(hostile))
    #expect(text.unicodeScalars.filter(\.actsOnTerminals).isEmpty)
    // The name, the message, the line up to the mark, the mark, the hint; what follows the mark is cut.
    #expect(
      text.split(
        separator: #"\e[31m\u{7}\r\u{9B}\u{202E}\u{2028}\u{85}\t\u{7F}"#, omittingEmptySubsequences: false
      ).count == 6)
  }

  @Test func colourComesOnlyWhenAsked() throws {
    #expect(try !rendered("①a②", hint: "h", origin: .script("x")).contains("\u{1B}"))
    #expect(
      try rendered("①ab②", isColored: true)
        == "\u{1B}[31merror:\u{1B}[0m wrong\n  ab\n  \u{1B}[32m^~\u{1B}[0m\n")
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would do something else than show it; a newline ends a line of a message.
  var actsOnTerminals: Bool {
    switch properties.generalCategory {
    case .control: self != "\n"
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
