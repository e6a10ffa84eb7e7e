import Testing

@testable import LineEditor

struct TextTests {
  init() { Locale.makeUTF8() }

  @Test(arguments: [
    ("Faker 李", "Faker 李"), ("\u{1B}[31m", "\\u{1b}[31m"), ("a\nb\tc", "a\\nb\\tc"),
    ("\u{9B}\u{7F}\0", "\\u{9b}\\u{7f}\\u{0}"), ("\u{202E}\u{2066}\u{200F}", "\\u{202e}\\u{2066}\\u{200f}"),
    ("\u{2028}", "\\u{2028}"), ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"),
  ])
  func `what could act on a terminal is made visible`(text: String, visible: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(visible.unicodeScalars))
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("李相赫", 6), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("❤\u{FE0F}", 2), ("가", 2),
  ])
  func `cells of a text`(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("李相赫", 6, "李相赫"), ("李相赫", 5, "李相…"), ("李相赫", 4, "李…"),
    ("abc", 1, "…"), ("🇰🇷🇰🇷", 3, "🇰🇷…"),
  ])
  func `a text that is too wide is cut`(text: String, limit: Int, cut: String) {
    #expect(text.cut(toCells: limit) == cut)
  }
}
