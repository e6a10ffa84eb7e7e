/// Random text made to break things: signs of the language, controls, and characters of many bytes.
struct HostileText {
  /// SplitMix64: small, and the same on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  private static let pieces: [String] =
    (1...0xA0).map { String(Unicode.Scalar(UInt8($0))) }
    + [
      "'", "\"", "\\", ";", "|", "#", "-", "--", " ", "  ", "\t", "\n", "\r\n", "\r", "$N", "`", "~", "=",
      "(", ")", ",", "<", ">", "!", "&&",
      "\\u{41}", "\\n", "\\\\", "\\'", "'\\''", "..", "3", "369", "9223372036854775808", "where", "order",
      "by", "limit", "and", "or", "not", "in", "--name",
      "--done", "--id=3", "--", "Mid", "desc", "é", "e\u{301}", "\u{301}", "한", "👨‍👩‍👧", "🇰🇷", "\u{202E}",
      "\u{2028}", "\u{FEFF}", "\u{200D}", "\u{FE0F}", "\u{A0}", "\u{3000}", "١", "\u{10FFFF}", "\u{E0041}",
    ]

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  mutating func text(upTo count: Int = 8) -> String {
    (0..<Int.random(in: 0...count, using: &generator)).reduce(into: "") { text, _ in text += pick(Self.pieces)
    }
  }

  /// Text with something to be seen in it.
  mutating func visibleText() -> String {
    while true {
      let text = text()
      if text.contains(where: { !$0.isWhitespace }) { return text }
    }
  }

  mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator)
    }
  }
}
