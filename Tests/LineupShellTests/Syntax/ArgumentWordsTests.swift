import LineupCore
import LineupShell
import Testing

/// One command as a calling shell has split it: options and clauses are known by whole words, and no character within a
/// word is special.
@Suite struct ArgumentWordsTests {
  struct Words: CustomTestStringConvertible, Sendable {
    let words: [String]
    let command: Command

    init(_ words: [String], _ command: Command) {
      self.words = words
      self.command = command
    }

    var testDescription: String { words.description }
  }

  @Test(arguments: [
    Words(["member", "list"], .members()), Words(["member"], .members()),
    Words(["todo", "add", "a; b | c # d"], .todo("a; b | c # d")),
    Words(["todo", "add", "a", ";", "|", "#", "'x", "\"y\\"], .todo("a ; | # 'x \"y\\")),
    Words(["todo", "add", "two  words", "'quoted'"], .todo("two  words 'quoted'")),
    Words(["todo", "add", "a\nb\t"], .todo("a\nb\t")),
    Words(["todo", "add", "#x"], .todo("#x")), Words(["todo", "add", "--", "--done"], .todo("--done")),
    Words(["todo", "add", "a", "--", "b"], .todo("a -- b")),
    Words(["todo", "add", "\\", "\\;"], .todo("\\ \\;")), Words(["todo", "add", "-x"], .todo("-x")),
    Words(["member", "add", "Hans Sama", "ADC"], .member("Hans Sama", .ADC)),
    Words(["member", "add", "Hans", "Sama", "ADC", "--id=7"], .member("Hans Sama", .ADC, id: 7)),
    Words(
      ["member", "show", "369", "3..9", "Hans Sama"],
      .show(.member, .id(369), .ids(3...9), .name("Hans Sama"))),
    Words(["member", "set", "7", "--name", "a b", "c"], .rename(.id(7), to: "a b c")),
    Words(["member", "set", "7", "--name=a b; c"], .rename(.id(7), to: "a b; c")),
    Words(["member", "set", "7", "--name='x'"], .rename(.id(7), to: "'x'")),
    Words(["member", "set", "7", "--name=", "x"], .rename(.id(7), to: "x")),
    // Fields are listed as people write it; a comma at the end of text or of a value is part of it.
    Words(
      ["member", "list", "order", "by", "position", "desc,", "name,", "id"],
      .list(
        Query(
          rows: Selection(entity: .member),
          order: [
            Ordering(field: .memberPosition, descending: true), Ordering(field: .memberName),
            Ordering(field: .memberID),
          ]))),
    Words(["member", "list", "where", "name", "=", "x,"], .members(.name("x,"))),
    Words(["todo", "add", "order", "by", "phone,", "soon"], .todo("order by phone, soon")),
    // `where name = "$N"` cannot be broken out of.
    Words(["member", "list", "where", "name", "=", "x) or (id > 0"], .members(.name("x) or (id > 0"))),
    Words(["member", "list", "where", "name", "=", "x' or '1'='1"], .members(.name("x' or '1'='1"))),
    Words(["member", "list", "where", "name", "=", ")"], .members(.name(")"))),
    Words(["member", "list", "where", "name", "=", "--all"], .members(.name("--all"))),
    Words(["member", "list", "where", "name", "=", ""], .members(.name(""))),
    Words(["member", "list", "where", "name", "=", "or"], .members(.name("or"))),
    Words(
      ["member", "list", "where", "(", "id", ">=", "3", ")", "or", "name", "in", "(", "a,b", ",", "c)", ")"],
      .members(.or(.id(.greaterOrEqual, 3), .oneOf(.memberName, [.text("a,b"), .text("c)")])))),
    Words(
      ["member", "list", "order", "by", "name", "desc", ",", "id", "limit", "3"],
      .members(order: [Ordering(field: .memberName, descending: true), Ordering(field: .memberID)], limit: 3)),
    Words(
      ["todo", "list", "where", "created", ">", "2026-12-01", "18:00"],
      .todos(
        .compare(
          .todoCreated, .greater,
          .dates(start: Date(milliseconds: 1_796_148_000_000), end: Date(milliseconds: 1_796_148_060_000))))),
    Words(["member", "list", "< x"], .members(.contains(.memberName, "< x"))),
    // The rest of the line, for commands that take it as it is: one word as it is, several so that they mean the same.
    Words([":explain", "member list | cat; x"], .explain(line: "member list | cat; x")),
    Words(
      [":explain", "member", "set", "7", "--name=a b", "--position", "Mid"],
      .explain(line: "member set 7 --name='a b' --position Mid")),
    Words(
      [":explain", "member", "show", "369", "Hans Sama", "where", "id", ">=", "3", ",", "$N"],
      .explain(line: "member show 369 'Hans Sama' where id >= 3 , '$N'")),
    Words(
      [":alias", "mids", "member", "list", "--position=Mid"],
      .alias(name: "mids", line: "member list --position=Mid")),
  ])
  func parse(_ words: Words) throws {
    #expect(try Parsing.commands(words: words.words) == [words.command])
  }

  @Test func errorsPointAtWords() throws {
    let cases: [([String], SyntaxError.Kind, String)] = [
      (["mebmer"], .unknownCommand("mebmer", suggestion: "member"), "mebmer"),
      (["member list"], .unknownCommand("member list", suggestion: nil), "'member list'"),
      ([""], .unknownCommand("", suggestion: nil), "''"),
      (
        ["todo", "add", "--=x"],
        .unknownOption("--=x", command: "todo add", suggestion: nil, takesText: true), "--=x"
      ),
      (["member", "add", "a b", "Middl"], .unknownPosition("Middl", suggestion: "middle"), "Middl"),
      (["member", "list", ">", "x"], .shellOperator(">"), ">"),
      (["todo", "list", "--done=yes"], .unexpectedOptionValue("--done"), "--done=yes"),
      (
        ["member", "list", "where", "name=x"],
        .expectedField("'name=x'", fields: ["id", "name", "position"], suggestion: "name"), "name=x"
      ),
      (["member", "list", ";", "quit", "limit"], .missingOptionValue("limit", placeholder: "N"), "limit"),
    ]
    for (words, kind, place) in cases {
      let error = try Parsing.error(words: words)
      #expect(error.kind == kind)
      let text = Array(ArgumentWords(words).text.utf8)
      #expect(String(decoding: text[error.span.lower..<error.span.upper], as: UTF8.self) == place)
    }
  }
}
