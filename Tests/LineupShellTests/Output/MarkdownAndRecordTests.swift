import LineupCore
import Testing

@testable import LineupShell

@Suite struct MarkdownWriterTests {
  @Test func todos() {
    let rows = [todo(1, "buy milk"), todo(20, "x", done: true)]
    #expect(
      rendered(
        rows, as: .markdown, fields: filledFields, for: OutputTraits(zone: .fixed(seconds: 32_400))) == """
          | id | title | done | created |
          | ---: | --- | --- | --- |
          | 1 | buy milk | no | 2026-12-01 18:05 |
          | 20 | x | yes | 2026-12-01 18:05 |

          """)
  }

  @Test(arguments: [
    ("pipe", "a|b", #"a\|b"#),
    ("pipe after a backslash", #"a\|b"#, #"a\\\|b"#),
    ("path", #"C:\new"#, #"C:\new"#),
    ("backslash at the end", #"a\"#, #"a\\"#),
    ("backslash before punctuation", #"\(ツ)"#, #"\\(ツ)"#),
    ("emphasis", "*a* _b_", #"\*a\* \_b\_"#),
    ("HTML", "<b>&amp;", #"\<b>\&amp;"#),
    ("link", "[a](b)", #"\[a](b)"#),
    ("code, strikethrough, formula", "`a` ~b~ $c$", #"\`a\` \~b\~ \$c\$"#),
    ("line feed", "a\nb", #"a\nb"#),
    ("empty", "", ""),
  ]) func escaping(_ name: String, _ text: String, _ expected: String) {
    let lines = rendered([member(1, text, .Mid)], as: .markdown).split(separator: "\n")
    #expect(lines.last == "| 1 | \(expected) | Mid |")
  }

  @Test func damagedRows() {
    let row = damaged(.member, 7, [.text("a|b"), .text("|")])
    #expect(rendered([row], as: .markdown).hasSuffix("| 7 | a\\|b | ⚠ '\\|' |\n"))
  }

  @Test func noRowsHaveAHeader() {
    #expect(rendered([], as: .markdown) == "| id | name | position |\n| ---: | --- | --- |\n")
  }
}

@Suite struct RecordWriterTests {
  @Test func aFieldALine() {
    #expect(
      rendered([member(7, "Faker", .Mid), member(8, "페이커", .JG)], as: .table, .record) == """
        id:        7
        name:      Faker
        position:  Mid

        id:        8
        name:      페이커
        position:  JG

        """)
  }

  @Test func todosToTheSecond() {
    #expect(
      rendered([todo(3, "a\nb", done: true)], as: .table, .record, fields: filledFields) == #"""
        id:       3
        title:    a\nb
        done:     yes
        created:  2026-12-01 09:05:07

        """#)
  }

  @Test func colours() {
    let row = damaged(.member, 7, [.text("x"), .integer(9)])
    #expect(
      rendered([row], as: .table, .record, for: OutputTraits(isColored: true))
        .replacing("\u{1B}", with: "^") == """
          ^[2mid:^[0m        7
          ^[2mname:^[0m      x
          ^[2mposition:^[0m  ^[31m⚠ 9^[0m

          """)
  }

  @Test func otherModesAreAsInLists() {
    for mode in OutputMode.allCases where mode != .table {
      let rows = [member(7, "Faker", .Mid)]
      #expect(rendered(rows, as: mode, .record) == rendered(rows, as: mode, .list))
    }
  }
}

@Suite struct DamageWarningTests {
  @Test func namesEveryFault() {
    let row = DamagedRow(entity: .todo, image: Image(id: 3, values: [.text("x"), .null, .text("a\u{1B}")]))
    #expect(row.warning == #"todo 3 is damaged: done is NULL, created is 'a\e'"#)
  }
}
