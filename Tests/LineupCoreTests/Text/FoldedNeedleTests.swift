import LineupCore
import Testing

@Suite struct FoldedNeedleTests {
  @Test(arguments: [
    ("same", "milk", "milk", true),
    ("within", "MILK", "buy milk!", true),
    ("text in capitals", "milk", "BUY MILK", true),
    ("at the start", "buy", "Buy milk", true),
    ("at the end", "lk", "Buy miLK", true),
    ("after a false start", "aab", "aaaab", true),
    ("absent", "tea", "buy milk", false),
    ("longer than the text", "milk and tea", "milk", false),
    ("end cut off", "milky", "buy milk", false),
    ("wildcards are characters", "%_*?", "anything", false),
    ("a wildcard itself", "5%", "by 5% more", true),
    ("neighbours of letters", "@[`{", "@[`{", true),
    ("neighbours are not letters", "@[", "`{", false),
    ("empty needle", "", "milk", true),
    ("both empty", "", "", true),
    ("empty text", "m", "", false),
    ("longer than a word of memory", "NEEDLE", "a haystack that is quite long, needle, more", true),
    ("accent, other case", "É", "café", true),
    ("accent, other encoding", "cafe\u{301}", "CAFÉ", true),
    ("accent, the other way", "CAFÉ", "cafe\u{301}", true),
    ("a letter finds its accented sister", "jose", "José", true),
    ("also when encoded apart", "jose", "Jose\u{301}", true),
    ("and the other way", "josé", "JOSE", true),
    ("with another accent", "jösè", "José", true),
    ("a mark alone is no word", "\u{301}", "x", true),
    ("several accents", "viet", "VIỆT", true),
    ("Greek", "αθηνα", "Αθήνα", true),
    ("Cyrillic", "елка", "Ёлка", true),
    ("Turkish", "istanbul", "İSTANBUL", true),
    ("a letter of its own", "o", "ø", false),
    ("Hangul syllables are whole", "하", "한", false),
    ("Hangul written in letters", "한", "\u{1112}\u{1161}\u{11AB}", true),
    ("Kana keep their marks", "か", "が", false),
    ("Kana with marks encoded apart", "が", "か\u{3099}", true),
    ("vowels of Hindi are no accents", "क", "क", true),
    ("nor other ones", "कु", "कि", false),
    ("an accent is not a letter", "jos\u{301}e", "joe", false),
    ("sharp s", "STRASSE", "Straße", true),
    ("ASCII needle in ligature", "fi", "\u{FB01}x", true),
    ("ASCII needle beside Hangul", "mid", "페이커 MID", true),
    ("Hangul", "이커", "페이커", true),
    ("half a character", "\u{D398}", "\u{D39C}", false),
    ("accent in the needle, ASCII text", "é", "e", true),
    ("unicode needle, ASCII text", "ø", "o", false),
  ]) func named(_ name: String, _ needle: String, _ text: String, _ expected: Bool) {
    #expect(FoldedNeedle(needle).isContained(in: text) == expected)
  }

  @Test func textThatIsNotUTF8ContainsNothing() {
    let bytes: [UInt8] = [0x4D, 0x69, 0x64, 0xFF, 0x00, 0x41]
    bytes.withUnsafeBufferPointer {
      #expect(!FoldedNeedle("mid").isContained(in: $0))
      #expect(!FoldedNeedle("").isContained(in: $0))
    }
  }

  @Test func emptyBuffer() {
    let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(FoldedNeedle("").isContained(in: empty))
    #expect(!FoldedNeedle("x").isContained(in: empty))
  }
}
