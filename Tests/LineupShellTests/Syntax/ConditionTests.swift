import LineupCore
import Testing

@testable import LineupShell

/// `where`, `order by`, `limit` and the text of a search.
@Suite struct ConditionTests {
  private static func day(_ day: Int) -> Operand {
    let start = Date(milliseconds: 1_796_083_200_000 + Int64(day - 1) * 86_400_000)  // 2026-12-01
    return .day(Day(start), start: start, end: Date(milliseconds: start.milliseconds + 86_400_000))
  }

  private static func minute(_ hour: Int, _ minute: Int) -> Operand {
    let start = Date(milliseconds: 1_796_083_200_000 + Int64(hour * 60 + minute) * 60_000)
    return .dates(start: start, end: Date(milliseconds: start.milliseconds + 60_000))
  }

  /// A condition on members.
  struct Condition: CustomTestStringConvertible, Sendable {
    let text: String
    let predicate: Predicate

    init(_ text: String, _ predicate: Predicate) {
      self.text = text
      self.predicate = predicate
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    // With or without blanks.
    Condition("name = Faker", .name("Faker")), Condition("name=Faker", .name("Faker")),
    Condition("name =Faker", .name("Faker")),
    Condition("id>=3", .id(.greaterOrEqual, 3)),
    Condition("(id<3)or(id>9)", .or(.id(.less, 3), .id(.greater, 9))),
    Condition("( ( id != 3 ) )", .id(.notEqual, 3)),
    Condition("id <=3 and(id>1)", .and(.id(.lessOrEqual, 3), .id(.greater, 1))),
    Condition(
      "position in (Top,jg , 'Mid')",
      .oneOf(.memberPosition, [.position(.Top), .position(.JG), .position(.Mid)])),
    Condition("name in('a b',c)", .oneOf(.memberName, [.text("a b"), .text("c")])),
    Condition("id in (3)", .oneOf(.memberID, [.integer(3)])),
    Condition("id = -3", .id(.equal, -3)), Condition("id = -9223372036854775808", .id(.equal, .min)),
    Condition("id = '3'", .id(.equal, 3)),
    Condition("position = BOT", .position(.ADC)),
    Condition("position != Support", .compare(.memberPosition, .notEqual, .position(.Support))),
    Condition("position < mid", .compare(.memberPosition, .less, .position(.Mid))),
    Condition("name ~ ake", .contains(.memberName, "ake")),
    Condition("name !~ ake", .not(.contains(.memberName, "ake"))),
    Condition("name~'hide bush'", .contains(.memberName, "hide bush")), Condition("name = ''", .name("")),
    // What follows an operator is always a value.
    Condition("name = where", .name("where")),
    Condition("name = and and name = or", .and(.name("and"), .name("or"))),
    Condition("name = not", .name("not")), Condition("name = in", .name("in")),
    Condition("name = limit", .name("limit")),
    Condition("name = --all", .name("--all")), Condition("name = -x", .name("-x")),
    Condition("name = id", .name("id")),
    Condition("name = a=b", .name("a=b")), Condition("name = ~x", .name("~x")),
    Condition("name ~ >", .contains(.memberName, ">")),
    Condition("name = #1", .name("#1")), Condition("name = $N", .name("$N")),
    Condition("name = a|b", .name("a|b")),
    Condition("name = don't", .name("don't")), Condition(#"name = C:\new"#, .name(#"C:\new"#)),
    Condition("name in (and, --x, =)", .oneOf(.memberName, [.text("and"), .text("--x"), .text("=")])),
    Condition("name = '(x)'", .name("(x)")),
    Condition("name in ('a)', 'b,c')", .oneOf(.memberName, [.text("a)"), .text("b,c")])),
    // Precedence: not, and, or; from the left.
    Condition("id = 1 or id = 2 and id = 3", .or(.id(.equal, 1), .and(.id(.equal, 2), .id(.equal, 3)))),
    Condition("id = 1 and id = 2 or id = 3", .or(.and(.id(.equal, 1), .id(.equal, 2)), .id(.equal, 3))),
    Condition("(id = 1 or id = 2) and id = 3", .and(.or(.id(.equal, 1), .id(.equal, 2)), .id(.equal, 3))),
    Condition("id = 1 or id = 2 or id = 3", .or(.or(.id(.equal, 1), .id(.equal, 2)), .id(.equal, 3))),
    Condition("id = 1 and (id = 2 and id = 3)", .and(.id(.equal, 1), .and(.id(.equal, 2), .id(.equal, 3)))),
    Condition("not id = 1 and id = 2", .and(.not(.id(.equal, 1)), .id(.equal, 2))),
    Condition("not (id = 1 and id = 2)", .not(.and(.id(.equal, 1), .id(.equal, 2)))),
    Condition("not not(id = 1)", .not(.not(.id(.equal, 1)))),
    Condition("not name !~ x", .not(.not(.contains(.memberName, "x")))),
  ])
  func ofMembers(_ condition: Condition) throws {
    #expect(try Parsing.commands("member list where \(condition.text)") == [.members(condition.predicate)])
    #expect(
      try Parsing.commands("member rm where \(condition.text)")
        == [.remove(Selection(entity: .member, filter: condition.predicate))])
  }

