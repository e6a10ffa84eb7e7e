import LineupCore
import Testing

@testable import LineupShell

@Suite("Completion of what to-dos have")
struct TodoCompletionTests {
  private static let made = Date(milliseconds: 0)

  private let completing = Completing(
    members: [
      Member(id: 1, name: "Faker", position: .Mid), Member(id: 2, name: "Hans Sama", position: .ADC),
      Member(id: 3, name: "none", position: .Top),
    ],
    todos: [
      TodoEvent(
        id: 3, title: "Review", createAt: made, complete: false, tags: ["vod", "it's"], note: "don't panic"),
      TodoEvent(id: 4, title: "Scrim", createAt: made, complete: false, tags: ["vod", "#1"]),
      TodoEvent(id: 5, title: "Vote", createAt: made, complete: true, tags: ["VOD", "later", "over"]),
    ])

  @Test(
    "What may stand at the cursor is offered, and nothing else",
    arguments: [
      ("todo add x --for ‸", ["Faker", "'Hans Sama'", "'none'"]),
      ("todo add x --for=ha‸", ["'Hans Sama'"]),
      ("todo set 3 --for ‸", ["Faker", "'Hans Sama'", "'none'", "none"]),
      ("todo set 3 --for n‸", ["'none'", "none"]),
      ("todo set 3 --for Hans ‸", ["'Hans Sama'"]),
      ("todo list --for no‸", ["'none'", "none"]),
      ("todo add x --priority ‸", ["low", "medium", "high"]),
      ("todo set 3 --priority ‸", ["low", "medium", "high", "none"]),
      ("todo list --priority h‸", ["high"]),
      ("todo add x --tag ‸", ["vod", "\"it's\"", "'##1'", "later", "over"]),
      ("todo add x --tag v‸", ["vod"]), ("todo add x --tag a‸", ["later"]),
      ("todo add x --tag t‸", ["\"it's\"", "later"]),
      ("todo add x --tag vod ‸", ["\"it's\"", "'##1'", "later", "over"]),
      ("todo add x --tag vod --tag l‸", ["later"]),
      ("todo add x --tag -‸", []),
      ("todo set 3 --tag ‸", ["'##1'", "later", "over", "-vod", "\"-it's\"", "none"]),
      ("todo set 3 --tag +‸", ["'+##1'", "+later", "+over"]),
      ("todo set 3 --tag -‸", ["-vod", "\"-it's\""]),
      ("todo set 3 --tag -v‸", ["-vod"]),
      ("todo set 3 --tag la‸", ["later"]),
      ("todo set 3 4 --tag -‸", ["-vod", "\"-it's\"", "'-##1'", "-later", "-over"]),
      ("todo list --tag ‸", ["vod", "\"it's\"", "'##1'", "later", "over", "none"]),
      ("todo list --tag -l‸", ["-later"]),
      ("todo list --tag vod ‸", ["\"it's\"", "'##1'", "later", "over", "where", "order by", "limit"]),
      ("todo list --tag vod whe‸", ["where"]),
      ("todo set 3 --due non‸", ["none"]),
      ("todo set 3 --due next non‸", []),
      ("todo add x --due fri 18‸", ["18:00", "18:15", "18:30", "18:45"]),
      ("todo list --due-before tod‸", ["today"]),
      ("todo list where due < tod‸", ["today"]),
      ("todo set 3 --note ‸", ["don't panic"]),
      ("todo set 3 --title ‸", ["Review"]),
      ("todo set 4 --note ‸", []),
      ("todo add x --note ‸", []),
      ("todo list where ‸", Entity.todo.fields.map(\.name) + ["not"]),
      ("todo list where pr‸", ["priority"]),
      ("todo list where for ‸", ["and", "or", "~", "!~", "=", "!=", "in", "order by", "limit"]),
      ("todo list where due ‸", ["and", "or", "=", "!=", "in", "<", "<=", ">", ">=", "order by", "limit"]),
      ("todo list where tags ‸", ["and", "or", "~", "!~", "=", "!=", "in", "order by", "limit"]),
      ("todo list where for = ‸", ["Faker", "'Hans Sama'", "'none'"]),
      ("todo list where tag = v‸", ["vod"]),
      ("todo list where priority in (low, ‸", ["low", "medium", "high"]),
      ("todo list where due < 2026-12-01 18:00 ‸", ["and", "or", "order by", "limit"]),
      ("todo list order by ‸", Entity.todo.fields.map(\.name)),
      ("todo add x --pri‸", ["--priority"]),
      ("todo list --due‸", ["--due", "--due-before", "--due-after"]),
      ("todo list --for Faker --over‸", ["--overdue"]),
      ("todo list --overdue --over‸", []),
      ("todo list --tag vod --ta‸", ["--tag", "--table"]),
    ] as [(String, [String])])
  func offered(line: String, expected: [String]) {
    let found = completing.words(line)
    let namesOptions = expected.isEmpty || expected.contains { $0.hasPrefix("--") }
    #expect(namesOptions ? found == expected : found.filter { !$0.hasPrefix("--") } == expected)
  }

