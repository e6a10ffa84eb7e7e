import Testing

@testable import LineEditor

struct CandidateGridTests {
  init() { Locale.makeUTF8() }

  private func rows(
    _ labels: [(String, String)], columns: Int = 30, limit: Int = 10, chosen: Int? = nil
  ) -> [String] {
    let candidates = labels.map { Candidate(insertion: $0.0, label: $0.0, detail: $0.1) }
    return CandidateGrid(candidates, columns: columns, limit: limit)
      .rows(chosen: chosen, style: .plain, dim: .plain).map { $0.map(\.text).joined() }
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
    (4, ["a", "b", "c", "d"].map { "\($0)  a long detail" }),
    (3, ["a  a long detail", "b  a long detail", "… and 2 more"]), (1, ["… and 4 more"]),
    (0, []), (-5, []),
  ])
  func `what does not fit is counted`(limit: Int, expected: [String]) {
    #expect(rows(["a", "b", "c", "d"].map { ($0, "a long detail") }, limit: limit) == expected)
  }

  @Test func `descriptions stand in columns only when there are too many for one`() {
    let labels = ["a", "b", "c", "d", "e"].map { ($0, "x") }
    #expect(rows(labels, limit: 5) == ["a  x", "b  x", "c  x", "d  x", "e  x"])
    #expect(rows(labels, limit: 4) == ["a  x  d  x", "b  x  e  x", "c  x"])
    #expect(rows(labels, limit: 2) == ["a  x  c  x  e  x", "b  x  d  x"])
    #expect(rows(labels, columns: 12, limit: 2) == ["a  x  b  x", "… and 3 more"])
  }

  @Test func `a grid that does not fit is counted, and shows the page of the chosen one`() {
    let labels = (0..<100).map { ("n\($0)", "") }
    #expect(
      rows(labels, columns: 23, limit: 3) == [
        "n0   n2   n4   n6   n8", "n1   n3   n5   n7   n9", "… and 90 more",
      ])
    #expect(
      rows(labels, columns: 23, limit: 3, chosen: 13) == [
        "n10  n12  n14  n16  n18", "n11  n13  n15  n17  n19", "… and 90 more",
      ])
    #expect(
      rows(Array(labels.prefix(11)), columns: 23, limit: 2, chosen: 10) == ["n10", "… and 10 more"])
  }

  @Test func `the chosen one is styled, the descriptions of the others are dim`() {
    let candidates = ["a", "bb"].map { Candidate(insertion: $0, label: $0, detail: "x") }
    let rows = CandidateGrid(candidates, columns: 30, limit: 9)
      .rows(chosen: 1, style: Style(.reversed), dim: .dim)
    #expect(rows[0] == [StyledText("a"), StyledText("   "), StyledText("x", .dim)])
    #expect(rows[1].map(\.style) == [Style(.reversed), Style(.reversed), Style(.reversed)])
  }

  @Test func `nothing raw reaches the terminal`() {
    #expect(rows([("\u{1B}[2J", "\u{202E}x"), ("b", "")]) == ["\\u{1b}[2J  \\u{202e}x", "b"])
  }
}
