import TestSupport
import Testing

@testable import LineEditor

struct FrameTests {
  init() { Locale.makeUTF8() }

  private func builder(_ line: String, cursor: Int? = nil, columns: Int = 10, styles: [StyledRange] = [])
    -> FrameBuilder
  {
    var builder = FrameBuilder(columns: columns)
    builder.put(prompt: "> ".wideCharacters, in: Style(.bold))
    let line = line.wideCharacters
    builder.put(line: line, cursor: cursor ?? line.count, in: styles)
    return builder
  }

  private func frame(_ line: String, cursor: Int? = nil) -> Frame {
    var builder = builder(line, cursor: cursor)
    return builder.frame()
  }

  @Test(arguments: [
    ("", [2]), ("abc", [5]), ("abcdefgh", [10, 0]), ("abcdefghi", [10, 1]), ("abcdefg李", [9, 2]),
    ("abcdef李", [10, 0]), ("\t", [8]), ("abcdefg\tx", [10, 1]), ("\u{1}", [4]), ("a\nb", [3, 1]),
    ("abcdefgh\n", [10, 0, 0]), ("abcdefghe\u{301}", [10, 1]), ("abcdefgh\u{301}i", [10, 1]),
    ("\u{202E}", [10, 0]),
  ])
  func `how wide the rows are`(line: String, widths: [Int]) {
    #expect(frame(line).rows.map(\.width) == widths)
  }

  @Test func `rows that a terminal wraps by itself go on, others do not`() {
    #expect(frame("abcdefghi").rows.map(\.isContinued) == [true, false])
    #expect(frame("abcdefg李").rows.map(\.isContinued) == [true, false])
    #expect(frame("abcdefgh\ni").rows.map(\.isContinued) == [true, false, false])
  }

  @Test func `a mark stands with its letter, in the row that is full`() {
    #expect(frame("abcdefgh\u{301}i").rows.map(\.text) == ["\u{1B}[1m> \u{1B}[0mabcdefgh\u{301}", "i"])
  }

  /// Terminals show a family as one emoji, or as four; what follows stands in the same column, with nothing in between.
  @Test(arguments: [
    ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", 8), ("👨‍👩‍👧‍👦ab", "👨‍👩‍👧‍👦\u{1B}[K\r\u{1B}[8Cab", 10), ("🇰🇷🇩🇪a", "🇰🇷🇩🇪\u{1B}[K\r\u{1B}[4Ca", 5),
    ("👍🏽ab", "👍🏽\u{1B}[K\r\u{1B}[4Cab", 6), ("☂\u{FE0F}é", "☂\u{FE0F}\u{1B}[K\r\u{1B}[1Cé", 2),
    ("👍ab", "👍ab", 4),
  ])
  func `what follows an emoji of several characters stands where it belongs`(
    line: String, text: String, width: Int
  ) {
    var builder = FrameBuilder(columns: 40)
    builder.put(line: line.wideCharacters, cursor: 0, in: [])
    #expect(builder.frame().rows == [Frame.Row(text: text, width: width, isCut: line != "👍ab")])
  }

  @Test func `a row of uncertain width does not go on in the next by itself, and a margin is found`() {
    var builder = FrameBuilder(columns: 10)
    builder.put(line: "👨‍👩‍👧‍👦abc".wideCharacters, cursor: 0, in: [])
    builder.put(atMargin: StyledText("end"))
    let rows = builder.frame().rows
    #expect(rows.map(\.isContinued) == [false, false] && rows[1].text == "c      end")
    var other = FrameBuilder(columns: 14)
    other.put(line: "👨‍👩‍👧‍👦".wideCharacters, cursor: 0, in: [])
    other.put(atMargin: StyledText("end"))
    #expect(other.frame().rows.map(\.text) == ["👨‍👩‍👧‍👦\u{1B}[K\r\u{1B}[8C   end"])
  }

  @Test func `a style goes on in the next row`() {
    var builder = builder("abcdefghij k", styles: [StyledRange(7..<10, Style(.red))])
    #expect(
      builder.frame().rows.map(\.text)
        == ["\u{1B}[1m> \u{1B}[0mabcdefg\u{1B}[31mh\u{1B}[0m", "\u{1B}[31mij\u{1B}[0m k"])
  }

  /// Lines with cursors, and which of their rows a screen of two shows, and where the cursor.
  @Test(arguments: [
    (28, ["abcdefghij", ""], 1), (18, ["abcdefghij", ""], 0), (8, ["abcdefghij", "abcdefghij"], 0),
    (0, ["> abcdefgh", "abcdefghij"], 0),
  ])
  func `of what is higher than the screen, the end is shown, or what begins with the cursor`(
    cursor: Int, rows: [String], row: Int
  ) {
    var builder = FrameBuilder(columns: 10)
    builder.put(prompt: "> ".wideCharacters, in: .plain)
    builder.put(line: "abcdefghabcdefghijabcdefghij".wideCharacters, cursor: cursor, in: [])
    let frame = builder.frame().clipped(to: 2)
    #expect(frame.rows.map(\.text) == rows)
    #expect(frame.cursor.row == row)
  }

  @Test func `nothing is written when nothing has changed, and otherwise the rows that differ`() {
    let one = frame("abcdefghijklm")
    #expect(one.painting(over: one) == "")
    let text = frame("abcdefghijkXm").painting(over: one)
    #expect(text.contains("ijkXm") && !text.contains("abc"))
  }

  @Test func `where the cursor is once a terminal has wrapped its rows anew`() {
    let frame = frame("abcdefghijklm", cursor: 12)
    #expect([40, 15, 10, 7, 5, 2].map { frame.cursorRow(wrappedTo: $0) } == [0, 0, 1, 2, 2, 7])
    #expect(self.frame("abcdefg\nabc").cursorRow(wrappedTo: 5) == 2)
  }

  /// Painted one over the other, frames look as if each were painted on an empty screen.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any frame follows any other`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let rows = 6
    var screen = TerminalScreen(rows: rows, columns: 10)
    screen.write("above\r\n".utf8)
    var shown: Frame?
    for _ in 0..<50 {
      let frame = randomFrame(&random).clipped(to: rows - 1)
      screen.write(frame.painting(over: shown).replacing("\n", with: "\r\n").utf8)
      shown = frame
      var expected = TerminalScreen(rows: rows, columns: 10)
      expected.write(frame.painting(over: nil).replacing("\n", with: "\r\n").utf8)
      #expect(screen.text.hasSuffix(expected.text))
      #expect(screen.styledLine(screen.cursor.row) == expected.styledLine(expected.cursor.row))
      #expect(screen.cursor.column == expected.cursor.column)
    }
  }

  private func randomFrame(_ random: inout SplitMix) -> Frame {
    let pieces = ["a", "李", "e\u{301}", "\t", "\n", "👍", "bcd", "\u{1}", " "]
    let line = (0..<random.number(below: 16)).map { _ in random.pick(pieces) }.joined()
    var builder = builder(line, cursor: random.number(below: line.unicodeScalars.count + 1))
    if builder.room > 3, random.number(below: 2) == 0 { builder.put(atMargin: StyledText("李", .dim)) }
    for _ in 0..<random.number(below: 3) {
      builder.put(beneath: [[StyledText("row 李 wide"), StyledText("!")]])
    }
    return builder.frame()
  }
}