  @Test("Each says what it is")
  func details() throws {
    func details(_ line: String) -> [String] {
      completing.complete(line).candidates.map { "\($0.label): \($0.detail)" }
    }
    #expect(details("todo set 3 --for fa‸") == ["Faker: 1 — Mid"])
    #expect(details("todo set 4 --for ‸").last == "none: nobody")
    #expect(details("todo add x --tag vo‸") == ["vod: 3 to-dos"])
    #expect(details("todo set 3 --tag -v‸") == ["-vod: take it off"])
    #expect(details("todo set 3 --due tod‸") == ["today: Mon 2026-11-30"])
    #expect(details("todo list where du‸") == ["due: a day, or a time"])
  }

  /// Every candidate makes a line that is understood.
  @Test(
    "What is offered is valid",
    arguments: [
      "todo add x --for ‸", "todo add x --tag ‸", "todo set 3 --tag ‸", "todo set 3 --tag -‸",
      "todo set 3 --for ‸", "todo list --tag ‸", "todo list where tag = ‸", "todo list where for = ‸",
      "todo add x --priority ‸", "todo set 3 --note ‸",
    ])
  func valid(line: String) throws {
    let lines = completing.lines(line)
    #expect(!lines.isEmpty)
    for (candidate, line) in lines {
      #expect(throws: Never.self, "\(candidate.label)") { try Parsing.commands(line) }
    }
  }

  @Test("What is nothing at all is not put in unasked")
  func none() throws {
    for option in ["--due", "--for", "--tag", "--priority"] {
      let candidate = completing.complete("todo set 3 \(option) ‸").candidates.last { $0.label == "none" }
      #expect(candidate?.continuesTyped == false)
      let typed = completing.complete("todo set 3 \(option) no‸").candidates.last { $0.insertion == "none" }
      #expect(typed?.continuesTyped == true)
    }
  }

  /// Tags are counted, which takes too long for each key.
  @Test("While typing no tags are looked for")
  func prefixes() {
    var completing = completing
    completing.reach = .prefixes
    #expect(completing.words("todo add x --tag v‸") == [])
    #expect(completing.words("todo add x --for fa‸") == ["Faker"])
  }

  @Test(
    "Signatures tell of options",
    arguments: [
      ("todo set 3 --for ‸", "--for MEMBER|none — who is to do them: a member, by name or id"),
      ("todo add x --pri‸", "--priority PRIORITY — how much it matters"),
      ("todo list --overd‸", "--overdue — open ones whose due date has gone by"),
    ])
  func hints(line: String, expected: String) {
    let context = CompletionContext(Array(line.dropLast().utf8), catalog: .standard)
    #expect(context.hints(.standard, aliases: [:]).first == expected)
  }
}