  private static let todoFields = [
    "id", "title", "done", "created", "due", "for", "priority", "tags", "note", "completed",
  ]
  private static let usage = "member list [TEXT…] [FILTER] [order by FIELD [asc|desc], …] [limit N]"

  @Test(arguments: [
    // A yes/no field alone.
    Condition("done", .done), Condition("not done", .open), Condition("(done)", .done),
    Condition("done and id = 3", .and(.done, .compare(.todoID, .equal, .integer(3)))),
    Condition("done or not done", .or(.done, .open)),
    Condition("done = yes", .compare(.todoDone, .equal, .flag(true))),
    Condition("done=no", .compare(.todoDone, .equal, .flag(false))),
    Condition("done != TRUE", .compare(.todoDone, .notEqual, .flag(true))),
    Condition("done in (yes, 0)", .oneOf(.todoDone, [.flag(true), .flag(false)])),
    Condition("title ~ done", .contains(.todoTitle, "done")),
    // Dates of one word and two.
    Condition("created = 2026-12-01", .compare(.todoCreated, .equal, day(1))),
    Condition("created >= 2026-12-01 and done", .and(.compare(.todoCreated, .greaterOrEqual, day(1)), .done)),
    Condition(
      "created>=2026-12-01 18:00 and done",
      .and(.compare(.todoCreated, .greaterOrEqual, minute(18, 0)), .done)),
    Condition("(created<2026-12-01 18:00)", .compare(.todoCreated, .less, minute(18, 0))),
    Condition("created < '2026-12-01 18:00'", .compare(.todoCreated, .less, minute(18, 0))),
    Condition("created in (2026-12-01 09:30, 2026-12-02)", .oneOf(.todoCreated, [minute(9, 30), day(2)])),
    Condition("created = 2026-12-01T18:00Z", .compare(.todoCreated, .equal, minute(18, 0))),
    Condition("due < 2026-12-01", .compare(.todoDue, .less, day(1))),
    Condition("due in (2026-12-01 18:00, 2026-12-02)", .oneOf(.todoDue, [minute(18, 0), day(2)])),
    Condition("due <= tomorrow and not done", .and(.compare(.todoDue, .lessOrEqual, day(1)), .open)),
    Condition("completed > 2026-12-01", .compare(.todoCompleted, .greater, day(1))),
    // What may be empty stands alone, too.
    Condition("due", .isPresent(.todoDue)), Condition("not for", .not(.isPresent(.todoFor))),
    Condition("(tags or note)", .or(.isPresent(.todoTags), .isPresent(.todoNote))),
    Condition("priority and completed", .and(.isPresent(.todoPriority), .isPresent(.todoCompleted))),
    // A member by id or name.
    Condition("for = Faker", .compare(.todoFor, .equal, .text("Faker"))),
    Condition("for != 7", .compare(.todoFor, .notEqual, .integer(7))),
    Condition("for = '7'", .compare(.todoFor, .equal, .text("7"))),
    Condition("for = none", .compare(.todoFor, .equal, .text("none"))),
    Condition("for ~ fak", .contains(.todoFor, "fak")),
    Condition("for in (7, 'Hans Sama')", .oneOf(.todoFor, [.integer(7), .text("Hans Sama")])),
    // Tags go by either name, with the sign that output puts before them or without.
    Condition("tag = vod", .compare(.todoTags, .equal, .text("vod"))),
    Condition("tags != #vod", .compare(.todoTags, .notEqual, .text("vod"))),
    Condition("tag in (vod, review)", .oneOf(.todoTags, [.text("vod"), .text("review")])),
    Condition("tag !~ vo", .not(.contains(.todoTags, "vo"))),
    Condition("priority = H", .compare(.todoPriority, .equal, .priority(.high))),
    Condition("priority >= medium", .compare(.todoPriority, .greaterOrEqual, .priority(.medium))),
    Condition("note ~ 'second game'", .contains(.todoNote, "second game")),
  ])
  func ofTodos(_ condition: Condition) throws {
    #expect(try Parsing.commands("todo list where \(condition.text)") == [.todos(condition.predicate)])
  }

