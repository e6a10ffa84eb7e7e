import LineupCore
import Testing

@testable import LineupShell

/// How reports are asked for.
struct ReportSyntaxTests {
  @Test(
    arguments: [
      ("todo next", OpenQuery(limit: 20)), ("todo next limit 3", OpenQuery(limit: 3)),
      ("todo next limit 0", OpenQuery(limit: 0)), ("todo overdue", OpenQuery(.late)),
      ("todo overdue limit 5", OpenQuery(.late, limit: 5)), ("agenda", OpenQuery(.days(7))),
      ("agenda 1", OpenQuery(.days(1))), ("agenda 366", OpenQuery(.days(366))),
      ("agenda --for Hide on bush", OpenQuery(.days(7), member: .name("Hide on bush"))),
      ("agenda 3 --for 7", OpenQuery(.days(3), member: .id(7))),
      ("agenda --for '7' --json", OpenQuery(.days(7), member: .name("7"))),
      ("agenda --for none", OpenQuery(.days(7), filter: .not(.isPresent(.todoFor)))),
      (
        "todo next --for Faker where priority = high limit 2",
        OpenQuery(
          filter: .compare(.todoPriority, .equal, .priority(.high)), member: .name("Faker"), limit: 2)
      ),
    ] as [(String, OpenQuery)])
  func `They are understood`(line: String, query: OpenQuery) throws {
    #expect(try Parsing.commands(line) == [.listOpen(query)])
  }

  @Test(arguments: [
    ("agenda 0", "0 is out of range: DAYS goes from 1 to 366"),
    ("agenda 367", "367 is out of range: DAYS goes from 1 to 366"),
    ("agenda 99999999999999999999", "99999999999999999999 is too great a number for DAYS"),
    ("agenda x", "'x' is not a number for DAYS"), ("agenda -1", "'-1' is not a number for DAYS"),
    ("agenda '7'", "'7' is not a number for DAYS"), ("agenda 1 2", "'2' is one word too many"),
    ("agenda where due", "'due' is one word too many"),
    ("agenda --for", "'--for' needs a value: --for MEMBER|none"),
    ("stats 7", "'7' is one word too many"), ("todo next 5", "'5' is one word too many"),
    ("todo next order by due", "'order' is one word too many"),
    ("todo next --done", "'todo next' has no option '--done'; did you mean '--due'?"),
    ("todo overdue limit x", "'x' is not a number for limit"),
    ("overdue", "'overdue' is only half a command"), ("next", "'next' is only half a command"),
    ("stat", "unknown command 'stat'; did you mean 'stats'?"),
  ])
  func `Slips are told`(line: String, message: String) throws {
    #expect(try Parsing.error(line).kind.prose.message == message)
  }

  @Test(arguments: [
    ("agenda ‸", ["1", "7", "14", "30", "--for", "--mode"]), ("agenda 1‸", ["1", "14"]),
    ("agenda 7 --for fa‸", ["Faker"]), ("agenda --for ‸", ["Faker", "none"]), ("st‸", ["stats"]),
    ("todo ov‸", ["overdue"]), ("stats ‸", ["--mode"]),
  ])
  func `They are completed`(line: String, words: [String]) {
    let completing = Completing(members: [Member(id: 1, name: "Faker", position: .Mid)])
    #expect(completing.words(line) == words)
  }
}
