import Testing

@testable import LineupShell

/// Text is broken between words, at 80 columns.
struct TextLayoutTests {
  private let forty = String(repeating: "x", count: 40)

  @Test func `A line is as long as may be, and no longer`() {
    #expect(TextLayout.wrapped("\(forty) \(forty.dropLast())") == "\(forty) \(forty.dropLast())\n")
    #expect(TextLayout.wrapped("\(forty) \(forty)") == "\(forty)\n\(forty)\n")
    #expect(TextLayout.wrapped("a \(forty)\(forty)\(forty) b") == "a\n\(forty)\(forty)\(forty)\nb\n")
  }

  @Test func `Further lines may hang`() {
    #expect(TextLayout.wrapped("\(forty) \(forty)", indent: 1, hang: 3) == " \(forty)\n   \(forty)\n")
  }

  @Test func `A term too long for its column stands alone`() {
    #expect(
      TextLayout.columns([("a", "one"), ("bcd", "two"), (forty, forty)], left: 3) == """
          a    one
          bcd  two
          \(forty)
               \(forty)

        """)
  }
}
