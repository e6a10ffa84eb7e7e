import LineupCore
import TestSupport
import Testing

/// Pieces of text find every text that contains a word, and spare looking at most others.
struct GramsTests {
  @Test(arguments: [
    ("a word of three letters", "rim", "Review SCRIM vod"),
    ("two letters within a word", "cr", "scrim"),
    ("two letters at the end", "im", "a scrim"),
    ("two letters, a word of their own", "t1", "T1 – G2"),
    ("across punctuation", "c++", "learn C++ now"),
    ("one Hangul syllable", "국", "한국 팀"),
    ("two Hangul syllables", "한국", "한국"),
    ("Han among kana", "勝利", "日本の勝利だ"),
    ("a symbol", "✅", "done ✅"),
    ("letters beside Han", "t1戦", "今日のT1戦"),
    ("another encoding", "cafe\u{301}", "CAFÉ"), ("without its accent", "jose", "José"),
    ("with an accent that the text lacks", "é\u{301}t", "et al."),
    ("a letter that folds to two", "strasse", "Straße"),
  ])
  func findWords(_ name: String, word: String, text: String) {
    #expect(!FoldedNeedle(word).grams.isEmpty)
    #expect(mayContain(text, word))
  }

  @Test(arguments: [
    ("other letters", "rim", "rm i"), ("across a blank", "mv", "scrim vod"),
    ("two syllables apart", "한국", "한 국"), ("in another order", "국한", "한국"),
    ("one letter more", "scrims", "scrim"),
    ("text that is no UTF-8", "abc", "abc\u{FFFD}"),
  ])
  func tellWhatDiffers(_ name: String, word: String, text: String) {
    var bytes = Array(text.utf8)
    if text.hasSuffix("\u{FFFD}") { bytes = Array(text.utf8.dropLast(3)) + [0xFF] }
    #expect(!FoldedNeedle(word).grams.isEmpty)
    #expect(!mayContain(bytes, word))
  }

  @Test(arguments: ["", " ", "a", "é", "a b"])
  func areNoHelpWithSingleLetters(_ words: String) {
    #expect(FoldedNeedle(words).grams.isEmpty)
  }

  @Test func areNumbersOfTheirOwnForTags() {
    var numbers: [Int64] = []
    Array("vod  Café CAFE\u{301} VOD".utf8).withUnsafeBufferPointer { tags in
      Grams.forEachTag(in: tags) { numbers.append($0) }
    }
    let (vod, cafe) = (Grams.tag("Vod"), Grams.tag("café"))
    #expect(numbers == [vod, cafe, cafe, vod])
    numbers = []
    Array("VOD scrim".utf8).withUnsafeBufferPointer { tags in
      Grams.forEachTag(in: tags) { numbers.append($0) }
    }
    #expect(numbers == [vod, Grams.tag("SCRIM")])
    #expect(numbers.allSatisfy { $0 < 0 } && vod != cafe)
  }

  /// Long enough that all the ways in which letters of different kinds may meet come up.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `Whatever contains a needle has a piece of each of its ranges`(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var found = 0
    for _ in 1...4_000 {
      let text = random(12, &generator)
      let needle = random(3, &generator)
      guard FoldedNeedle(needle).isContained(in: text) else { continue }
      found += 1
      #expect(mayContain(text, needle), "\(needle.debugDescription) in \(text.debugDescription)")
    }
    #expect(found > 200)
  }

  private static let letters: [Unicode.Scalar] = [
    "a", "B", "A", "b", "1", "'", " ", "\u{0}", "\t", "e", "é", "\u{301}", "ß", "İ", "Σ", "ς", "я", "\u{A0}",
    "한", "\u{1112}", "\u{1161}", "\u{11AB}", "中", "が", "か", "\u{3099}", "\u{3000}", "ｶ", "✅", "\u{200D}",
    "\u{2003}",
    "\u{600}", "\u{1F600}", "\u{1FFF}", "\u{2000}", "\u{FB01}", "\u{10FFFF}", "ﬃ", "\u{345}",
  ]

  private func random(_ most: Int, _ generator: inout SplitMix) -> String {
    var text = ""
    for _ in 0...generator.number(below: most) {
      text.unicodeScalars.append(
        generator.pick(Array(GramsTests.letters.prefix(generator.pick([4, 10, 40])))))
    }
    return text
  }

  private func mayContain(_ text: String, _ needle: String) -> Bool {
    mayContain(Array(text.utf8), needle)
  }

  private func mayContain(_ text: [UInt8], _ needle: String) -> Bool {
    var grams: Set<Int64> = []
    text.withUnsafeBufferPointer { Grams.forEach(in: $0) { grams.insert($0) } }
    return FoldedNeedle(needle).grams.allSatisfy { range in grams.contains { range.contains($0) } }
  }
}