  @Test(arguments: [
    Meaning("member list order by name", .members(order: [Ordering(field: .memberName)])),
    Meaning(
      "member list order by position desc,name asc , id limit 10",
      .members(
        order: [
          Ordering(field: .memberPosition, descending: true), Ordering(field: .memberName),
          Ordering(field: .memberID),
        ], limit: 10)),
    Meaning("member list limit 0", .members(limit: 0)),
    Meaning("member list limit 3 order by id", .members(order: [Ordering(field: .memberID)], limit: 3)),
    Meaning("member list limit 3 where id = 3 --json", .members(.id(.equal, 3), limit: 3)),
    Meaning(
      "todo list where done order by created desc limit 3",
      .todos(.done, order: [Ordering(field: .todoCreated, descending: true)], limit: 3)),
    Meaning(
      "todo list where created > 2026-12-01 order by id",
      .todos(.compare(.todoCreated, .greater, day(1)), order: [Ordering(field: .todoID)])),
    Meaning("todo list order by done --all", .todos(order: [Ordering(field: .todoDone)])),
    // A search: words in any order; quoted words hold blanks; clauses and options are no words of it.
    Meaning("member list hans SAMA", .members(.searches("hans", "SAMA"))),
    Meaning("member list 'hans sama' x", .members(.searches("hans sama", "x"))),
    Meaning("member list 369 3..9 -x", .members(.searches("369", "3..9", "-x"))),
    Meaning("member list order", .members(.searches("order"))),
    Meaning("member list order limit 1", .members(.searches("order"), limit: 1)),
    Meaning("member list 'where' 'limit' \\limit", .members(.searches("where", "limit", "\\limit"))),
    Meaning(
      "member list x --position Mid y where id = 3 limit 1",
      .members(
        .and(
          .and(.and(.position(.Mid), .id(.equal, 3)), .contains(.memberName, "x")),
          .contains(.memberName, "y")), limit: 1)),
    Meaning("member list ''", .members()), Meaning("member list add", .members(.searches("add"))),
    Meaning("todo list milk", .todos(.and(.open, .mentions(.todo, "milk")))),
  ])
  func clauses(_ meaning: Meaning) throws { try meaning.check() }

