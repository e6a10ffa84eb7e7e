import LineupShell
import Testing

@testable import LineupShell

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "Faker", "Faker"),
    ("line feed", "a\nb", #"a\nb"#),
    ("carriage return", "a\rb", #"a\rb"#),
    ("CR LF", "a\r\nb", #"a\r\nb"#),
    ("tab", "a\tb", #"a\tb"#),
    ("escape", "\u{1B}[31mred", #"\e[31mred"#),
    ("NUL", "a\0b", #"a\u{0}b"#),
    ("bell", "\u{7}", #"\u{7}"#),
    ("delete", "\u{7F}", #"\u{7F}"#),
    ("C1 control sequence introducer", "\u{9B}31m", #"\u{9B}31m"#),
    ("a backslash stays as typed", #"C:\new\\x ¯\_(ツ)_/¯"#, #"C:\new\\x ¯\_(ツ)_/¯"#),
    ("right-to-left override", "evil\u{202E}txt.exe", #"evil\u{202E}txt.exe"#),
    ("isolates", "\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#),
    ("Arabic letter mark", "\u{61C}", #"\u{61C}"#),
    ("line and paragraph separators", "\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("byte order mark", "\u{FEFF}Faker", #"\u{FEFF}Faker"#),
    ("zero-width space", "Fa\u{200B}ker", #"Fa\u{200B}ker"#),
    ("word joiner", "Fa\u{2060}ker", #"Fa\u{2060}ker"#),
    ("soft hyphen", "Fa\u{AD}ker", #"Fa\u{AD}ker"#),
    ("Hangul filler", "\u{3164}", #"\u{3164}"#),
    ("tags that spell nothing", "a\u{E0061}", #"a\u{E0061}"#),
    ("Latin", "José Čech ﬁ", "José Čech ﬁ"),
    ("decomposed", "Jose\u{301}", "Jose\u{301}"),
    ("Hangul, Han, Kana", "페이커 選手 プロ", "페이커 選手 プロ"),
    ("Hebrew and Arabic by themselves", "שלום مرحبا", "שלום مرحبا"),
    ("emoji", "🎉👍🏽", "🎉👍🏽"),
    ("family", "👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
    ("rainbow flag", "🏳\u{FE0F}\u{200D}🌈", "🏳\u{FE0F}\u{200D}🌈"),
    ("woman judge", "👩🏻\u{200D}⚖\u{FE0F}", "👩🏻\u{200D}⚖\u{FE0F}"),
    ("heart", "❤\u{FE0F}", "❤\u{FE0F}"),
    ("keycap", "1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    (
      "England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
    ("Persian non-joiner", "می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("Sinhala joiner", "ශ\u{DCA}\u{200D}රී", "ශ\u{DCA}\u{200D}රී"),
    ("ideographic variant", "葛\u{E0100}", "葛\u{E0100}"),
    ("joiner between letters", "a\u{200D}b", #"a\u{200D}b"#),
    ("joiner after an emoji that joins nothing", "🎉\u{200D}", #"🎉\u{200D}"#),
    ("joiner between emoji and letter", "🎉\u{200D}a", #"🎉\u{200D}a"#),
    ("non-joiner at the end", "می\u{200C}", #"می\u{200C}"#),
    ("variation selector on a letter", "a\u{FE0F}", #"a\u{FE0F}"#),
    ("variation selector first", "\u{FE0F}", #"\u{FE0F}"#),
    ("empty", "", ""),
  ]) func named(_ name: String, _ text: String, _ expected: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(text.visible)")
  }

  @Test(
    arguments: [
      ("lone continuation", [0x61, 0x80, 0x62], #"a\x80b"#),
      ("cut short", [0x61, 0xE2, 0x82], #"a\xE2\x82"#),
      ("overlong slash", [0xC0, 0xAF], #"\xC0\xAF"#),
      ("overlong NUL in three", [0xE0, 0x80, 0x80], #"\xE0\x80\x80"#),
      ("surrogate", [0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
      ("beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80], #"\xF4\x90\x80\x80"#),
      ("never a lead", [0xFF, 0xFE, 0xF5], #"\xFF\xFE\xF5"#),
      ("lead before ASCII", [0xC3, 0x28], #"\xC3("#),
      ("valid around invalid", [0xC3, 0xA9, 0xFF, 0xC3, 0xA9], #"é\xFFé"#),
    ] as [(String, [UInt8], String)])
  func invalidUTF8(_ name: String, _ bytes: [UInt8], _ expected: String) {
    var out: [UInt8] = []
    out.append(visible: bytes)
    #expect(String(decoding: out, as: UTF8.self) == expected)
  }

  @Test func everyControl() {
    for value in [UInt32](0...0x1F) + [UInt32](0x7F...0x9F) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let visible = "a\(scalar)b".visible
      #expect(visible.hasPrefix(#"a\"#) && visible.hasSuffix("b") && visible.utf8.allSatisfy { $0 >= 0x20 })
    }
  }

  /// Every scalar by itself between letters: what Unicode calls a control, a separator of lines, or invisible is written
  /// out, everything else stays.
  @Test func everyScalar() {
    var wrong: [Unicode.Scalar] = []
    for scalar in (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let category = scalar.properties.generalCategory
      if category == .unassigned || category == .privateUse { continue }
      let isHazard =
        category == .control || category == .lineSeparator || category == .paragraphSeparator
        || scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value)
      let isShown = "a\(scalar)b".visible.unicodeScalars.contains(scalar)
      if isShown == isHazard { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty)
  }

  /// What is shown is safe to show again: random mixtures of everything that attaches, joins and hides.
  @Test func whatIsVisibleStaysAsItIs() {
    var generator = SystemRandomNumberGenerator()
    let scalars = Array(
      "a1 \u{7}\u{202E}\u{200D}\u{200C}\u{FE0F}\u{20E3}\u{E0100}\u{E0067}\u{E007F}\u{301}م🏴🌈❤️👩🏽葛ශ\u{DCA}\u{180B}ᠠ"
        .unicodeScalars)
    for _ in 0..<5_000 {
      let mixture = (0..<6).compactMap { _ in scalars.randomElement(using: &generator) }
      let text = String(String.UnicodeScalarView(mixture))
      let visible = text.visible
      #expect(visible.visible.unicodeScalars.elementsEqual(visible.unicodeScalars), "\(mixture)")
    }
  }

  @Test func decodingAgreesWithTheStandardLibrary() {
    var generator = SystemRandomNumberGenerator()
    let interesting: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5]
    for _ in 0..<2_000 {
      let bytes = (0..<4).map { _ in interesting.randomElement(using: &generator) ?? 0 }
      let decoded = bytes.withUnsafeBufferPointer { decodeScalar($0, at: 0) }
      let whole = (1...4).compactMap { String(validating: bytes.prefix($0), as: UTF8.self) }.first
      #expect(decoded?.scalar == whole?.unicodeScalars.first, "\(bytes)")
      #expect(decoded?.length == whole?.utf8.count, "\(bytes)")
    }
  }
}
