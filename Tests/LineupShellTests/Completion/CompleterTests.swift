import LineupCore
import LineupShell
import Testing

@Suite("Completion")
struct CompleterTests {
  private static let members = [
    Member(id: 1, name: "Faker", position: .Mid), Member(id: 2, name: "Hans Sama", position: .ADC),
    Member(id: 3, name: "it's", position: .Top), Member(id: 4, name: "q\"q", position: .Top),
    Member(id: 5, name: #"x\y"#, position: .JG), Member(id: 6, name: "#1", position: .JG),
    Member(id: 7, name: "369", position: .Top), Member(id: 8, name: "where", position: .Support),
    Member(id: 9, name: "-x", position: .Support), Member(id: 10, name: "페이커", position: .Mid),
    Member(id: 11, name: "a;b|c", position: .Mid), Member(id: 12, name: "new\nline\u{202E}", position: .Mid),
    Member(id: 13, name: "both'\"", position: .Mid),
  ]
  private static let todos = [
    TodoEvent(id: 1, title: "buy milk", createAt: Date(milliseconds: 0), complete: false),
    TodoEvent(id: 12, title: "review vod", createAt: Date(milliseconds: 0), complete: true),
  ]

  private let completing = Completing(
    members: members, todos: todos, aliases: ["mids": "member list --position Mid"],
    files: ["team.db", "my team/", "~/mine"])

  private func complete(_ marked: String) -> CompletionList { completing.complete(marked) }

  private func words(_ marked: String) -> [String] { completing.words(marked) }

  @Test(
    "What may stand at the cursor is offered, and nothing else",
    arguments: [
      ("mem‸", ["member"]),
      ("mi‸", ["mids"]),
      ("todo r‸", ["rm", "reopen"]),
      ("member ‸", ["add", "list", "show", "set", "rm"]),
      ("member list --pos‸", ["--position"]),
      ("member list --position ‸", ["Top", "JG", "Mid", "ADC", "Support"]),
      ("member list --position=m‸", ["Mid"]),
      ("member add Faker ‸", ["Top", "JG", "Mid", "ADC", "Support", "--or-set", "--id", "--dry-run"]),
      ("member add Faker bo‸", ["ADC"]),
      ("member add Fak‸", []),
      (":mock ‸", ["on", "off", "copy", "diff", "apply"]),
      (":mock apply ‸", ["--dry-run"]),
      (":mock copy ‸", []),
      (":mock diff --js‸", ["--json", "--jsonl"]),
      ("member show fak‸", ["Faker"]),
      ("member rm 10‸", ["10"]),
      ("todo done 1‸", ["1", "12"]),
      ("todo done ‸", ["1", "where"]),
      ("todo done re‸", []),
      ("todo reopen ‸", ["12", "where"]),
      ("todo show ‸", ["1", "12", "where"]),
      ("todo show 1 ‸", ["12"]),
      ("member rm Faker 3 '369' 1‸", ["10", "11", "12", "13"]),
      ("member rm Faker 3 fak‸", []),
      ("member rm 3 --‸", ["--yes", "--dry-run"]),
      ("member rm --all ‸", ["where", "--name", "--position", "--yes", "--dry-run"]),
      ("member list --position Top ‸", ["where", "order by", "limit", "--name", "--all", "--mode"]),
      (
        "todo add buy ‸",
        ["--due", "--for", "--tag", "--priority", "--note", "--done", "--at", "--id", "--dry-run"]
      ),
      ("todo list --mode j‸", ["json", "jsonl"]),
      ("member list where ‸", ["id", "name", "position", "not"]),
      ("member list where position = ‸", ["Top", "JG", "Mid", "ADC", "Support"]),
      ("member list where position in (Top, ‸", ["Top", "JG", "Mid", "ADC", "Support"]),
      ("member list where name = fa‸", ["Faker"]),
      ("member list where (id > 3 ‸", ["and", "or"]),
      ("member list where (id > 3) ‸", ["and", "or", "order by", "limit"]),
      ("member list where id in (3 ‸", []),
      ("todo list where created > 2026-12-01 18:00 ‸", ["and", "or", "order by", "limit"]),
      ("member list order by ‸", ["id", "name", "position"]),
      ("member list order by name d‸", ["desc"]),
      ("todo list where done = ‸", ["yes", "no"]),
      ("log ‸", ["where", "limit"]),
      ("log --pr‸", ["--prune"]),
      ("log where ‸", ["number", "at", "who", "session", "command", "rows", "undone", "not"]),
      ("log where wh‸", ["who"]),
      ("log where undone ‸", ["and", "or", "=", "!=", "in", "limit"]),
      ("log where undone and rows > 3 ‸", ["and", "or", "limit"]),
      ("log where undone = ‸", ["yes", "no"]),
      ("log limit 3 wh‸", ["where"]),
      ("log --member fa‸", ["Faker"]),
      ("log --member Hans S‸", ["'Hans Sama'"]),
      ("member list --name=hans S‸", ["'Hans Sama'"]),
      ("member list --name Hans ‸", ["'Hans Sama'"]),
      ("member list --name Hans x‸", []),
      ("member list --name Hans Sama where ‸", ["id", "name", "position", "not"]),
      ("member list --name Hans order by ‸", ["id", "name", "position"]),
      ("todo set 1 --title where --y‸", ["--yes"]),
      ("log --todo 1‸", ["1", "12"]),
      ("log --todo vod‸", ["12"]),
      ("watch --since 1‸", []),
      ("log --member Hans Sama limit 3 wh‸", ["where"]),
      ("todo set 1 --title buy milk --y‸", ["--yes"]),
      ("mids --js‸", ["--json", "--jsonl"]),
      ("fnord x; member a‸", ["add"]),
      (":set mo‸", ["mode"]),
      (":set wrap ‸", ["off", "on"]),
      (":set log‸", ["log-changes", "log-days"]),
      (":set log-days ‸", []),
      (":open ‸", ["'my team/", "team.db"]),
      (":open 'my‸", ["'my team/"]),
      ("help mem‸", ["member"]),
      ("help mi‸", ["mids"]),
      ("help member s‸", ["show", "set"]),
      ("member list; todo d‸", ["done"]),
      ("member list | so‸", []),
      ("# mem‸", []),
      ("'mem‸", []),
      ("todo set 1 --ti‸", ["--title"]),
      ("member set Faker --position Top ‸", ["--name", "--yes", "--dry-run"]),
      ("member rm 3‸", ["3"]),
      ("member rm '3‸", ["'369'"]),
      ("member list where name = 3‸", ["'369'"]),
      (":open ~/mi‸", ["~/mine"]),
    ] as [(String, [String])])
  func offered(line: String, expected: [String]) {
    // Options come last, so a case that names none is about what stands before them.
    let found = words(line)
    let namesOptions = expected.isEmpty || expected.contains { $0.hasPrefix("--") }
    #expect(namesOptions ? found == expected : found.filter { !$0.hasPrefix("--") } == expected)
  }

  @Test("A name is quoted so that the finished line parses to that very name", arguments: members)
  func quotedNames(member: Member) throws {
    let list = complete("member show ‸")
    let candidate = try #require(list.candidates.first { $0.label == member.name })
    let line = "member show " + candidate.insertion
    var parser = Parser(Array(line.utf8), dates: Parsing.dates)
    let invocation = try #require(try parser.line()?.first)
    #expect(invocation.command == .show(Selection(entity: .member, terms: [.name(member.name)])), "\(line)")
  }

  @Test(
    "What was begun is replaced, quotes included, and what stands behind the cursor stays",
    arguments: [
      ("member show 'Hans S‸", 12..<19, ["'Hans Sama'"]),
      ("member show \"han‸", 12..<16, ["'Hans Sama'"]),
      ("member show ha‸ --json", 12..<14, ["'Hans Sama'"]),
      ("member show 페이‸", 12..<18, ["페이커"]),
      ("log --member Hans  S‸", 13..<20, ["'Hans Sama'"]),
      ("log --member Hans S‸ --csv", 13..<19, ["'Hans Sama'"]),
      ("member show ‸ --json", 12..<12, nil),
    ] as [(String, Range<Int>, [String]?)])
  func replaced(line: String, range: Range<Int>, insertions: [String]?) {
    let list = complete(line)
    #expect(list.replaced == range)
    if let insertions { #expect(list.candidates.map(\.insertion) == insertions) }
  }

  @Test(
    "On an empty line the commands come as they are declared, the data before the shell, each by one name")
  func commands() {
    let found = words("‸")
    #expect(found.prefix(5) == ["member", "todo", "agenda", "stats", "undo"])
    #expect(found.last == "mids")
    #expect(found.contains(":quit") && !found.contains("quit") && !found.contains("exit"))
    #expect(words("q‸") == ["quit"])
    #expect(
      complete("help ‸").candidates.prefix(2).map(\.detail) == ["commands on members", "commands on todos"])
  }

  @Test(
    "Where nothing was typed, an option is listed and never put in", arguments: ["undo ‸", "todo add x ‸"])
  func listedOptions(line: String) {
    #expect(complete(line).candidates.allSatisfy { !$0.continuesTyped })
    #expect(complete(line.replacing("‸", with: "--d‸")).candidates.allSatisfy { $0.continuesTyped })
  }

  @Test("Candidates say what they are")
  func details() {
    #expect(complete(":mock c‸").candidates.first?.detail == "go into a copy of your data")
    #expect(complete("todo list where cr‸").candidates.first?.detail == "a date")
    #expect(complete("member rm 1‸").candidates.first?.detail == "Faker — Mid")
    #expect(complete("todo show 12‸").candidates.first?.detail == "review vod — done")
    #expect(complete("member set 1 --pos‸").candidates.first?.label == "--position POS")
    #expect(complete("mids‸").candidates.first?.detail == "member list --position Mid")
  }

  @Test(
    "No prefix of any line makes it fall over",
    arguments: [
      "member list where name in ('a', \"b\") and not (id>3 or position!=Mid) order by name desc, id limit 3 --json",
      "todo add 'it' --at 2026-12-01 18:00 --done; :set mode json; :alias x member list | cat",
      "member set 1 2..3 Faker --name=Hans\\ Sama --position=Mid --yes",
      "log --member Hans Sama where at >= 2026-12-01 and not (undone or rows in (1, 2)) limit 3 --csv",
    ])
  func prefixes(line: String) {
    for end in 0...line.utf8.count {
      let list = completing.completer.complete(line, cursor: end)
      #expect(list.replaced.upperBound == end && list.replaced.lowerBound >= 0)
    }
  }
}