  @Test(arguments: [
    Mistake(
      "member list where①",
      .expectedField("the end of the command", fields: ["id", "name", "position"], suggestion: nil)),
    Mistake(
      "member list where ①nmae② = x",
      .expectedField("'nmae'", fields: ["id", "name", "position"], suggestion: "name")),
    Mistake(
      "member list where ①title② = x",
      .expectedField("'title'", fields: ["id", "name", "position"], suggestion: nil)),
    Mistake(
      "member list where ①'name'② = x",
      .expectedField("'name'", fields: ["id", "name", "position"], suggestion: nil)),
    Mistake(
      "member list where ①Name② = x",
      .expectedField("'Name'", fields: ["id", "name", "position"], suggestion: "name")),
    Mistake(
      "member list where ①=② x", .expectedField("'='", fields: ["id", "name", "position"], suggestion: nil)),
    Mistake("member list where name①", .expectedComparison(field: "name", found: "the end of the command")),
    Mistake("member list where name ①is② x", .expectedComparison(field: "name", found: "'is'")),
    Mistake("todo list where done ①x②", .expectedComparison(field: "done", found: "'x'")),
    Mistake("member list where name =①", .expectedValue(found: "the end of the command")),
    Mistake("member list where name = ①;② quit", .expectedValue(found: "the end of the command")),
    Mistake("member list where name = ①(②x)", .expectedValue(found: "'('")),
    Mistake("member list where name in (①)②", .expectedValue(found: "')'")),
    Mistake("member list where name in (a,①)②", .expectedValue(found: "')'")),
    Mistake("member list where name = ①|② cat", .expectedValue(found: "'|'")),
    Mistake("member list where name in ①a②", .expectedList(field: "name")),
    Mistake(
      "member list where name in (a ①b②)", .expectedParenthesis(found: "'b'", opened: SourceSpan(26, 27))),
    Mistake(
      "member list where (id = 3①",
      .expectedParenthesis(found: "the end of the command", opened: SourceSpan(18, 19))),
    Mistake("member list where id = 3 ①)②", .unexpectedOperand(")", usage: usage)),
    Mistake("member list where name = Hans ①Sama②", .unexpectedOperand("Sama", usage: usage)),
    Mistake("member list where name ①==② x", .unknownComparison("==", instead: "=")),
    Mistake("member list where name①<>②x", .unknownComparison("<>", instead: "!=")),
    Mistake("member list where name ①!② x", .notComparable(field: "name", comparison: "!")),
    Mistake("member list where id ①~② 3", .notComparable(field: "id", comparison: "~")),
    Mistake("member list where position ①!~② 3", .notComparable(field: "position", comparison: "!~")),
    Mistake("todo list where done ①<② yes", .notComparable(field: "done", comparison: "<")),
    Mistake("todo list where done = ①maybe②", .notAFlagValue("maybe")),
    Mistake("member list where id = ①x②", .notANumber("x", what: "id")),
    Mistake("member list where id = ①1e3②", .notANumber("1e3", what: "id")),
    Mistake("member list where id = ①+1②", .notANumber("+1", what: "id")),
    Mistake("member list where id = ①-②", .notANumber("-", what: "id")),
    Mistake(
      "member list where id = ①9223372036854775808②", .idOutOfRange("9223372036854775808", couldBeName: false)
    ),
    Mistake(
      "member list where id = ①-9223372036854775809②",
      .idOutOfRange("-9223372036854775809", couldBeName: false)),
    Mistake("member list where position = ①Middl②", .unknownPosition("Middl", suggestion: "middle")),
    Mistake("todo list where created > ①soon②", .notADate(DateError(kind: .notADate, word: "soon"))),
    Mistake(
      "todo list where created > 2026-12-01 ①24:00②",
      .notADate(DateError(kind: .noSuchTime, word: "24:00", index: 1))),
    Mistake("member list where id = 3 ①where② id = 4", .repeatedOption("where")),
    Mistake("member list ①limit②", .missingOptionValue("limit", placeholder: "N")),
    Mistake("member list ①limit② --json", .missingOptionValue("limit", placeholder: "N")),
    Mistake("member list limit ①-1②", .notANumber("-1", what: "limit")),
    Mistake("member list limit ①ten②", .notANumber("ten", what: "limit")),
    Mistake("member list limit ①'3'②", .notANumber("3", what: "limit")),
    Mistake("member list limit ①9223372036854775808②", .numberTooGreat("9223372036854775808", what: "limit")),
    Mistake("member list limit 3 ①limit② 4", .repeatedOption("limit")),
    Mistake("member list order by id ①order② by id", .repeatedOption("order by")),
    Mistake(
      "member list order by ①nme②",
      .expectedField("'nme'", fields: ["id", "name", "position"], suggestion: "name")),
    Mistake(
      "todo list where ①assignee② = x", .expectedField("'assignee'", fields: todoFields, suggestion: "for")),
    Mistake(
      "todo list where ①prio② = high", .expectedField("'prio'", fields: todoFields, suggestion: "priority")),
    Mistake("todo list where ①notes② ~ x", .expectedField("'notes'", fields: todoFields, suggestion: "note")),
    Mistake("todo list where for ①<② Faker", .notComparable(field: "for", comparison: "<")),
    Mistake("todo list where tags ①>=② vod", .notComparable(field: "tags", comparison: ">=")),
    Mistake("todo list where due ①~② 2026", .notComparable(field: "due", comparison: "~")),
    Mistake("todo list where priority ①!~② high", .notComparable(field: "priority", comparison: "!~")),
    Mistake("todo list where tag = ①'a b'②", .notATag("a b")),
    Mistake("todo list where due = ①none②", .notADate(DateError(kind: .notADate, word: "none"))),
    Mistake(
      "todo list where priority = ①hgih②",
      .notAChoice("hgih", what: "priority", choices: ["low", "medium", "high"], suggestion: "high")),
    Mistake("todo list where due ①Faker②", .expectedComparison(field: "due", found: "'Faker'")),
    Mistake(
      "member list order by id,①",
      .expectedField("the end of the command", fields: ["id", "name", "position"], suggestion: nil)),
    Mistake("member list order by id ①x②", .unexpectedOperand("x", usage: usage)),
    // A backslash does not make a parenthesis ordinary: quotes do.
    Mistake(#"member list where name = \①)x②"#, .unexpectedOperand(")x", usage: usage)),
    Mistake("member list where name = 'a'①b②", .textAfterQuote(word: "'a'b")),
    Mistake("member list where name in ('a'①b②, c)", .textAfterQuote(word: "'a'b")),
    Mistake("todo rm where done ①limit② 3", .unexpectedOperand("limit", usage: "todo rm TODOS")),
  ])
  func refuses(_ mistake: Mistake) throws {
    try mistake.check()
  }

  /// Nothing a line holds may exhaust the stack: neither nesting nor the length of a chain.
  @Test func depthIsBounded() throws {
    let nested = { (count: Int) in
      String(repeating: "(", count: count) + "id = 1" + String(repeating: ")", count: count)
    }
    #expect(try Parsing.commands("member list where " + nested(99)) == [.members(.id(.equal, 1))])
    #expect(try Parsing.error("member list where " + nested(100)).kind == .nestedTooDeep(100))
    #expect(
      try Parsing.error("member list where " + String(repeating: "not ", count: 100_000) + "id = 1").kind
        == .nestedTooDeep(100))
    for joint in ["and", "or"] {
      let chain = { (count: Int) in Array(repeating: "id = 1", count: count).joined(separator: " \(joint) ") }
      #expect(try Parsing.commands("member list where " + chain(400)).count == 1)
      #expect(try Parsing.error("member list where " + chain(401)).kind == .tooManyConditions(400))
      #expect(try Parsing.error("member list where " + chain(100_000)).kind == .tooManyConditions(400))
    }
    let words = { (count: Int) in String(repeating: " a", count: count) }
    #expect(try Parsing.commands("member list" + words(400)).count == 1)
    #expect(try Parsing.error("member list" + words(100_000)).kind == .tooManyConditions(400))
  }
}
