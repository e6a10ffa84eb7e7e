import Testing

@testable import LineEditor

struct CandidateListTests {
  init() { Locale.makeUTF8() }

  private func rows(_ labels: [(String, String)], columns: Int = 30, limit: Int = 10) -> [String] {
    let candidates = labels.map { Candidate(insertion: $0.0, label: $0.0, detail: $0.1) }
    return CandidateList(candidates, columns: columns, limit: limit).rows
  }

  @Test func `descriptions line up, whatever the names are written in`() {
    #expect(
      rows([("7", "Faker"), ("李相赫", "Mid"), ("x", "")]) == ["7       Faker", "李相赫  Mid", "x"])
  }

  @Test func `rows are cut to the screen`() {
    #expect(rows([("name", "a long description of it"), ("b", "")], columns: 12) == ["name  a lon…", "b"])
    #expect(rows([("李相赫李相赫", "x"), ("b", "")], columns: 6) == ["李相…", "b"])
  }

  @Test func `names alone fill columns, read downwards`() {
    let labels = ["a", "bb", "ccc", "d", "e"].map { ($0, "") }
    #expect(rows(labels, columns: 12) == ["a    d", "bb   e", "ccc"])
    #expect(rows(labels, columns: 80) == ["a    bb   ccc  d    e"])
    #expect(rows(labels, columns: 4) == ["a", "bb", "ccc", "d", "e"])
  }

  @Test(arguments: [
    (4, ["a  x", "b  x", "c  x", "d  x"]), (3, ["a  x", "b  x", "… and 2 more"]), (1, ["… and 4 more"]),
    (0, []), (-5, []),
  ])
  func `what does not fit is counted`(limit: Int, expected: [String]) {
    #expect(rows(["a", "b", "c", "d"].map { ($0, "x") }, limit: limit) == expected)
  }

  @Test func `a grid that does not fit is counted`() {
    let labels = (0..<100).map { ("n\($0)", "") }
    let rows = rows(labels, columns: 23, limit: 3)
    #expect(rows == ["n0   n2   n4   n6   n8", "n1   n3   n5   n7   n9", "… and 90 more"])
  }

  @Test func `nothing raw reaches the terminal`() {
    #expect(rows([("\u{1B}[2J", "\u{202E}x"), ("b", "")]) == ["\\u{1b}[2J  \\u{202e}x", "b"])
  }
}
