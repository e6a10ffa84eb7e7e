import TestSupport
import Testing

/// `:mock`, which rehearses what it likes.
struct SandboxTests {
  @Test func `The prompt says where one is, and neither sees the other's data`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(":mock", prints: "empty sandbox, your data is untouched", then: Prompt.mock)
    try prompt.enter("member list", prints: "no members")
    #expect(try prompt.enter("member rm Faker").contains("record not found"))
    try prompt.enter("member add Faker Top", prints: "+ member 1  Faker  Top")
    try prompt.enter("member set 1 --position Mid", prints: "~ member 1  Faker  Top → Mid")
    try prompt.printed(after: ":mock" + Key.enter, until: "throw away what the sandbox holds? [y/N]")
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
    try prompt.printed(after: ":mock off" + Key.enter, until: "throw away what the sandbox holds? [y/N]")
    try prompt.printed(after: "yes" + Key.enter, until: Prompt.real)
    #expect(try prompt.home.bytes(of: "\(folder)/lineup.db") == before)
    #expect(try prompt.enter("todo list --csv").contains(",real,"))
  }

  @Test(arguments: ["n", "", "what", Key.interrupt, Key.endOfInput])
  func `What the sandbox holds is kept unless one says yes`(answer: String) throws {
    let prompt = try Prompt(["--mock"], prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    try prompt.printed(after: ":mock" + Key.enter, until: "throw away what the sandbox holds? [y/N]")
    let isKey = answer == Key.interrupt || answer == Key.endOfInput
    let printed = try prompt.printed(after: answer + (isKey ? "" : Key.enter), until: Prompt.mock)
    #expect(printed == "error: nothing was done")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
  }

  @Test func `A sandbox in which nothing was done is left unasked`() throws {
    let prompt = try Prompt(["--mock"], prompt: Prompt.mock)
    #expect(try prompt.enter("member set 1 --position Top").contains("record not found"))
    try prompt.enter(":mock on", prints: "error: this is the sandbox already")
    try prompt.enter(":mock off", prints: "back on your data", then: Prompt.real)
    try prompt.enter(":mock off", prints: "error: there is no sandbox to leave")
  }

  @Test func `Another file is opened from within it only when one says yes`() throws {
    let home = try TemporaryFolder()
    let prompt = try Prompt(["--mock"], in: home, prompt: Prompt.mock)
    try prompt.enter("member add Faker Mid")
    let question = "throw away what the sandbox holds? [y/N]"
    try prompt.printed(after: ":open ~/other.db" + Key.enter, until: question)
    try prompt.type("n" + Key.enter, prints: "error: nothing was done", until: Prompt.mock)
    try prompt.printed(after: ":open ~/other.db" + Key.enter, until: question)
    try prompt.type(
      "y" + Key.enter, prints: "warning: ~/other.db does not exist yet; the first change makes it")
    try prompt.enter("member add Bengi JG", prints: "created \(home.path)/other.db\n+ member 1  Bengi  JG")
  }
}
