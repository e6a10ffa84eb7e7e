import Testing

@testable import LineupShell

@Suite("What fits on a screen")
struct ScreenfulTests {
  @Test(
    "Rows are counted as the terminal breaks lines, without colours, down to the one that the prompt needs",
    arguments: [
      ("a\nb\nc\n", false), ("a\nb\nc\nd\n", true), ("a\nb\nc\nd", true), ("a\nb\n\n", false),
      ("\n\n\n\n", true),
      ("1234567890\nb\nc\n", false), ("12345678901\nb\nc\n", true),
      ("1234567890\u{1B}[31m\u{1B}[0m\nb\nc\n", false),
      ("\u{1B}[31m12345678901\u{1B}[0m\nb\nc\n", true), ("李相赫李相\nb\nc\n", false), ("李相赫李相赫\nb\nc\n", true),
      (String(repeating: "x", count: 30), false), (String(repeating: "x", count: 31), true), ("", false),
    ])
  func rows(text: String, isTooMuch: Bool) {
    let screen = ScreenSize(columns: 10, rows: 4)
    var whole = Screenful(screen)
    whole.add(Array(text.utf8))
    #expect(whole.isTooMuch == isTooMuch)
    var piecewise = Screenful(screen)
    for byte in text.utf8 { piecewise.add(CollectionOfOne(byte)) }
    #expect(piecewise.isTooMuch == isTooMuch)
  }
}
