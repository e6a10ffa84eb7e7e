import LineupCore
import TestSupport
import Testing

@testable import LineupShell

/// Options: what they take, how they stand together.
@Suite struct OptionTests {
  private static let noon = Date(year: 2026, month: 12, day: 1, hour: 12)

  @Test(arguments: [
    // A value in the next word or after `=`, where a value begins anew.
    Meaning("member set Faker --position Top", .move("Faker", to: .Top)),
    Meaning("member set Faker --position=top", .move("Faker", to: .Top)),
    Meaning("member set Faker --position='Top'", .move("Faker", to: .Top)),
    Meaning("member add Faker Mid --id 7", .member("Faker", .Mid, id: 7)),
    Meaning("member add --id=7 Faker Mid", .member("Faker", .Mid, id: 7)),
    Meaning("member add Faker --id 7 Mid", .member("Faker", .Mid, id: 7)),
    Meaning(
      "member add Faker Mid --or-set", .addMember(MemberDraft(name: "Faker", position: .Mid), orSet: true)),
    // A text option takes all words up to the next option.
    Meaning("member set 7 --name Hide on bush", .rename(.id(7), to: "Hide on bush")),
    Meaning("member set 7 --name=Hide on  bush", .rename(.id(7), to: "Hide on  bush")),
    Meaning("member set 7 --name='Hide on' bush", .rename(.id(7), to: "Hide on bush")),
    Meaning("member set 7 --name=it's", .rename(.id(7), to: "it's")),
    Meaning("member set 7 --name=\\'s", .rename(.id(7), to: "'s")),
    Meaning("member set 7 --name= x y", .rename(.id(7), to: "x y")),
    Meaning("member set 7 --name=--x", .rename(.id(7), to: "--x")),
    Meaning("member set 7 --name=a=b", .rename(.id(7), to: "a=b")),
    Meaning("member set 7 --name #1 -x -- y", .rename(.id(7), to: "#1 -x -- y")),
    Meaning("member set 7 --name where order by limit 3", .rename(.id(7), to: "where order by limit 3")),
    Meaning("member set 7 --name 7 8", .rename(.id(7), to: "7 8")),
    Meaning(
      "member set 7 --name a b --position Top",
      .setMembers(Selection(entity: .member, terms: [.id(7)]), MemberPatch(name: "a b", position: .Top))),
    Meaning(
      "todo set 3 --title don't; quit",
      .setTodos(Selection(entity: .todo, terms: [.id(3)]), TodoPatch(title: "don't")), .quit),
    // Before a text, `--` ends options.
    Meaning("member set 7 --name -- --x --yes", .rename(.id(7), to: "--x --yes")),
    Meaning("member list --name -- where x", .members(.name("where x"))),
    // As a filter it also ends where a clause begins.
    Meaning("member list --name Hide on bush limit 3", .members(.name("Hide on bush"), limit: 3)),
    Meaning(
      "member list --name a order order by id",
      .members(.name("a order"), order: [Ordering(field: .memberID)])),
    Meaning(
      "member show --name a where id = 3",
      .show(Selection(entity: .member, filter: .and(.name("a"), .id(.equal, 3))))),
    // Dates of one word and of two.
    Meaning(
      "todo add a --at 2026-12-01",
      .addTodo(TodoDraft(title: "a", createAt: Date(year: 2026, month: 12, day: 1)))),
    Meaning("todo add a --at 2026-12-01 12:00", .addTodo(TodoDraft(title: "a", createAt: noon))),
    Meaning("todo add a --at=2026-12-01 12:00:00 b", .addTodo(TodoDraft(title: "a b", createAt: noon))),
    Meaning("todo add --at 2026-12-01T21:00+09:00 a", .addTodo(TodoDraft(title: "a", createAt: noon))),
    Meaning("todo add --at '2026-12-01 12:00' a", .addTodo(TodoDraft(title: "a", createAt: noon))),
    Meaning(
      "todo add --at 2026-12-01 12 angry men",
      .addTodo(TodoDraft(title: "12 angry men", createAt: Date(year: 2026, month: 12, day: 1)))),
    // Filters.
    Meaning("todo list --open", .todos(.open)), Meaning("todo list --done", .todos(.done)),
    Meaning("todo list --all", .todos()),
    Meaning("todo list --all where done", .todos(.done)),
    Meaning("todo list x --all", .todos(.mentions(.todo, "x"))),
    Meaning("todo list x", .todos(.and(.open, .mentions(.todo, "x")))),
    Meaning("todo rm --done", .remove(Selection(entity: .todo, filter: .done))),
    Meaning("member rm --all", .remove(Selection(entity: .member))),
    Meaning("member list --position=sup --name a", .members(.and(.name("a"), .position(.Support)))),
  ])
  func parses(_ meaning: Meaning) throws { try meaning.check() }

