import Testing

@testable import LineEditor

struct HistoryLineTests {
  @Test(arguments: [
    ("member add Faker Mid", "member add Faker Mid"),
    ("a\nb", "a\\nb"),
    ("C:\\new", "C:\\\\new"),
    ("tab\there", "tab\\there"),
    ("\u{1B}[31m\0\r\u{7F}\u{9B}", "\\u{1b}[31m\\u{0}\\u{d}\\u{7f}\\u{9b}"),
    ("李相赫 e\u{301} 👩‍👩‍👧", "李相赫 e\u{301} 👩‍👩‍👧"),
  ])
  func `an entry is one line, and comes back as it was`(entry: String, line: String) {
    #expect(HistoryLine.escaped(entry) == line)
    #expect(HistoryLine.entry(line.utf8).unicodeScalars.elementsEqual(entry.unicodeScalars))
  }

  @Test func `every character comes back`() {
    let all = (0..<0x3000).compactMap(Unicode.Scalar.init).map(String.init)
    for text in all + zip(all, all.dropFirst()).map({ "\\" + $0 + $1 }) {
      let line = HistoryLine.escaped(text)
      #expect(!line.utf8.contains(0x0A))
      #expect(HistoryLine.entry(line.utf8).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("unknown \\q", "unknown \\q"), ("at the end \\", "at the end \\"), ("\\u{110000}", "\\u{110000}"),
    ("\\u{41", "\\u{41"), ("\\u41", "\\u41"), ("\\u{+41}", "\\u{+41}"),
  ])
  func `what we did not write stands for itself`(line: String, entry: String) {
    #expect(HistoryLine.entry(line.utf8) == entry)
  }

  @Test func `NULs are dropped, and what is not UTF-8 is replaced`() {
    #expect(HistoryLine.entry([0, 0x61, 0, 0xFF, 0x62]) == "a\u{FFFD}b")
  }
}
