import LineupCore
import Testing

@testable import LineupShell

@Suite("The present value of an option")
struct PresentValueTests {
  private let completing = Completing(
    members: [
      Member(id: 7, name: "Hide on bush", position: .Mid), Member(id: 8, name: "a;b | c", position: .Top),
    ],
    todos: [
      TodoEvent(id: 3, title: "Review the 2nd game", createAt: Date(milliseconds: 0), complete: false),
      TodoEvent(id: 4, title: " ", createAt: Date(milliseconds: 0), complete: false),
    ])

  @Test(
    "It is there to be edited where one row is named and nothing was typed yet, quoted only if it must be",
    arguments: [
      ("todo set 3 --title ‸", ["Review the 2nd game"]),
      ("todo set 3 --title   ‸", ["Review the 2nd game"]),
      ("todo set 3 --title=‸", ["Review the 2nd game"]),
      ("todo set 3 --yes --title ‸", ["Review the 2nd game"]),
      ("todo set 3 --title ‸ --yes", ["Review the 2nd game"]),
      ("member list; todo set 3 --title ‸; member list", []),
      ("member list; todo set 3 --title ‸ ; member list", ["Review the 2nd game"]),
      ("member set 7 --name ‸", ["Hide on bush"]),
      ("member set 'Hide on bush' --position Mid --name ‸", ["Hide on bush"]),
      ("member set 8 --name ‸", ["a;b | c"].map { "'\($0)'" }),
      ("todo set 3 --title R‸", []), ("todo set 3 --title R ‸", []), ("todo set 3 --title '‸", []),
      ("todo set 3 --title=R ‸", []), ("todo set 3 --title ‸ R", []), ("todo set 3 --title ‸--yes", []),
      ("todo set 3 4 --title ‸", []), ("todo set 3..3 --title ‸", []), ("todo set 99 --title ‸", []),
      ("todo set 4 --title ‸", []), ("todo set --title ‸", []),
      ("todo set where id = 3 --title ‸", []), ("member set 7 --position ‸", Position.allCases.map(\.name)),
      ("member list --name ‸", ["'Hide on bush'", "'a;b | c'"]),
    ] as [(String, [String])])
  func offered(line: String, expected: [String]) {
    #expect(completing.words(line) == expected)
  }

  @Test("It goes on, and says what it is")
  func candidate() throws {
    let candidate = try #require(completing.complete("member set 8 --name ‸").candidates.first)
    #expect(candidate.label == "a;b | c")
    #expect(candidate.detail == "as it is now")
    #expect(!candidate.isFinal)
  }

  /// 5,000 titles that a database may hold, each after an option and after its equals sign, alone and before another.
  @Test("Enter keeps it byte for byte")
  func keeping() throws {
    var hostile = HostileText(seed: 11)
    for _ in 0..<5000 {
      let title = hostile.visibleText()
      let event = TodoEvent(id: 3, title: title, createAt: Date(milliseconds: 0), complete: false)
      for line in ["todo set 3 --title ‸", "todo set 3 --title=‸", "todo set 3 --title ‸ --yes"] {
        let completed = try #require(Completing(todos: [event]).lines(line).first?.line)
        let commands = try? Parsing.commands(completed)
        guard case .setTodos(_, let patch)? = commands?.first, commands?.count == 1, let found = patch.title,
          found.utf8.elementsEqual(title.utf8)
        else {
          Issue.record("\(title.debugDescription) became \(completed)")
          continue
        }
      }
    }
  }

  @Test(
    "Words are quoted only if they must be",
    arguments: [
      ("Review the game", "Review the game"), ("don't panic", "don't panic"), ("a -- b", "a -- b"),
      ("5\" pan #42", "5\" pan #42"), ("a  b", "a  b"), ("#1 first", "#1 first"), ("a;b", "'a;b'"),
      ("x | y", "'x | y'"), (" a", "' a'"), ("a ", "'a '"), ("a --b", "'a --b'"), ("-- a", "'-- a'"),
      ("'tis", "\"'tis\""), ("C:\\", "'C:\\'"), ("C:\\new", "C:\\new"), ("a\\ b", "'a\\ b'"),
      ("a\tb", "\"a\\tb\""), ("a\nb", "\"a\\nb\""), ("369", "369"),
    ])
  func quoting(text: String, expected: String) {
    #expect(Quoting.words(text) == expected)
  }
}
