import TestSupport
import Testing

/// The model of a screen that the other tests go by.
struct TerminalScreenTests {
  @Test(arguments: [
    ("text and a new line", "ab\r\nc", "ab\nc"),
    ("wrapping", "0123456789ab", "0123456789\nab"),
    ("no wrapping before the next character", "0123456789\rx", "x123456789"),
    ("wrapping turned off", "\u{1B}[?7l0123456789ab\u{1B}[?7hc", "012345678c"),
    ("a wide character that does not fit", "012345678李", "012345678\n李"),
    ("overwriting half a wide character", "李\u{1B}[2Gx", " x"),
    ("combining", "e\u{301}x", "e\u{301}x"),
    ("moving", "\u{1B}[2;3Hx\u{1B}[Ay\u{1B}[2Dz\u{8}\u{8}w", " wzy\n  x"),
    ("erasing to the end of the row", "abc\u{1B}[2G\u{1B}[K", "a"),
    ("erasing below", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", "a"),
    ("erasing all", "a\r\nb\u{1B}[2J", ""),
    ("inserting and deleting", "abcd\u{1B}[2G\u{1B}[2@\u{1B}[5G\u{1B}[P", "a  bd"),
    ("a tab", "a\tb", "a       b"),
    ("scrolling", "1\r\n2\r\n3\r\n4\r\n5", "2\n3\n4\n5"),
    ("colours and titles are not seen", "\u{1B}[1;31ma\u{1B}[0m\u{1B}]0;title\u{7}b", "ab"),
  ])
  func `what output looks like`(name: String, output: String, text: String) {
    var screen = TerminalScreen(rows: 4, columns: 10)
    screen.write(output.utf8)
    #expect(screen.text == text)
  }

  @Test func `what leaves at the top, the bell, the cursor`() {
    var screen = TerminalScreen(rows: 2, columns: 10)
    screen.write("1\r\n2\r\n3\u{7}\u{1B}[?2004h".utf8)
    #expect(screen.scrollback == ["1"])
    #expect(screen.bells == 1)
    #expect(screen.cursor == (1, 1))
    #expect(screen.bracketsPaste)
  }

  @Test func `another width wraps lines anew`() {
    var screen = TerminalScreen(rows: 4, columns: 6)
    screen.write("abcdefghi\r\njk李".utf8)
    screen.resize(rows: 4, columns: 3)
    #expect(screen.text == "def\nghi\njk\n李" && screen.cursor == (3, 2))
    screen.resize(rows: 2, columns: 3)
    screen.resize(rows: 2, columns: 10)
    #expect(screen.text == "jk李" && screen.cursor == (0, 4))
  }

  @Test func `rows that were cut off below are gone`() {
    var screen = TerminalScreen(rows: 3, columns: 4)
    screen.write("abcdef\u{1B}[H".utf8)
    screen.resize(rows: 1, columns: 4)
    screen.resize(rows: 3, columns: 2)
    #expect(screen.text == "ab\ncd" && screen.cursor == (0, 0))
  }
}
