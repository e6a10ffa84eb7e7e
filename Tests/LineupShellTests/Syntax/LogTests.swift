import LineupCore
import LineupShell
import Testing

/// `log`: a step, or those that a filter and a condition pick.
@Suite struct LogTests {
  private static func member(_ term: Selection.Term) -> LogQuery.RowReference {
    LogQuery.RowReference(entity: .member, term: term)
  }

  @Test(arguments: [
    Meaning("log", .log(LogQuery())), Meaning("log 12", .showStep(12)), Meaning("log --prune", .prune),
    Meaning("log limit 0", .log(LogQuery(limit: 0))),
    Meaning("log where undone", .log(LogQuery(filter: .isTrue(.stepIsUndone)))),
    Meaning(
      "log where not undone and rows>10 limit 3",
      .log(
        LogQuery(
          filter: .and(.not(.isTrue(.stepIsUndone)), .compare(.stepCount, .greater, .integer(10))), limit: 3))
    ),
    Meaning(
      "log limit 3 where command ~ 'add Faker'",
      .log(LogQuery(filter: .contains(.stepText, "add Faker"), limit: 3))),
    Meaning(
      "log --member Hans Sama where undone",
      .log(LogQuery(row: member(.name("Hans Sama")), filter: .isTrue(.stepIsUndone)))),
    Meaning("log --member 7", .log(LogQuery(row: member(.id(7))))),
    Meaning("log --member '7'", .log(LogQuery(row: member(.name("7"))))),
    Meaning("log --member 7 8", .log(LogQuery(row: member(.name("7 8"))))),
  ])
  func means(_ meaning: Meaning) throws {
    try meaning.check()
  }

  private static let usage =
    "log [N] [--member MEMBER] [--todo N] [--prune] [where CONDITION] [limit N]"

  @Test(arguments: [
    Mistake("log ①3② where undone", .conflictingOptions("3", "where")),
    Mistake("log ①3② limit 1", .conflictingOptions("3", "limit")),
    Mistake("log 3 ①--member A②", .conflictingOptions("3", "--member")),
    Mistake("log --member A ①--todo 3②", .conflictingOptions("--member", "--todo")),
    Mistake("log ①--prune② 3", .conflictingOptions("--prune", "3")),
    Mistake("log ①--prune② where undone", .conflictingOptions("--prune", "where")),
    Mistake("log limit 3 ①--prune②", .conflictingOptions("--prune", "limit")),
    Mistake("log --todo 3 ①--prune②", .conflictingOptions("--prune", "--todo")),
    Mistake("log --prune ①|② cat", .pipeAfterChange(command: "log --prune")),
    Mistake(":history --clear ①|② cat", .pipeAfterChange(command: ":history --clear")),
    Mistake("log where rows > 1 ①3②", .unexpectedOperand("3", usage: usage)),
    Mistake("log limit 1 ①3②", .unexpectedOperand("3", usage: usage)),
    Mistake("log where undone ①order② by at", .unexpectedOperand("order", usage: usage)),
    Mistake("log where undone limit 1 ①where② undone", .repeatedOption("where")),
    Mistake(
      "log where ①by② = a",
      .expectedField("'by'", fields: Field.ofSteps.map(\.name), suggestion: nil)),
    Mistake("log where rows = ①many②", .notANumber("many", what: "rows")),
    Mistake("log where ①3②", .expectedField("'3'", fields: Field.ofSteps.map(\.name), suggestion: nil)),
    Mistake(
      "log --member ①99999999999999999999②", .idOutOfRange("99999999999999999999", couldBeName: true)),
    Mistake(":set log-days ①x②", .notANumber("x", what: "log-days")),
    Mistake(":set log-days ①-1②", .notANumber("-1", what: "log-days")),
    Mistake(
      ":set log-changes ①9223372036854775808②", .numberTooGreat("9223372036854775808", what: "log-changes")),
  ])
  func refuses(_ mistake: Mistake) throws {
    try mistake.check()
  }
}
