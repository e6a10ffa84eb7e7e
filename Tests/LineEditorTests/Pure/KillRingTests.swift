import Testing

@testable import LineEditor

struct KillRingTests {
  private func text(_ characters: [WideCharacter]?) -> String? { characters.map { String(wide: $0) } }

  @Test func `an empty ring has nothing to put`() {
    var ring = KillRing()
    #expect(ring.put() == nil)
    #expect(ring.putAnother() == nil)
    ring.cut([], .forward)
    #expect(ring.put() == nil)
  }

  @Test func `cuts in a row are one text, in the order of the line`() {
    var ring = KillRing()
    ring.cut("two ".wideCharacters, .backward)
    ring.cut("one ".wideCharacters, .backward)
    #expect(text(ring.put()) == "one two ")
    ring.cut("three ".wideCharacters, .forward)
    ring.cut([], .forward)
    ring.cut("four".wideCharacters, .forward)
    #expect(text(ring.put()) == "three four")
  }

  @Test func `another direction, or another command, begins another text`() {
    var ring = KillRing()
    ring.cut("a".wideCharacters, .backward)
    ring.cut("b".wideCharacters, .forward)
    ring.interrupt()
    ring.cut("c".wideCharacters, .forward)
    #expect(text(ring.put()) == "c")
    #expect(text(ring.putAnother()?.text) == "b")
    #expect(text(ring.putAnother()?.text) == "a")
    #expect(text(ring.putAnother()?.text) == "c")
  }

  @Test func `another text takes the place of the one just put`() {
    var ring = KillRing()
    ring.cut("李相赫".wideCharacters, .forward)
    ring.interrupt()
    ring.cut("ab".wideCharacters, .forward)
    #expect(ring.putAnother() == nil)
    _ = ring.put()
    let first = ring.putAnother()
    #expect(first?.replaced == 2 && text(first?.text) == "李相赫")
    let second = ring.putAnother()
    #expect(second?.replaced == 3 && text(second?.text) == "ab")
    _ = ring.putAnother()
    ring.interrupt()
    #expect(ring.putAnother() == nil)
    #expect(text(ring.put()) == "李相赫")
    ring.cut("new".wideCharacters, .forward)
    #expect(text(ring.put()) == "new")
  }

  @Test func `the oldest texts go first`() {
    var ring = KillRing()
    for number in 0..<KillRing.capacity + 5 {
      ring.cut("\(number)".wideCharacters, .forward)
      ring.interrupt()
    }
    var texts = [text(ring.put())]
    for _ in 1..<KillRing.capacity { texts.append(text(ring.putAnother()?.text)) }
    #expect(texts == (5..<KillRing.capacity + 5).reversed().map { "\($0)" })
    #expect(text(ring.putAnother()?.text) == texts[0])
  }
}
