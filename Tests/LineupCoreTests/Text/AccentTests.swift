import LineupCore
import Testing

struct AccentTests {
  @Test("A key is its own key, and the same however the text is encoded")
  func fixpoint() {
    for value in (0 as UInt32)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)\u{301}b"
      let key = text.bareKey
      let other = text.nfd.bareKey
      guard key.utf8.elementsEqual(key.bareKey.utf8), key.utf8.elementsEqual(other.utf8) else {
        Issue.record("U+\(String(value, radix: 16)): \(key), \(key.bareKey), \(other)")
        return
      }
    }
  }

  @Test("Letters of ASCII lose nothing, and gain nothing but what decomposes to them")
  func plain() {
    #expect("Hello, World! 5\"".bareKey == "hello, world! 5\"")
    for (text, key) in [("Łódź", "łodz"), ("Ærø", "ærø"), ("ſ", "s"), ("ﬁ", "fi"), ("Đặng", "đang")] {
      #expect(text.bareKey == key)
    }
  }
}
