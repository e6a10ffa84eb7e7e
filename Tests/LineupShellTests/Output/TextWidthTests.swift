import Testing

@testable import LineupShell

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("empty", "", 0),
    ("ASCII", "Faker", 5),
    ("accents", "José", 4),
    ("decomposed", "Jose\u{301}", 4),
    ("many marks", "Z\u{300}\u{301}\u{302}\u{303}a", 2),
    ("a mark alone", "\u{301}", 0),
    ("Hangul", "페이커", 6),
    ("Hangul as jamo", "\u{1112}\u{1161}\u{11AB}", 2),
    ("Han", "選手", 4),
    ("Han beyond the BMP", "𠮷", 2),
    ("Kana", "プロ", 4),
    ("halfwidth Kana", "ﾌﾟﾛ", 3),
    ("fullwidth Latin", "ＡＢ", 4),
    ("ambiguous counts one", "¯°×→…", 5),
    ("mark of done", "✓", 1),
    ("warning mark", "⚠", 1),
    ("emoji", "🎉", 2),
    ("emoji of Unicode 16", "\u{1FAE9}", 2),
    ("skin tone", "👍🏽", 2),
    ("family", "👨\u{200D}👩\u{200D}👧\u{200D}👦", 2),
    ("rainbow flag", "🏳\u{FE0F}\u{200D}🌈", 2),
    ("heart as text", "❤", 1),
    ("heart as emoji", "❤\u{FE0F}", 2),
    ("keycap", "1\u{FE0F}\u{20E3}", 2),
    ("flag", "🇰🇷", 2),
    ("two flags", "🇰🇷🇩🇪", 4),
    ("England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("Devanagari", "हिन्दी", 5),
    ("Thai", "สวัสดี", 4),
    ("Arabic", "مرحبا", 5),
    ("Persian non-joiner", "می\u{200C}خواهم", 7),
    ("ideographic variant", "葛\u{E0100}", 2),
    ("mixed", "T1 페이커 🎉!", 13),
  ]) func columns(_ name: String, _ text: String, _ expected: Int) {
    #expect(TextWidth.columns(of: text) == expected)
  }

  @Test(arguments: [
    ("all of it", "Faker", 5, "Faker", 5),
    ("ASCII cut", "Faker", 3, "Fak", 3),
    ("nothing fits", "Faker", 0, "", 0),
    ("negative", "Faker", -1, "", 0),
    ("wide, even", "페이커", 4, "페이", 4),
    ("wide, odd", "페이커", 5, "페이", 4),
    ("first too wide", "페이커", 1, "", 0),
    ("marks stay with their letter", "Jose\u{301}x", 4, "Jose\u{301}", 4),
    ("a ZWJ sequence is never split", "a👨\u{200D}👩\u{200D}👧b", 2, "a", 1),
    ("flags are never split", "🇰🇷🇩🇪", 3, "🇰🇷", 2),
  ]) func fitting(_ name: String, _ text: String, _ limit: Int, _ expected: String, _ columns: Int) {
    let bytes = Array(text.utf8)
    let fit = TextWidth.fitting(bytes[...], into: limit)
    #expect(Array(bytes.prefix(fit.bytes)) == Array(expected.utf8))
    #expect(fit.columns == columns)
  }

  @Test func rangesAreSortedAndApart() {
    #expect(wideRanges.count > 100)
    for (range, next) in zip(wideRanges, wideRanges.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
  }
}
