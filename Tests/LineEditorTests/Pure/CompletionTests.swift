import Testing

@testable import LineEditor

struct CompletionTests {
  @Test(
    arguments: [
      ("a single candidate, whole", "me", ["member"], "member"),
      ("one that is typed already", "member", ["member"], "member"),
      ("none", "me", [], nil),
      ("what all begin with", "m", ["member", "memo"], "mem"),
      ("nothing more than what is there", "m", ["member", "mock"], nil),
      ("nothing in common", "", ["a", "b"], nil),
      ("quotes around what was typed", "Ha", ["'Hans Sama'", "'Hans Zimmer'"], "'Hans "),
      ("less than what was typed", "Hans", ["'Hans Sama'", "'Other Hans'"], nil),
      ("another spelling", "fa", ["Faker", "Fate"], "Fa"),
      ("whole characters only", "x", ["xe\u{301}", "xe\u{300}"], nil),
      ("spellings that only look alike", "x", ["xe\u{301}", "x\u{E9}"], nil),
      ("CJK", "李", ["李相赫", "李相民"], "李相"),
    ] as [(String, String, [String], String?)])
  func `what Tab inserts`(name: String, typed: String, insertions: [String], expected: String?) {
    let candidates = insertions.map { Candidate(insertion: $0, label: $0) }
    let completion = Completion(replaced: 0..<typed.utf8.count, candidates: candidates)
    #expect(completion.insertion(over: typed) == expected)
  }

  @Test func `what is found elsewhere than at the beginning is not inserted unasked`() {
    let found = Candidate(insertion: "Faker", label: "Faker", continuesTyped: false)
    #expect(Completion(replaced: 0..<1, candidates: [found]).insertion(over: "k") == nil)
    let other = Candidate(insertion: "where", label: "where")
    #expect(Completion(replaced: 0..<0, candidates: [found, other]).insertion(over: "") == nil)
    let begins = ["ke", "kea"].map { Candidate(insertion: $0, label: $0) }
    #expect(Completion(replaced: 0..<1, candidates: begins + [found]).insertion(over: "k") == "ke")
  }
}
