import TestSupport
import Testing

@testable import LineupShell

/// Where a span stands in its source, for people: line and column from 1, columns in characters.
@Suite struct SourceTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let source: String
    let line: Source.Line

    init(_ source: String, _ number: Int, _ column: Int, _ before: String, _ marked: String, _ after: String)
    {
      self.source = source
      line = Source.Line(number: number, column: column, before: before, marked: marked, after: after)
    }

    var testDescription: String { source.debugDescription }
  }

  @Test(arguments: [
    Place("member add Faker ①Middl②", 1, 18, "member add Faker ", "Middl", ""),
    Place("①x②", 1, 1, "", "x", ""), Place("①", 1, 1, "", "", ""),
    Place("a ①b② c", 1, 3, "a ", "b", " c"), Place("ab①", 1, 3, "ab", "", ""),
    Place("a\nb ①c②\nd", 2, 3, "b ", "c", ""), Place("a\n①", 2, 1, "", "", ""),
    Place("a①\n②b", 1, 2, "a", "", ""), Place("\n\n①a②\n", 3, 1, "", "a", ""),
    // CRLF belongs to no line.
    Place("a\r\nb ①c②\r\nd", 2, 3, "b ", "c", ""), Place("a①\r\n②b", 1, 2, "a", "", ""),
    Place("a①b\r\nc②", 1, 2, "a", "b", ""), Place("a\r①b②", 1, 3, "a\r", "b", ""),
    // A span of several lines is shown as far as its first goes.
    Place("a ①'b\nc' d② e", 1, 3, "a ", "'b", ""),
    // Columns count characters, not bytes, scalars or terminal columns.
    Place("é①x②", 1, 2, "é", "x", ""), Place("e\u{301}①x②", 1, 2, "e\u{301}", "x", ""),
    Place("한글 ①x②", 1, 4, "한글 ", "x", ""), Place("👨‍👩‍👧🇰🇷①x②", 1, 3, "👨‍👩‍👧🇰🇷", "x", ""),
    Place("\t①x②", 1, 2, "\t", "x", ""),
  ])
  func places(_ place: Place) throws {
    let marked = MarkedText(place.source)
    let start = try marked.offset("①")
    let end = place.source.contains("②") ? try marked.offset("②") : start
    #expect(Source(.prompt, Array(marked.text.utf8)).line(of: SourceSpan(start, end)) == place.line)
  }

  @Test func linesCountFromTheFirstOfTheScript() {
    let source = Source(.script("x"), Array("a\nb".utf8), firstLine: 41)
    #expect(source.line(of: SourceSpan(2, 3)).number == 42)
  }

  @Test func spansBeyondTheSourceAreClamped() {
    let source = Source(.prompt, Array("ab".utf8))
    #expect(
      source.line(of: SourceSpan(5, 9))
        == Source.Line(number: 1, column: 3, before: "ab", marked: "", after: ""))
    #expect(
      source.line(of: SourceSpan(1, 0))
        == Source.Line(number: 1, column: 2, before: "a", marked: "", after: "b"))
    #expect(
      source.line(of: SourceSpan(-1, 9))
        == Source.Line(number: 1, column: 1, before: "", marked: "ab", after: ""))
  }
}
