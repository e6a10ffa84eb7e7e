import Testing

@testable import LineEditor

struct PastedTextTests {
  @Test(arguments: [
    ("one line", ["one line"]), ("", [""]), ("a\rb", ["a", "b"]), ("a\nb", ["a", "b"]),
    ("a\r\nb\r\nc", ["a", "b", "c"]), ("a\n\rb", ["a", "b"]), ("a\r\rb", ["a", "", "b"]),
    ("a\r\n\r\nb", ["a", "", "b"]), ("a\r", ["a", ""]), ("tab\tstays", ["tab\tstays"]),
    ("\u{1B}[31mred\u{3}\u{7F}\u{9B}\0", ["[31mred"]), ("a\u{202E}b\u{2066}c", ["abc"]),
    ("李 e\u{301} 👩‍👩‍👧 \u{200F}", ["李 e\u{301} 👩‍👩‍👧 \u{200F}"]),
  ])
  func `lines`(text: String, lines: [String]) {
    #expect(PastedText.lines(of: Array(text.utf8)) == lines)
  }

  @Test func `what is not UTF-8 is replaced`() {
    #expect(PastedText.lines(of: [0x61, 0xFF, 0x62]) == ["a\u{FFFD}b"])
  }

  @Test func `each line but the last is entered, and the rest of the line comes after all`() {
    var paste = PendingPaste(lines: ["ab", "", "c"], rest: "rest".wideCharacters)
    var steps: [PendingPaste.Step] = []
    while let step = paste.next() { steps.append(step) }
    #expect(
      steps == [
        .insert("ab".wideCharacters), .enter, .enter, .insert("c".wideCharacters),
        .insertAfter("rest".wideCharacters),
      ])
  }
}
