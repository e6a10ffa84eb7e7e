import LineupCore
import Testing

@testable import LineupShell

@Suite struct TableWriterTests {
  private func terminal(columns: Int, wraps: Bool = false) -> OutputTraits {
    OutputTraits(
      isTerminal: true, screen: ScreenSize(columns: columns, rows: 24), wraps: wraps, zone: .utc)
  }

  @Test func numbersStandRight() {
    #expect(
      rendered([member(1, "Faker", .Mid), member(1234, "Hans Sama", .Support)], as: .table) == """
          id  name       position
           1  Faker      Mid
        1234  Hans Sama  Support

        """)
  }

  @Test func todos() {
    let rows = [todo(1, "buy milk"), todo(2, "x", done: true)]
    #expect(
      rendered(rows, as: .table, for: OutputTraits(zone: .fixed(seconds: 32_400))) == """
        id  title     done  created
         1  buy milk        2026-12-01 18:05
         2  x         ✓     2026-12-01 18:05

        """)
  }

  @Test func noRowsAreNothing() {
    #expect(rendered([], as: .table) == "")
  }

  @Test func linesNeverEndInBlanks() {
    let rows = [todo(1, ""), todo(2, "long title")]
    #expect(
      rendered(rows, as: .table, fields: [.todoID, .todoTitle, .todoDone])
        == "id  title       done\n 1\n 2  long title\n")
  }

  @Test func everyScriptLinesUp() {
    let names = [
      "Faker", "페이커", "選手", "José", "Jose\u{301}", "👨\u{200D}👩\u{200D}👧", "🇰🇷 T1", "❤\u{FE0F}", "हिन्दी",
      "１２", "Fa\u{200B}ker", "",
    ]
    let lines = rendered(names.map { member(1, $0, .Mid) }, as: .table).split(separator: "\n")
    #expect(lines.count == 13)
    for line in lines.dropFirst() {
      let columns = TextWidth.columns(of: String(line.dropLast(3)))
      #expect(line.hasSuffix("Mid") && columns == 4 + 13 + 2, "\(line)")
    }
  }

  @Test func coloursDoNotShiftColumns() {
    let rows = [member(1, "a", .Mid), damaged(.member, 2, [.text("b"), .integer(9)])]
    #expect(
      rendered(rows, as: .table, for: OutputTraits(isColored: true)).replacing("\u{1B}", with: "^") == """
        ^[2mid  name  position^[0m
         1  a     Mid
         2  b     ^[31m⚠ 9^[0m

        """)
  }

  @Test func damagedRows() {
    #expect(
      rendered(damagedTodos, as: .table) == #"""
        id  title        done     created
         1  ⚠ NULL       ⚠ 2      ⚠ '2020-02-05 18:10:14'
         2  ⚠ 5          ⚠ NULL   ⚠ ''
         3  ⚠ 'a\xFF\n'  ⚠ 'yes'  ⚠ NULL
         4  ⚠ x'00FF'    ⚠ 1.0    ⚠ 9223372036854775807
         5  fine         ✓        ⚠ inf

        """#)
  }
}

extension TableWriterTests {
  @Test func theWidestCellIsCutToTheScreen() {
    let rows = [member(1, "a name that is quite long", .Support), member(2, "short", .Mid)]
    #expect(
      rendered(rows, as: .table, for: terminal(columns: 26)) == """
        id  name          position
         1  a name that…  Support
         2  short         Mid

        """)
  }

  @Test func wideCharactersAreNotHalved() {
    let rows = [member(1, "페이커페이커페이커", .Mid)]
    #expect(
      rendered(rows, as: .table, for: terminal(columns: 21)) == """
        id  name     position
         1  페이커…  Mid

        """)
    #expect(rendered(rows, as: .table, for: terminal(columns: 22)).contains(" 1  페이커…   Mid\n"))
  }

  @Test func idsAreNeverCut() {
    let rows = [member(.max, "Faker", .Support)]
    #expect(
      rendered(rows, as: .table, for: terminal(columns: 1)) == """
                         id  name   posit…
        9223372036854775807  Faker  Suppo…

        """)
  }

  @Test func whatFitsIsNotCut() {
    let rows = [member(1, "Faker", .Mid)]
    #expect(rendered(rows, as: .table, for: terminal(columns: 19)) == rendered(rows, as: .table))
  }

  @Test func elsewhereNothingIsCut() {
    let name = String(repeating: "x", count: 5_000)
    let lines = rendered([member(1, name, .Mid)], as: .table).split(separator: "\n")
    #expect(lines.last == " 1  \(name)  Mid")
  }

  @Test func wrapping() {
    let rows = [member(1, "a name that is quite long", .Support), member(2, "abcdefghijklmnop", .Mid)]
    #expect(
      rendered(rows, as: .table, for: terminal(columns: 24, wraps: true)) == """
        id  name        position
         1  a name      Support
            that is
            quite long
         2  abcdefghij  Mid
            klmnop

        """)
  }

  /// The first page sets the widths; what comes later and is wider pushes its row out, or is cut where the screen ends.
  @Test func laterRowsArePushedOut() {
    var rows = (1...256).map { member(Int64($0), "abc", .Mid) }
    rows.append(member(257, "a longer name", .Top))
    let expected = " id  name  position\n  1  abc   Mid\n"
    let elsewhere = rendered(rows, as: .table)
    #expect(elsewhere.hasPrefix(expected))
    #expect(elsewhere.hasSuffix("\n256  abc   Mid\n257  a longer name  Top\n"))
    #expect(rendered(rows, as: .table, for: terminal(columns: 25)).hasSuffix("\n257  a longer …  Top\n"))
    rows[256] = damaged(.member, 257, [.text("abcdefgh"), .integer(12_345_678_901)])
    #expect(rendered(rows, as: .table, for: terminal(columns: 25)).hasSuffix("\n257  abcdefgh  ⚠ 1234567…\n"))
  }

  @Test func theLastRowOfThePageIsMeasured() {
    var rows = (1...255).map { member(Int64($0), "abc", .Mid) }
    rows += [member(257, "a longer name", .Top), member(256, "abc", .Mid)]
    #expect(rendered(rows, as: .table).hasSuffix("\n257  a longer name  Top\n256  abc            Mid\n"))
  }

  @Test func aPageIsWrittenAsSoonAsItIsFull() {
    var out: [UInt8] = []
    var writer = OutputMode.table.writer(for: OutputTraits())
    writer.begin(Entity.member.fields, to: &out)
    for id in 1...255 { writer.row(member(Int64(id), "abc", .Mid), to: &out) }
    #expect(out.isEmpty)
    writer.row(member(256, "abc", .Mid), to: &out)
    #expect(out.count { $0 == UInt8(ascii: "\n") } == 257)
    writer.row(member(257, "abc", .Mid), to: &out)
    #expect(out.count { $0 == UInt8(ascii: "\n") } == 258)
  }
}
