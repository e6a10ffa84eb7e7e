import TestSupport
import Testing

struct MarkedTextTests {
  @Test func `Marks are taken out and found again`() throws {
    let marked: MarkedText = "é①b②\ncd③"
    #expect(marked.text == "éb\ncd")
    #expect(try marked.offset("①") == 2)
    #expect(try marked.span("①", "②") == 2..<3)
    #expect(try marked.place("①") == (line: 1, column: 2))
    #expect(try marked.place("③") == (line: 2, column: 3))
  }
}
