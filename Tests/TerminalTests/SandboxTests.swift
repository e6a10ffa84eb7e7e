import TestSupport
import Testing

/// `:mock`, which rehearses what it likes.
struct SandboxTests {
  private static func question(_ count: Int) -> String {
    count == 1
      ? "the sandbox holds 1 change that is not applied; throw it away? [y/N]"
      : "the sandbox holds \(count) changes that are not applied; throw them away? [y/N]"
  }

  @Test func `The prompt says where one is, and neither sees the other's data`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(":mock", prints: "empty sandbox, your data is untouched", then: Prompt.mock)
    try prompt.enter("member list", prints: "no members")
    #expect(try prompt.enter("member rm Faker").contains("record not found"))
    try prompt.enter("member add Faker Top", prints: "+ member 1  Faker  Top")
    try prompt.enter("member set 1 --position Mid", prints: "~ member 1  Faker  Top → Mid")
    try prompt.printed(after: ":mock" + Key.enter, until: Self.question(1))
    try prompt.type("y" + Key.enter, prints: "back on your data")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
    // Observers hear of what is done here again, once.
    try prompt.enter("member set 1 --position ADC", prints: "~ member 1  Faker  Mid → ADC")
  }

  @Test func `Nothing touches the real file from when its connection closes until the sandbox ends`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter("todo add real")
    try prompt.enter(":mock on", then: Prompt.mock)
    let folder = ".local/share/lineup"
    let before = try prompt.home.bytes(of: "\(folder)/lineup.db")
    // The connection has closed: what it had in its log is in the file.
    #expect(throws: (any Error).self) { try prompt.home.bytes(of: "\(folder)/lineup.db-wal") }
    for line in ["member add A Mid", "todo add mock", "member list", "todo done 1", "member rm A", "todo"] {
      try prompt.enter(line)
    }
    try prompt.terminal.send("member rm " + Key.tab + Key.clearLine)
    try prompt.enter("member add B Top", prints: "+ member 2  B  Top")
    #expect(try prompt.home.bytes(of: "\(folder)/lineup.db") == before)
    #expect(throws: (any Error).self) { try prompt.home.bytes(of: "\(folder)/lineup.db-wal") }
    try prompt.printed(after: ":mock off" + Key.enter, until: Self.question(2))
    try prompt.printed(after: "yes" + Key.enter, until: Prompt.real)
    #expect(try prompt.home.bytes(of: "\(folder)/lineup.db") == before)
    #expect(try prompt.enter("todo list --csv").contains(",real,"))
  }

  @Test(arguments: ["n", "", "what", Key.interrupt, Key.endOfInput])
  func `What the sandbox holds is kept unless one says yes`(answer: String) throws {
    let prompt = try Prompt(["--mock"], prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    try prompt.printed(after: ":mock" + Key.enter, until: Self.question(1))
    let isKey = answer == Key.interrupt || answer == Key.endOfInput
    let printed = try prompt.printed(after: answer + (isKey ? "" : Key.enter), until: Prompt.mock)
    #expect(printed == "error: nothing was done")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
  }

  @Test func `A sandbox in which nothing was done is left unasked`() throws {
    let prompt = try Prompt(["--mock"], prompt: Prompt.mock)
    #expect(try prompt.enter("member set 1 --position Top").contains("record not found"))
    try prompt.enter(":mock on", prints: "error: this is a sandbox already\n  :mock off leaves it")
    // What was taken back is nothing to lose.
    try prompt.enter("member add Faker Mid")
    try prompt.enter("undo")
    try prompt.enter(":mock off", prints: "back on your data", then: Prompt.real)
    #expect(try prompt.enter(":mock off").hasPrefix("error: there is no sandbox"))
  }

  @Test func `Another file is opened from within it only when one says yes`() throws {
    let home = try TemporaryFolder()
    let prompt = try Prompt(["--mock"], in: home, prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    let question = Self.question(1)
    try prompt.printed(after: ":open ~/other.db" + Key.enter, until: question)
    try prompt.type("n" + Key.enter, prints: "error: nothing was done", until: Prompt.mock)
    try prompt.printed(after: ":open ~/other.db" + Key.enter, until: question)
    try prompt.type(
      "y" + Key.enter, prints: "warning: ~/other.db does not exist yet; the first change makes it")
    try prompt.enter("member add Bengi JG", prints: "created \(home.path)/other.db\n+ member 1  Bengi  JG")
  }

  @Test func `A copy is tried, looked at, applied and taken back`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "member add Zeus Top"])
    try prompt.enter(
      ":mock copy",
      prints: "a copy of your data: :mock diff shows what you change, :mock apply makes it real",
      then: Prompt.mock)
    try prompt.enter("member set Faker --position ADC", prints: "~ member 1  Faker  Mid → ADC")
    try prompt.enter("member add Keria Support", prints: "+ member 3  Keria  Support")
    try Prompt.sqlite("insert into members(name, position) values ('Bengi', 2)", on: prompt.database)
    let rehearsed = "~ member 1  Faker  Mid → ADC\n+ member 4  Keria  Support  (3 in the sandbox)"
    try prompt.enter(":mock apply --dry-run", prints: "\(rehearsed)\ndry run: nothing was kept")
    try prompt.enter(":mock apply", prints: "\(rehearsed)\nback on your data", then: Prompt.real)
    // It is this session's newest step.
    try prompt.enter("undo", prints: "- member 4  Keria  Support\n~ member 1  Faker  ADC → Mid")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid\n2,Zeus,Top\n3,Bengi,JG")
  }

  @Test func `An apply that cannot be made stays in the sandbox`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(":mock copy", then: Prompt.mock)
    try prompt.enter("member set Faker --position ADC")
    try Prompt.sqlite("update members set position = 1", on: prompt.database)
    try prompt.enter(
      ":mock apply",
      prints: """
        error: the sandbox's changes do not fit your data; nothing was applied
          in the sandbox  ~ member 1  Faker  Mid → ADC
          in your data    ~ member 1  Faker  Mid → Top
          take those back here and apply the rest, or begin anew with :mock off and :mock copy
        """, then: Prompt.mock)
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,ADC")
  }

  @Test(arguments: [Key.endOfInput, "quit" + Key.enter, ":quit" + Key.enter])
  func `Whoever leaves is asked while there is something to lose`(leave: String) throws {
    let prompt = try Prompt(["--mock"], prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    try prompt.enter("todo add x")
    let question = "the sandbox holds 2 changes that are not applied; leave? [y/N]"
    for answer in ["n" + Key.enter, Key.enter, Key.interrupt] {
      try prompt.printed(after: leave, until: question)
      try prompt.printed(after: answer, until: Prompt.mock)
    }
    try prompt.printed(after: leave, until: question)
    try prompt.terminal.send("y" + Key.enter)
    #expect(try prompt.terminal.waitForExit() == .exited(0))
  }

  @Test func `A second Ctrl-D leaves`() throws {
    let prompt = try Prompt(["--mock"], prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    let question = "the sandbox holds 1 change that is not applied; leave? [y/N]"
    try prompt.printed(after: Key.endOfInput, until: question)
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `Nobody is asked who has nothing to lose, nor by a script`() throws {
    let home = try TemporaryFolder()
    try home.write(":mock off\n:mock\nmember add A Mid\n:quit\n", to: "leave.lineup")
    let prompt = try Prompt(["--mock"], in: home, prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    try prompt.terminal.send(":source ~/leave.lineup" + Key.enter)
    #expect(try prompt.terminal.waitForExit() == .exited(0))
    let other = try Prompt(["--mock"], prompt: Prompt.mock)
    #expect(try other.leave() == .exited(0))
  }

  @Test func `Without an editor one is asked too, and can go on after Ctrl-D`() throws {
    let prompt = try Prompt(by: #"exec "$0" --mock >"$HOME/out""#, prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid", then: Prompt.mock)
    let question = "the sandbox holds 1 change that is not applied; leave? [y/N]"
    try prompt.printed(after: Key.endOfInput, until: question)
    try prompt.printed(after: "n" + Key.enter, until: Prompt.mock)
    try prompt.enter("member list", then: Prompt.mock)
    try prompt.printed(after: Key.endOfInput, until: question)
    #expect(try prompt.leave() == .exited(0))
  }
}
