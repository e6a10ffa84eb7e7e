import TestSupport
import Testing

/// Commands that act on the shell.
struct ShellCommandTests {
  @Test func `:open goes on with another database`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(
      ":open ~/academy.db", prints: "warning: ~/academy.db does not exist yet; the first change makes it")
    try prompt.enter(
      "member list",
      prints: """
        error: there is no database \(prompt.home.path)/academy.db
          the first command that changes data creates it
        """)
    try prompt.enter(
      "member add Bengi JG", prints: "created \(prompt.home.path)/academy.db\n+ member 1  Bengi  JG")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Bengi,JG")
    try prompt.enter(":mock", then: Prompt.mock)
    try prompt.enter(":mock", prints: "back on your data", then: Prompt.real)
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Bengi,JG")
    try prompt.enter(":open \(prompt.database)", prints: "")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
  }

  @Test func `:source runs a script, and its errors say where`() throws {
    let home = try TemporaryFolder()
    try home.write("member add Faker Mid\n# a comment\nmember add Bengi JG", to: "good.lineup")
    try home.write("member add Peanut ADC\nmember rm Nobody\nmember add Never Top\n", to: "bad.lineup")
    let prompt = try Prompt(in: home, after: ["todo add x"])
    try prompt.enter(":source ~/good.lineup", prints: "+ member 1  Faker  Mid\n+ member 2  Bengi  JG")
    try prompt.enter(
      ":source ~/bad.lineup; member add Dropped Top",
      prints: """
        + member 3  Peanut  ADC
        ~/bad.lineup:2:1: error: record not found: there is no member named 'Nobody'
          member rm Nobody
          ^~~~~~~~~~~~~~~~
        """)
    let error = try prompt.enter(":source ~/none.lineup")
    #expect(error.hasPrefix("error: cannot read ~/none.lineup: no such file"))
    #expect(try prompt.enter(":source ~").hasPrefix("error: cannot read"))
  }

  @Test func `:set shows and changes settings`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    #expect(try prompt.enter(":set").contains("  mode auto           how results are printed"))
    try prompt.enter(":set mode json", prints: "")
    try prompt.enter("member list", prints: "[\n{\"id\":1,\"name\":\"Faker\",\"position\":\"Mid\"}\n]")
    try prompt.enter(
      "member rm Faker",
      prints:
        #"{"op":"delete","entity":"member","id":1,"old":{"id":1,"name":"Faker","position":"Mid"},"new":null}"#
    )
    try prompt.enter(":set mode auto; member list", prints: "no members")
    try prompt.enter(":set quiet on; member add Bengi JG", prints: "")
    #expect(try prompt.enter(":set mode jso").contains("did you mean 'json'?"))
    #expect(try prompt.enter(":set colour never").contains("did you mean 'color'?"))
  }

  @Test func `:alias names a line, which completes and runs`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "member add Bengi JG"])
    try prompt.enter(":alias mids member list --csv --position Mid", prints: "")
    try prompt.type("mi" + Key.tab, becoming: "mids")
    let listed = try prompt.printed(after: Key.enter, until: Prompt.real)
    #expect(listed == "id,name,position\n1,Faker,Mid")
    try prompt.enter(":alias", prints: ":alias mids member list --csv --position Mid")
    #expect(try prompt.enter(":alias member todo list").contains("an alias cannot hide it"))
  }

  @Test func `:explain makes no call`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    let printed = try prompt.enter(":explain member rm where position = Mid; todo add x")
    #expect(printed.contains("call     interactor.member.deleteMember(rows)"))
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
  }

  @Test(arguments: ["help", ":help"])
  func `Help is at hand`(command: String) throws {
    let prompt = try Prompt(rows: 60)
    #expect(try prompt.enter(command).contains("member add"))
    #expect(try prompt.enter("\(command) member").contains("member set"))
    #expect(try prompt.enter("\(command) member set").hasPrefix("member set MEMBERS"))
    #expect(try prompt.enter("\(command) memebr").contains("did you mean 'member"))
  }

  @Test(arguments: ["quit", "exit", ":quit", ":exit", "todo add y; quit; todo add never"])
  func `The session is left`(command: String) throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.terminal.send(command + Key.enter)
    #expect(try prompt.terminal.waitForExit() == .exited(0))
    #expect(!prompt.terminal.screen.text.contains("+ todo 3"))
  }
}
