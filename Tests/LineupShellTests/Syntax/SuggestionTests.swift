import Testing

@testable import LineupShell

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("member", "member", 0), ("membr", "member", 1), ("mebmer", "member", 1), ("", "abc", 3), ("abc", "", 3),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("flaw", "lawn", 2), ("é", "e", 1), ("ab", "ba", 1),
  ])
  func distances(_ left: String, _ right: String, _ distance: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(Suggestion.distance(left, right) == distance)
    #expect(Suggestion.distance(right, left) == distance)
  }

  /// At most a third of the word that was typed may be wrong.
  @Test(arguments: [
    ("membr", "member"), ("mmbr", nil), ("memebrs", "member"), ("lis", "list"), ("li", nil), ("a", nil),
    ("", nil),
    ("LIST", "list"), ("tilte", "title"), ("xxxxxx", nil), ("positoin", "position"), ("psoitoin", "position"),
    ("postn", nil),
  ])
  func closest(_ word: String, _ expected: String?) {
    #expect(Suggestion.closest(to: word, in: ["list", "member", "position", "title"]) == expected)
  }

  @Test func theNearestWinsAndTheFirstOfEquals() {
    #expect(Suggestion.closest(to: "done", in: ["dome", "done2", "done"]) == "done")
    #expect(Suggestion.closest(to: "cart", in: ["card", "care"]) == "card")
  }

  @Test func aWordWithoutEndCostsNothing() {
    #expect(Suggestion.closest(to: String(repeating: "member", count: 100_000), in: ["member"]) == nil)
  }
}
