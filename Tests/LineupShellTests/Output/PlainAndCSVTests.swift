import LineupCore
import Testing

@testable import LineupShell

@Suite struct PlainWriterTests {
  @Test func members() {
    let rows = [member(1, "Faker", .Mid), member(.max, "Hans Sama", .ADC), member(-3, "a\tb\nc", .JG)]
    #expect(
      rendered(rows, as: .plain)
        == "1\tFaker\tMid\n9223372036854775807\tHans Sama\tADC\n-3\ta\\tb\\nc\tJG\n")
  }

  @Test func todosAreTheSameInEveryZone() {
    let rows = [todo(1, "buy milk"), todo(2, "x", done: true)]
    let expected = "1\tbuy milk\tno\t2026-12-01T09:05:07.089Z\n2\tx\tyes\t2026-12-01T09:05:07.089Z\n"
    for zone in [LocalZone.utc, .fixed(seconds: 32_400)] {
      let traits = OutputTraits(zone: zone)
      #expect(rendered(rows, as: .plain, fields: filledFields, for: traits) == expected)
    }
  }

  @Test func damagedRows() {
    #expect(
      rendered(damagedTodos, as: .plain, fields: filledFields) == #"""
        1	⚠ NULL	⚠ 2	⚠ '2020-02-05 18:10:14'
        2	⚠ 5	⚠ NULL	⚠ ''
        3	⚠ 'a\xFF\n'	⚠ 'yes'	⚠ NULL
        4	⚠ x'00FF'	⚠ 1.0	⚠ 9223372036854775807
        5	fine	yes	⚠ inf

        """#)
  }

  @Test func noRows() {
    #expect(rendered([], as: .plain) == "")
  }

  @Test func fieldsInAnyOrder() {
    #expect(
      rendered([member(7, "Faker", .Mid)], as: .plain, fields: [.memberPosition, .memberID]) == "Mid\t7\n")
  }
}

@Suite struct CSVWriterTests {
  /// RFC 4180 §2, 5 to 7.
  @Test(arguments: [
    ("plain", "Faker", "Faker"),
    ("blanks", " a b ", " a b "),
    ("comma", "a,b", "\"a,b\""),
    ("quote", "5\" pan", "\"5\"\" pan\""),
    ("only a quote", "\"", "\"\"\"\""),
    ("line feed", "a\nb", "\"a\nb\""),
    ("carriage return", "a\rb", "\"a\rb\""),
    ("CR LF", "a\r\nb", "\"a\r\nb\""),
    ("empty", "", "\"\""),
    ("tab and semicolon", "a\tb;c", "a\tb;c"),
    ("controls are lossless", "\u{1B}[31m\u{202E}\0", "\u{1B}[31m\u{202E}\0"),
    ("formula", "=1+1", "=1+1"),
    ("Unicode", "페이커, José", "\"페이커, José\""),
  ]) func quoting(_ name: String, _ text: String, _ expected: String) {
    #expect(rendered([member(1, text, .Mid)], as: .csv) == "id,name,position\n1,\(expected),Mid\n")
  }

  @Test func todos() {
    #expect(
      rendered([todo(1, "buy milk"), todo(2, "x", done: true)], as: .csv, fields: filledFields) == """
        id,title,done,created
        1,buy milk,false,2026-12-01T09:05:07.089Z
        2,x,true,2026-12-01T09:05:07.089Z

        """)
  }

  @Test func noRowsHaveAHeader() {
    #expect(rendered([], as: .csv) == "id,name,position\n")
  }

  @Test func damagedValuesStandAsTheyAre() {
    var out: [UInt8] = []
    var writer = OutputMode.csv.writer(for: OutputTraits())
    writer.begin(filledFields, to: &out)
    out.removeAll()
    for row in damagedTodos { writer.row(row, to: &out) }
    let expected = """
      1,,2,2020-02-05 18:10:14
      2,5,,""
      3,"a\u{1}
      ",yes,
      4,x'00FF',1.0,9223372036854775807
      5,fine,true,inf

      """
    #expect(out == expected.utf8.map { $0 == 1 ? 0xFF : $0 })
  }

  @Test func controlsDoNotReachATerminal() {
    let terminal = OutputTraits(isTerminal: true)
    #expect(
      rendered([member(1, "\u{1B}[31m\n", .Mid)], as: .csv, for: terminal)
        == "id,name,position\n1,\\e[31m\\n,Mid\n")
  }
}
