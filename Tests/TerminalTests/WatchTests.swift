import TestSupport
import Testing

/// `watch` at a prompt.
struct WatchTests {
  @Test func `Changes appear until Ctrl-C, which leads back to the prompt`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.terminal.send("watch --since 0\r")
    try prompt.terminal.waitFor("\n+ member 1  Faker  Mid")
    #expect(
      prompt.terminal.screen.text.contains(
        /\nstep 1  \w+@.*  20\d\d-\d\d-\d\d \d\d:\d\d:\d\d  member add Faker Mid\n/))
    try Prompt.sqlite("update members set position = 1", on: prompt.database)
    try prompt.terminal.waitFor("another program\n~ member 1  Faker  Mid → Top")
    try prompt.terminal.send(Key.interrupt)
    try prompt.terminal.waitFor("~ member 1  Faker  Mid → Top\n^C\nlineup>")
    // What it has shown is no news, and what comes next is.
    try Prompt.sqlite("update members set position = 2", on: prompt.database)
    try prompt.terminal.waitFor("^C\nanother program: ~ member 1  Faker  Top → JG\nlineup>")
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `A command that reads it ends it, and so does Ctrl-C`() throws {
    let prompt = try Prompt(after: ["todo add a", "todo add b", "todo add c"])
    try prompt.enter("watch --since 0 | head -n 2", prints: "+ todo 1  a\n+ todo 2  b")
    try prompt.terminal.send("watch --since 2 | cat\r")
    try prompt.terminal.waitFor("\n+ todo 3  c")
    try prompt.terminal.send(Key.interrupt)
    try prompt.terminal.waitFor("+ todo 3  c\n^C\nlineup>")
    try prompt.enter("todo list --csv | wc -l | tr -d ' '", prints: "4")
  }

  @Test func `A terminal that is closed ends it`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.terminal.send("watch --since 0\r")
    try prompt.terminal.waitFor("\n+ member 1  Faker  Mid")
    prompt.terminal.hangUp()
    #expect(try [.signaled(1), .exited(129), .exited(141)].contains(prompt.terminal.waitForExit()))
  }
}
