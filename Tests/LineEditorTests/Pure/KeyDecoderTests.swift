import Testing

@testable import LineEditor

struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8], hasMetaKeys: Bool = true) -> [KeyDecoder.Key] {
    var decoder = KeyDecoder()
    decoder.hasMetaKeys = hasMetaKeys
    return feed(&decoder, bytes)
  }

  private func feed(_ decoder: inout KeyDecoder, _ bytes: [UInt8]) -> [KeyDecoder.Key] {
    var keys: [KeyDecoder.Key] = []
    for byte in bytes {
      if let key = decoder.take(byte) { keys.append(key) }
      while let leftover = decoder.leftover {
        if let key = decoder.take(leftover) { keys.append(key) }
      }
    }
    return keys
  }

  private func sequence(_ text: String) -> KeyDecoder.Key { .sequence(Array("\u{1B}\(text)".utf8)) }

  @Test(
    arguments: [
      ("letters", "aé李👍", [.character("a"), .character("é"), .character("李"), .character("👍")]),
      ("controls", "\t\r\u{7F}", [.character("\t"), .character("\r"), .character("\u{7F}")]),
      ("Meta", "\u{1B}b\u{1B}é", [.meta("b"), .meta("é")]),
      ("Meta with a control", "\u{1B}\u{7F}x", [.meta("\u{7F}"), .character("x")]),
    ] as [(String, String, [KeyDecoder.Key])])
  func `characters`(name: String, text: String, expected: [KeyDecoder.Key]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    "[A", "[1;6C", "OA", "O5C", "[3~", "[<0;12;3M", "[?1;2c", "[[A", "[2005~", "[I",
  ])
  func `an escape sequence is one key`(text: String) {
    #expect(keys(Array("\u{1B}\(text)x".utf8)) == [sequence(text), .character("x")])
  }

  @Test func `ESC before an escape sequence is part of it`() {
    #expect(
      keys(Array("\u{1B}\u{1B}[Ax\u{1B}[A".utf8)) == [sequence("\u{1B}[A"), .character("x"), sequence("[A")])
    #expect(keys(Array("\u{1B}\u{1B}bb".utf8)) == [.meta("b"), .character("b")])
    #expect(keys(Array("\u{1B}\u{1B}[\r\u{1B}[A".utf8)) == [.character("\r"), sequence("[A")])
  }

  @Test func `a control character breaks a sequence off and counts itself`() {
    #expect(keys(Array("\u{1B}[1;\rx".utf8)) == [.character("\r"), .character("x")])
    #expect(keys(Array("\u{1B}[\u{1B}[B".utf8)) == [sequence("[B")])
  }

  @Test func `an endless sequence ends`() {
    let noise = Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 200)
    #expect(keys(noise).count > 100)
  }

  @Test(arguments: [
    [0xFF, 0x61], [0xC3, 0x61], [0xE6, 0x9D, 0x61], [0xC0, 0xAF, 0x61], [0xED, 0xA0, 0x80, 0x61],
    [0xF4, 0x90, 0x80, 0x80, 0x61], [0x80, 0x61], [0xF5, 0x61], [0xE0, 0x80, 0x80, 0x61],
  ])
  func `bytes that are no character are dropped`(bytes: [UInt8]) {
    #expect(keys(bytes) == [.character("a")])
  }

  @Test func `a paste is one key, whatever is in it`() {
    let text = "a\r\tb\u{1B}[A\u{1B}[201x\u{3}"
    #expect(
      keys(Array("x\u{1B}[200~\(text)\u{1B}[201~y".utf8))
        == [.character("x"), .paste(Array(text.utf8)), .character("y")])
    #expect(keys(Array("\u{1B}[200~\u{1B}[201~".utf8)) == [.paste([])])
  }

  @Test func `an abandoned paste is dropped to its end`() {
    var decoder = KeyDecoder()
    #expect(feed(&decoder, Array("\u{1B}[200~some text".utf8)).isEmpty)
    decoder.reset()
    #expect(feed(&decoder, Array("\rmore\r\u{1B}[201~x".utf8)) == [.character("x")])
  }

  @Test func `an abandoned paste ends when nothing more comes`() {
    var decoder = KeyDecoder()
    _ = feed(&decoder, Array("\u{1B}[200~some text".utf8))
    decoder.reset()
    #expect(decoder.patience == 50)
    #expect(decoder.timeout() == nil)
    #expect(feed(&decoder, [0x78]) == [.character("x")])
  }

  @Test func `vi has no Meta keys, and ESC alone is one`() {
    #expect(keys(Array("\u{1B}k".utf8), hasMetaKeys: false) == [.character("\u{1B}"), .character("k")])
    #expect(keys(Array("\u{1B}[A".utf8), hasMetaKeys: false) == [sequence("[A")])
    var decoder = KeyDecoder()
    decoder.hasMetaKeys = false
    #expect(decoder.take(0x1B) == nil)
    #expect(decoder.patience == 50)
    #expect(decoder.timeout() == .character("\u{1B}"))
    #expect(decoder.patience == nil)
  }

  @Test func `ESC alone is a key after a while, where there are Meta keys after a longer one`() {
    var decoder = KeyDecoder()
    #expect(decoder.take(0x1B) == nil)
    #expect(decoder.patience == 500)
    decoder.hasEscapeKey = true
    #expect(decoder.patience == 50)
    #expect(decoder.take(0x1B) == nil)
    #expect(decoder.timeout() == .character("\u{1B}"))
    #expect(feed(&decoder, [0x62]) == [.character("b")])
  }

  @Test func `any bytes at all are survived`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0xE6]
      let bytes = (0..<300).map { _ in
        Bool.random(using: &generator) ? UInt8.random(in: 0...255) : likely.randomElement() ?? 0
      }
      _ = keys(bytes, hasMetaKeys: .random())
    }
  }
}
