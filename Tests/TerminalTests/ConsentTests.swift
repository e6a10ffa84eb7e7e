import TestSupport
import Testing

/// A command that would change many rows asks first.
struct ConsentTests {
  static let roster = ["member add Faker Mid", "member add Bengi JG", "todo add x"]
  static let question = "remove 2 rows? [y/N]"

  @Test func `n keeps, y removes`() throws {
    let prompt = try Prompt(after: Self.roster)
    for answer in ["n", "", "no", "yesterday"] {
      try prompt.printed(after: "member rm --all" + Key.enter, until: Self.question)
      try prompt.type(answer + Key.enter, prints: "error: nothing was done")
    }
    try prompt.printed(after: "member rm where id > 0" + Key.enter, until: Self.question)
    try prompt.type(
      "y" + Key.enter,
      prints: """
        - member 1  Faker  Mid
        - member 2  Bengi  JG
        """)
  }

  @Test func `A declined command drops the rest of its line`() throws {
    let prompt = try Prompt(after: Self.roster)
    try prompt.printed(after: "member rm 1..2; todo add y" + Key.enter, until: Self.question)
    try prompt.type("n" + Key.enter, prints: "error: nothing was done")
  }

  @Test func `What was typed ahead is no answer`() throws {
    let prompt = try Prompt(after: Self.roster)
    try prompt.printed(after: "member rm --all" + Key.enter + "y" + Key.enter, until: Self.question)
    prompt.terminal.settle()
    #expect(prompt.terminal.screen.cursorLine == Self.question)
    try prompt.type("n" + Key.enter, prints: "error: nothing was done")
  }

  @Test func `What was pasted is no answer`() throws {
    let prompt = try Prompt(after: Self.roster)
    try prompt.terminal.paste("member rm --all\ny\ny\n")
    try prompt.terminal.waitForLine(Self.question)
    try prompt.type("n" + Key.enter, prints: "error: nothing was done")
  }

  @Test func `It is refused when the rows have changed meanwhile, and no lock is held`() throws {
    let prompt = try Prompt(after: Self.roster)
    try prompt.printed(after: "member rm --all" + Key.enter, until: Self.question)
    try Prompt.run(["member set Faker --position Top"], in: prompt.home)
    try prompt.type(
      "y" + Key.enter,
      prints: """
        error: the rows changed while you were asked; nothing was done
          look again and repeat it
        """)
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Top\n2,Bengi,JG")
  }

  @Test func `A script is not asked about`() throws {
    let home = try TemporaryFolder()
    try home.write("member rm --all\n", to: "clear.lineup")
    let prompt = try Prompt(in: home, after: Self.roster)
    let error = try prompt.enter(":source ~/clear.lineup")
    #expect(error.hasPrefix("~/clear.lineup:1:1: error: this would touch 2 rows, and nobody can be asked"))
  }

  @Test func `Rows that are named, one row, and --yes are not asked about`() throws {
    let prompt = try Prompt(after: Self.roster)
    try prompt.enter("member set where id = 1 --position Top", prints: "~ member 1  Faker  Mid → Top")
    #expect(try prompt.enter("member set 1 Bengi --position ADC").split(separator: "\n").count == 2)
    #expect(try prompt.enter("member rm --all --yes").split(separator: "\n").count == 2)
  }
}
