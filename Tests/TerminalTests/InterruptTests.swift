import TestSupport
import Testing

/// Ctrl-C and Ctrl-D.
struct InterruptTests {
  @Test func `Ctrl-C drops the line, and Ctrl-D ends the session`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.type("member rm Faker", becoming: "member rm Faker")
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `A failed command does not fail the session`() throws {
    let prompt = try Prompt()
    #expect(try prompt.enter("nonsense").hasPrefix("error: unknown command 'nonsense'"))
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `The prompt of a continued line says which quote is open`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.type("todo add 'one" + Key.enter, prints: "", until: "     '>")
    try prompt.type("two\"" + Key.enter, prints: "", until: "     '>")
    try prompt.enter("three'", prints: #"+ todo 2  one\ntwo"\nthree"#, then: Prompt.real)
    try prompt.type("todo add \"one" + Key.enter, prints: "", until: "     \">")
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    try prompt.enter("todo list --jsonl | wc -l", prints: "2")
  }

  @Test func `Ctrl-D in a continued line reports the open quote`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.printed(after: "todo add 'one" + Key.enter, until: "     '>")
    try prompt.type(
      Key.endOfInput,
      prints: """
        error: the quote ' is not closed
          todo add 'one
                   ^
          close it, or write \\' for the character itself
        """)
    try prompt.enter("todo list --csv | wc -l", prints: "2")
  }

  @Test func `Ctrl-C stops a long listing, and nothing after it`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(":set news off", prints: "")
    try Prompt.addMembers(200_000, to: prompt.database)
    try prompt.terminal.send("member list; todo add never\r")
    try prompt.terminal.waitUntil("a thousand rows") { $0.cursorRowEver > 1000 }
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    let screen = prompt.terminal.screen
    #expect(screen.text.hasSuffix("error: interrupted\nlineup>"))
    #expect(!(screen.scrollback + screen.lines).contains { $0.contains("Member 200000") })
    try prompt.enter("member list limit 1 --csv", prints: "id,name,position\n1,Faker,Mid")
    try prompt.enter("todo", prints: "no todos")
  }

  @Test func `Ctrl-C stops a script that runs`() throws {
    let home = try TemporaryFolder()
    try home.write(String(repeating: "todo add x\n", count: 20_000), to: "long.lineup")
    let prompt = try Prompt(in: home, after: ["todo add x"])
    try prompt.terminal.send(":source ~/long.lineup; todo add never\r")
    try prompt.terminal.waitUntil("the first of many") { $0.cursorRowEver > 50 }
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    #expect(prompt.terminal.screen.text.hasSuffix("error: interrupted\nlineup>"))
    try prompt.enter("todo list never", prints: "no todos")
  }

  @Test func `Ctrl-C at a question is a no, and stops nothing after it`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "member add B Top"])
    try prompt.printed(after: "member rm --all\r", until: "remove 2 rows? [y/N]")
    try prompt.type(Key.interrupt, prints: "error: nothing was done")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid\n2,B,Top")
  }

  @Test func `Ctrl-C ends a system command, and not the session`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "member add B Top"])
    try prompt.terminal.send("member list | echo sleeping; sleep 1000\r")
    try prompt.terminal.waitFor("\nsleeping")
    // The shell has printed that, and is still to start what it waits for.
    prompt.terminal.settle()
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    try prompt.enter("member list 'F' --csv", prints: "id,name,position\n1,Faker,Mid")
    // Interrupts are ours again.
    try prompt.printed(after: "member rm --all\r", until: "remove 2 rows? [y/N]")
    try prompt.type(Key.interrupt, prints: "error: nothing was done")
  }

  @Test func `A system command that has a use for Ctrl-C gets it alone`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(":set news off", prints: "")
    try Prompt.addMembers(50_000, to: prompt.database)
    try prompt.terminal.send("member list --plain | trap 'echo caught' INT; sleep 1000; wc -l\r")
    try prompt.terminal.waitForLine("")
    prompt.terminal.settle()
    try prompt.type(Key.interrupt, prints: "50001")
    #expect(prompt.terminal.screen.text.contains("^Ccaught"))
  }
}
