import TestSupport
import Testing

/// Several commands in a line, and system commands.
struct LineTests {
  @Test func `Commands of a line run in order`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.enter(
      "member add Faker Mid; member add Bengi JG ;member list --csv",
      prints: """
        + member 1  Faker  Mid
        + member 2  Bengi  JG
        id,name,position
        1,Faker,Mid
        2,Bengi,JG
        """)
  }

  @Test func `A command that fails drops the rest of its line`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.enter(
      "member add A Mid; member rm Nobody; member add B Mid",
      prints: """
        + member 1  A  Mid
        error: record not found: there is no member named 'Nobody'
        """)
    // A line is parsed whole before any of it runs.
    try prompt.enter(
      "member add C Mid; member shwo A",
      prints: """
        error: unknown command 'member shwo'; did you mean 'member show'?
          member add C Mid; member shwo A
                                   ^~~~
        """)
    try prompt.enter("member list --csv", prints: "id,name,position\n1,A,Mid")
  }

  @Test func `What a system command is given is plain, and the session goes on after it`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "member add 李相赫 JG"])
    try prompt.enter("member list | cat", prints: "1       Faker   Mid\n2       李相赫  JG")
    try prompt.enter("member list | head -1", prints: "1       Faker   Mid")
    #expect(try prompt.enter("member list | exit 3").contains("ended with status 3: exit 3"))
    #expect(
      try prompt.enter("member rm Faker | cat").hasPrefix(
        "error: the output of 'member rm' cannot be piped"))
  }

  @Test func `A pager takes the terminal and gives it back`() throws {
    let prompt = try Prompt(after: (1...40).map { "todo add number \($0)" })
    let modes = try prompt.terminal.modes()
    try prompt.terminal.send("todo list | less" + Key.enter)
    try prompt.terminal.waitUntil("the pager") { $0.text.contains("number 10") && $0.cursorLine == ":" }
    try prompt.terminal.send("G")
    try prompt.terminal.waitFor("number 40")
    try prompt.terminal.send("q")
    try prompt.terminal.waitForLine(Prompt.real)
    #expect(try prompt.terminal.modes() == modes)
    try prompt.type("todo list num" + Key.left + Key.left + "X", becoming: "todo list nXum")
  }

  @Test func `An interactive program reads the terminal`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.terminal.send("todo list | read all; read name </dev/tty; echo hello $name" + Key.enter)
    try prompt.terminal.waitForLine("")
    #expect(try prompt.printed(after: "world" + Key.enter, until: Prompt.real).hasSuffix("hello world"))
  }

  @Test func `In safe mode there is none`() throws {
    let prompt = try Prompt(["--safe"], after: ["todo add x"])
    #expect(
      try prompt.enter("todo list | touch ~/made").hasPrefix("error: no system command runs in safe mode"))
    #expect(throws: (any Error).self) { try prompt.home.bytes(of: "made") }
  }
}
