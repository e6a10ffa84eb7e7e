import Testing

@testable import LineEditor

/// `EditingTests` and `FuzzTests` hold the numbers and what is painted together.
struct LayoutTests {
  init() { Locale.makeUTF8() }

  private func block(_ prompt: String, _ line: String, cursor: Int? = nil, columns: Int = 10) -> Block {
    let line = line.wideCharacters
    return Block(prompt: prompt.wideCharacters, line: line, cursor: cursor ?? line.count, columns: columns)
  }

  @Test(arguments: [
    ("", 0, 2), ("abc", 0, 5), ("abcdefg", 0, 9), ("abcdefgh", 1, 0), ("abcdefghi", 1, 1),
    ("李", 0, 4), ("abcdef李", 1, 0), ("abcdefg李", 1, 2), ("abcdefg李x", 1, 3),
    ("\t", 0, 8), ("abcdef\t", 1, 0), ("abcdefg\t", 1, 0), ("abcdefgh\t", 1, 8),
    ("\u{01}", 0, 4), ("abcdefg\u{01}", 1, 1), ("e\u{301}", 0, 3), ("a\nb", 1, 1), ("\n", 1, 0),
    ("abcdefgh\n", 2, 0), ("\u{E000}", 0, 3), ("\u{10FFFE}", 1, 2), ("\u{85}", 0, 8), ("\u{AD}", 0, 3),
  ])
  func `the end of a line`(line: String, row: Int, column: Int) {
    #expect(block("> ", line).end == Layout.Place(row: row, column: column))
  }

  @Test func `the cursor is on its character`() {
    #expect(block("> ", "abc", cursor: 1).cursor == Layout.Place(row: 0, column: 3))
    #expect(block("> ", "abcdefghi", cursor: 8).cursor == Layout.Place(row: 1, column: 0))
    // A wide character that does not fit is on the next row, and so is the cursor.
    #expect(block("> ", "abcdefg李", cursor: 7).cursor == Layout.Place(row: 1, column: 0))
    #expect(block("> ", "", cursor: 0).cursor == Layout.Place(row: 0, column: 2))
  }

  @Test func `a prompt may fill rows`() {
    #expect(block("0123456789ab", "x").end == Layout.Place(row: 1, column: 3))
  }
}
