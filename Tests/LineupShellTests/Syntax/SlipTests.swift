import LineupCore
@testable import LineupShell
import Testing

/// Slips get a hint that fits.
@Suite struct SlipTests {
  @Test(arguments: [
    // A position first.
    Mistake("member add ①Mid② Faker", .positionFirst(name: "Faker", position: "Mid")),
    Mistake("member add ①adc② Hans Sama", .positionFirst(name: "'Hans Sama'", position: "ADC")),
    Mistake("member add Hans ①Sama②", .unknownPosition("Sama", suggestion: nil)),
    Mistake("member add Faker ①Middl②", .unknownPosition("Middl", suggestion: "middle")),
    Mistake(
      "member add Faker①", .missingOperand("POSITION", usage: "member add NAME… POSITION [--or-set] [--id N]")
    ),
    Mistake(
      "member add ①Mid②", .missingOperand("NAME", usage: "member add NAME… POSITION [--or-set] [--id N]")),
    Mistake("member add①", .missingOperand("NAME", usage: "member add NAME… POSITION [--or-set] [--id N]")),
    // No verb.
    Mistake("todo ①Buy milk②", .dataWithoutVerb(group: "todo", text: "Buy milk")),
    Mistake("todo ①don't  forget②; quit", .dataWithoutVerb(group: "todo", text: "don't  forget")),
    Mistake("todo ①'Buy milk'②", .dataWithoutVerb(group: "todo", text: "'Buy milk'")),
    Mistake("todo ①a\\;b②", .dataWithoutVerb(group: "todo", text: "'a;b'")),
    Mistake("member ①'add' x Mid②", .dataWithoutVerb(group: "member", text: "'add' x Mid")),
    Mistake("member ①Faker②", .dataWithoutVerb(group: "member", text: "Faker")),
    Mistake("todo ①lst②", .unknownVerb(group: "todo", "lst", suggestion: "list")),
    Mistake("todo ①dnoe② 3", .unknownVerb(group: "todo", "dnoe", suggestion: "done")),
    // Verbs of other programs, where they cannot be the beginning of a title.
    Mistake("todo ①delete② 3", .unknownVerb(group: "todo", "delete", suggestion: "rm")),
    Mistake("todo ①complete② where title ~ vod", .unknownVerb(group: "todo", "complete", suggestion: "done")),
    Mistake("todo ①finish② --open", .unknownVerb(group: "todo", "finish", suggestion: "done")),
    Mistake("todo ①ls②", .unknownVerb(group: "todo", "ls", suggestion: "list")),
    Mistake("todo ①remove the trash②", .dataWithoutVerb(group: "todo", text: "remove the trash")),
    Mistake("member ①Remove② Faker", .unknownVerb(group: "member", "Remove", suggestion: "rm")),
    Mistake("member ①'remove' Faker②", .dataWithoutVerb(group: "member", text: "'remove' Faker")),
    // Verbs alone.
    Mistake("①add② Faker Mid", .verbAlone("add", commands: ["member add", "todo add"])),
    Mistake("①ls②", .verbAlone("ls", commands: ["member list", "todo list"])),
    Mistake("①done② 3", .verbAlone("done", commands: ["todo done"])),
    // Other shells' operators.
    Mistake("member list ①>② x.txt", .shellOperator(">")),
    Mistake("member list ①>>② x.txt", .shellOperator(">>")),
    Mistake("member list ①>x.txt②", .shellOperator(">")),
    Mistake("member list --json ①>>x.txt②", .shellOperator(">>")),
    Mistake("member list ①<② x.txt", .shellOperator("<")),
    Mistake("member list ①&&② todo list", .shellOperator("&&")),
    Mistake("member list ①&②", .shellOperator("&")),
    Mistake("member list where id = 3 ①>② x.txt", .shellOperator(">")),
    Mistake("member rm Faker ①&&② member list", .shellOperator("&&")),
    Mistake("todo done 3 ①&&② todo list", .shellOperator("&&")),
    Mistake("member ①&&② todo", .shellOperator("&&")), Mistake("todo ①>② x.txt", .shellOperator(">")),
    Mistake("help ①&&② member list", .shellOperator("&&")), Mistake("quit ①&&② x", .shellOperator("&&")),
    Mistake(":open ①>② x", .shellOperator(">")),
    Mistake(":set ①&&② x", .shellOperator("&&")), Mistake("member list limit 3 ①&&② x", .shellOperator("&&")),
    Mistake("member add Faker Mid ①>② x.txt", .shellOperator(">")),
    Mistake("member add Faker Mid ①&&② member add Zeus Top", .shellOperator("&&")),
    Mistake("member add Tom & ①Jerry②", .unknownPosition("Jerry", suggestion: nil)),
    // Unknown words.
    Mistake("①todos②", .unknownCommand("todos", suggestion: "todo")),
    Mistake("①qiut②", .unknownCommand("qiut", suggestion: "quit")),
    Mistake("①:q②", .unknownCommand(":q", suggestion: "quit")),
    Mistake("①?②", .unknownCommand("?", suggestion: "help")),
    Mistake("①mock②", .unknownCommand("mock", suggestion: ":mock")),
    Mistake("①MEMBER② list", .unknownCommand("MEMBER", suggestion: "member")),
    Mistake("①select② * from members", .unknownCommand("select", suggestion: nil)),
  ])
  func areTold(_ mistake: Mistake) throws { try mistake.check() }