  @Test(arguments: [
    Mistake(
      "member set 7 ①--nmae② x",
      .unknownOption("--nmae", command: "member set", suggestion: "--name", takesText: false)),
    Mistake("member set 7 ①--name②", .missingOptionValue("--name", placeholder: "NAME")),
    Mistake("member set 7 ①--name② --position Top", .missingOptionValue("--name", placeholder: "NAME")),
    Mistake("member set 7 ①--name=②", .missingOptionValue("--name", placeholder: "NAME")),
    Mistake("member set 7 ①--position② --name x", .missingOptionValue("--position", placeholder: "POS")),
    Mistake("member set 7 ①--position=② Mid", .missingOptionValue("--position", placeholder: "POS")),
    Mistake("member set 7 --name ①' '②", .emptyText("name")),
    Mistake("member set 7 --name=①''②", .emptyText("name")),
    Mistake("member set 7 --name a ①--name② b", .repeatedOption("--name")),
    Mistake("member list --json ①--json②", .repeatedOption("--json")),
    Mistake("member list --json ①--csv②", .conflictingOptions("--json", "--csv")),
    Mistake("member list --json --mode json ①--csv②", .conflictingOptions("--json", "--csv")),
    Mistake("member list --mode csv ①--json②", .conflictingOptions("--mode", "--json")),
    Mistake("todo list --open ①--done②", .conflictingOptions("--open", "--done")),
    Mistake("todo list --all ①--open②", .conflictingOptions("--all", "--open")),
    Mistake("todo list --done=①yes②", .unexpectedOptionValue("--done")),
    Mistake("todo list --done=①②", .unexpectedOptionValue("--done")),
    Mistake(
      "member list --mode ①jsn②",
      .notAChoice(
        "jsn", what: "--mode", choices: ["table", "plain", "csv", "json", "jsonl", "markdown"],
        suggestion: "json")),
    Mistake("member set 7 --position ①Middl②", .unknownPosition("Middl", suggestion: "middle")),
    Mistake("member add a Mid --id ①x②", .notANumber("x", what: "--id")),
    Mistake("member add a Mid --id ①-1②", .notANumber("-1", what: "--id")),
    Mistake("todo add a --at ①soon②", .notADate(DateError(kind: .notADate, word: "soon"))),
    Mistake(
      "todo add a --at 2026-12-01 ①25:00②",
      .notADate(DateError(kind: .noSuchTime, word: "25:00", index: 1))),
    Mistake(
      "todo add a --at ①2026-13-01② 12:00", .notADate(DateError(kind: .noSuchMonth, word: "2026-13-01"))),
    // In `set`, the rows end at the first option.
    Mistake(
      "member set 7 --position Top ①8②",
      .unexpectedOperand("8", usage: "member set MEMBERS [--name NAME] [--position POS]")),
    Mistake(
      "member set --name a b --yes ①7②",
      .unexpectedOperand("7", usage: "member set MEMBERS [--name NAME] [--position POS]")),
    Mistake("member set 7①", .nothingToSet(usage: "member set MEMBERS [--name NAME] [--position POS]")),
    Mistake("member set 7 --yes①", .nothingToSet(usage: "member set MEMBERS [--name NAME] [--position POS]")),
    Mistake(
      "member set --position Top①",
      .missingOperand("MEMBERS", usage: "member set MEMBERS [--name NAME] [--position POS]")),
    Mistake(
      "todo add ①--=x② y", .unknownOption("--=x", command: "todo add", suggestion: nil, takesText: true)),
    Mistake(
      "todo add ①--x=\"a b\"②",
      .unknownOption("--x=a b", command: "todo add", suggestion: nil, takesText: true)),
  ])
  func refuses(_ mistake: Mistake) throws { try mistake.check() }

  @Test func shellOptionsGoBesideTheCommand() throws {
    let cases: [(String, OutputMode?, Bool)] = [
      ("member list", nil, false), ("member list --json", .json, false),
      ("todo show 3 --mode=csv", .csv, false),
      ("member list --json --mode json", .json, false), ("member --markdown", .markdown, false),
      ("todo rm 3..9 --yes", nil, true), ("member set --yes 3..9 --position Top", nil, true),
    ]
    for (line, mode, agreed) in cases {
      let invocation = try #require(try Parsing.invocations(line).first)
      #expect(invocation.mode == mode, "\(line)")
      #expect(invocation.agreed == agreed, "\(line)")
    }
  }

  @Test func whatChangesDataSaysSo() throws {
    for (line, changes) in [
      ("member add a Mid", true), ("todo done 3", true), ("todo", false), ("member show 3", false),
      ("todo add --help", false), (":mock", false),
    ] {
      #expect(try Parsing.invocations(line).map(\.changesData) == [changes], "\(line)")
    }
  }

  @Test(arguments: [
    "①member list②", "  ①todo add a  b② ", "①member rm where name = 'x' and (id = 3)② ; quit",
    "①todo set 3 --title a b②\r\n",
    "①member list limit 3② | cat", "①todo add a --at 2026-12-01 12:00②", "①todo list --mode=csv②",
    "①member list order by id desc②",
  ])
  func spansHoldTheWholeCommand(_ source: String) throws {
    let marked = MarkedText(source)
    let span = try #require(try Parsing.invocations(marked.text).first).span
    #expect(span == SourceSpan(try marked.offset("①"), try marked.offset("②")))
  }
}

extension Command {
  static func move(_ name: String, to position: Position) -> Command {
    .setMembers(Selection(entity: .member, terms: [.name(name)]), MemberPatch(position: position))
  }
}
