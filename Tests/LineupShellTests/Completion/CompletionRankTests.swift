import LineupCore
import LineupShell
import Testing

@Suite("The rank of candidates")
struct CompletionRankTests {
  private let completing = Completing(
    members: [
      Member(id: 1, name: "Hans Sama", position: .ADC), Member(id: 2, name: "SAMARA", position: .Top),
      Member(id: 3, name: "sam", position: .Mid), Member(id: 4, name: "369", position: .Top),
      Member(id: 5, name: "李相赫", position: .Mid), Member(id: 6, name: "José", position: .JG),
    ],
    todos: [
      TodoEvent(id: 7, title: "Review scrim VOD", createAt: Date(milliseconds: 0), complete: false),
      TodoEvent(id: 12, title: "scrim 2031", createAt: Date(milliseconds: 0), complete: true),
      TodoEvent(id: -1, title: "scrim of another program", createAt: Date(milliseconds: 0), complete: true),
    ],
    aliases: ["openers": "todo list"],
    files: ["Team.db", "my team/", "team.lineup", "dir/team.db", "dir/my team.db"])

  @Test(
    "What begins with the word comes first, then what does in another spelling, then what has it elsewhere",
    arguments: [
      ("member rm sam‸", ["sam", "SAMARA", "'Hans Sama'"]),
      ("member rm SAM‸", ["SAMARA", "sam", "'Hans Sama'"]),
      ("member rm 'sam‸", ["'sam'", "'SAMARA'", "'Hans Sama'"]),
      ("member rm 'hans s‸", ["'Hans Sama'"]),
      ("member rm 相‸", ["李相赫"]),
      ("member rm SE\u{301}‸", ["José"]),
      ("member list where name = ama‸", ["'Hans Sama'", "SAMARA"]),
      ("log --member ama‸", ["'Hans Sama'", "SAMARA"]),
      ("todo rm scr‸", ["12", "7"]),
      (":open te‸", ["team.lineup", "Team.db"]),
      (":open dir/te‸", ["dir/team.db"]),
      (":open dir/ea‸", ["'dir/my team.db'", "dir/team.db"]),
      (":open am.‸", ["Team.db", "team.lineup"]),
    ] as [(String, [String])])
  func order(line: String, expected: [String]) {
    #expect(completing.words(line) == expected)
  }

  @Test(
    "One letter is looked for elsewhere only where no row begins with it",
    arguments: [
      ("member rm s‸", ["sam", "SAMARA"]), ("member rm r‸", ["SAMARA"]), ("todo rm v‸", ["7"]),
    ])
  func letter(line: String, expected: [String]) {
    #expect(completing.words(line) == expected)
  }

  @Test(
    "Digits are an id, and looked for elsewhere only where no id begins so",
    arguments: [
      ("member rm 3‸", ["3"]), ("member rm 36‸", ["'369'"]), ("todo rm 1‸", ["12"]),
      ("todo rm 203‸", ["12"]), ("member rm '3‸", ["'369'"]),
    ])
  func digits(line: String, expected: [String]) {
    #expect(completing.words(line) == expected)
  }

  @Test(
    "Words of the language are looked for elsewhere only where none begins so, and not by one letter",
    arguments: [
      ("hist‸", [":history"]), ("op‸", ["openers"]), ("pen‸", [":open", "openers"]), ("e‸", ["exit"]),
      ("z‸", []), ("member et‸", ["set"]), ("member s‸", ["show", "set"]),
      ("member list --sition‸", ["--position"]), ("member list --po‸", ["--position"]),
      ("member set 1 pos‸", []), ("member list --position tom‸", ["ADC"]),
      ("member list --position SUP‸", ["Support"]),
      ("member list order by me‸", ["name"]), ("todo list where one‸", ["done"]), (":set rap‸", ["wrap"]),
      (":set color way‸", ["always"]), ("member rm her‸", []),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) {
    #expect(completing.words(line) == expected)
  }

  @Test(
    "Nothing takes the place of what was typed unasked but what goes on from it",
    arguments: [
      ("member rm sam‸", [true, true, false]), ("todo rm scrim‸", [false, false]),
      ("todo rm 1‸", [true]), ("todo rm 203‸", [false]), ("hist‸", [false]), ("mem‸", [true]),
      ("member list --position bo‸", [true]), ("member list --position tom‸", [false]),
      ("member list --sition‸", [false]), (":open my‸", [true]),
    ])
  func unasked(line: String, expected: [Bool]) {
    #expect(completing.complete(line).candidates.map(\.continuesTyped) == expected)
  }

  @Test("Beyond prefixes nothing is looked for when told so")
  func prefixes() {
    var narrow = completing
    narrow.reach = .prefixes
    #expect(narrow.words("member rm sam‸") == ["sam", "SAMARA"])
    #expect(narrow.words("member rm mar‸").isEmpty)
    #expect(narrow.words("todo rm scr‸").isEmpty)
    #expect(narrow.words("hist‸").isEmpty)
    #expect(narrow.words("todo rm 1‸") == ["12"])
  }

  @Test("A to-do found by its title says which it is, and inserts its id")
  func titles() throws {
    let candidates = completing.complete("todo rm scrim‸").candidates
    #expect(candidates.map(\.label) == ["12", "7"])
    #expect(candidates.map(\.detail) == ["scrim 2031 — done", "Review scrim VOD"])
  }
}