  /// Quoted, each of them is text.
  @Test(arguments: [
    Meaning("member list '>' \"&&\" \\;", .members(.searches(">", "&&", ";"))),
    Meaning("member rm '&&'", .remove(Selection(entity: .member, terms: [.name("&&")]))),
    Meaning("member add 'a && b' Mid", .member("a && b", .Mid)), Meaning(":open '>'", .open(path: ">")),
    Meaning("member list <3 &x", .members(.searches("<3", "&x"))),
  ])
  func quotedTheyAreText(_ meaning: Meaning) throws { try meaning.check() }

  @Test func hintsSayWhatToType() {
    let hints: [(SyntaxError.Kind, String?)] = [
      (.positionFirst(name: "'Hans Sama'", position: "Mid"), "member add 'Hans Sama' Mid"),
      (.dataWithoutVerb(group: "todo", text: "Buy milk"), "to add it: todo add Buy milk"),
      (.dataWithoutVerb(group: "member", text: "Faker"), "to add it: member add Faker POSITION"),
      (.dataWithoutVerb(group: "member", text: "Hans Sama"), "to add it: member add Hans Sama POSITION"),
      (.dataWithoutVerb(group: "member", text: "Hans Sama adc"), "to add it: member add Hans Sama adc"),
      (.verbAlone("add", commands: ["member add", "todo add"]), "write member add, or todo add"),
      (.notAnID("3,4", entity: "todo"), "separate ids by blanks: 3 4"),
      (.notAnID("3-5", entity: "todo"), "a range is written 3..5"),
      (.notAnID("#3", entity: "todo"), "an id is written without #: 3"),
      (
        .notAnID("-", entity: "todo"),
        "name a todo by its id or a range such as 3..9, or say where title ~ '-'"
      ),
      (.dataWithoutVerb(group: "todo", text: "3"), "to look at it: todo show 3"),
      (.dataWithoutVerb(group: "member", text: "3..9"), "to look at it: member show 3..9"),
      (
        .unknownOption("--x=a b", command: "todo add", suggestion: nil, takesText: true),
        "where it is meant as text, quote it: '--x=a b'"
      ),
      (
        .unknownOption("--it's", command: "todo add", suggestion: nil, takesText: true),
        "where it is meant as text, quote it: \"--it's\""
      ),
      (
        .idOutOfRange("99999999999999999999", couldBeName: true),
        "a member of that name is written '99999999999999999999', or where name = 99999999999999999999"
      ),
      (.shellOperator(">"), "pipe it instead: | cat > FILE; where > is meant as text, quote it"),
    ]
    for (kind, hint) in hints { #expect(kind.prose.hint == hint) }
  }
}
