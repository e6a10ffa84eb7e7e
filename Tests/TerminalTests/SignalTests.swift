import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals, and what becomes of the terminal.
struct SignalTests {
  /// The settings of a new terminal that nobody has changed.
  private func untouchedModes() throws -> TerminalModes {
    let terminal = try Terminal(program: "/bin/sh", arguments: ["-c", "echo ready; read line"])
    try terminal.waitFor("ready")
    return try terminal.modes()
  }

  @Test(arguments: [(SIGTERM, "xterm"), (SIGHUP, "xterm"), (SIGTERM, "dumb"), (SIGHUP, "dumb")])
  func `A signal that asks to end does so, and the terminal is as it was`(signal: Int32, term: String) throws
  {
    let before = try untouchedModes()
    let prompt = try Prompt(environment: ["TERM": term])
    try prompt.type("half a li", becoming: "half a li")
    #expect(try (prompt.terminal.modes() == before) == (term == "dumb"))
    prompt.terminal.signal(signal)
    #expect(try prompt.terminal.waitForExit() == .exited(128 + signal))
    #expect(try prompt.terminal.modes() == before)
    #expect(!prompt.terminal.screen.bracketsPaste)
    #expect(prompt.terminal.screen.cursor == (1, 0))
  }

  @Test(arguments: ["quit\r", ":quit\r", Key.endOfInput])
  func `However one leaves, the terminal is as it was`(keys: String) throws {
    let before = try untouchedModes()
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.enter("todo list | cat")
    try prompt.terminal.send(keys)
    #expect(try prompt.terminal.waitForExit() == .exited(0))
    #expect(try prompt.terminal.modes() == before)
    #expect(!prompt.terminal.screen.bracketsPaste)
    #expect(prompt.terminal.screen.cursor.column == 0)
  }

  @Test func `A signal to end while a listing runs`() throws {
    let before = try untouchedModes()
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try Prompt.addMembers(200_000, to: prompt.database)
    try prompt.terminal.send("member list\r")
    try prompt.terminal.waitUntil("a thousand rows") { $0.cursorRowEver > 1000 }
    prompt.terminal.signal(SIGTERM)
    let exit = try prompt.terminal.waitForExit()
    #expect(exit == .signaled(SIGTERM) || exit == .exited(128 + SIGTERM))
    #expect(try prompt.terminal.modes() == before)
  }

  @Test(arguments: [(SIGTERM, Key.tab), (SIGHUP, Key.tab), (SIGTERM, "\u{12}todo"), (SIGHUP, "\u{12}todo")])
  func `A signal to end takes what is beneath the line with it`(signal: Int32, keys: String) throws {
    let before = try untouchedModes()
    let prompt = try Prompt(after: ["todo add x"], help: true)
    try prompt.enter("todo list")
    try prompt.terminal.send("todo " + keys)
    try prompt.terminal.waitUntil("rows beneath") {
      $0.lines[$0.cursor.row..<$0.rows].contains { $0.contains("todo") }
    }
    prompt.terminal.settle()
    prompt.terminal.signal(signal)
    #expect(try prompt.terminal.waitForExit() == .exited(128 + signal))
    #expect(try prompt.terminal.modes() == before)
    let screen = prompt.terminal.screen
    #expect(!screen.bracketsPaste && screen.showsCursor)
    #expect(screen.text.hasSuffix("lineup> todo"))
    #expect(screen.cursor.column == 0)
  }

  @Test func `A pager that dies and leaves the terminal in a strange mode`() throws {
    let before = try untouchedModes()
    let home = try TemporaryFolder()
    chmod(try home.write("#!/bin/sh\nstty raw -echo < /dev/tty\nkill -KILL $$\n", to: "pager"), 0o700)
    let prompt = try Prompt(in: home, after: ["todo add x"], environment: ["PAGER": home.path(of: "pager")])
    try prompt.terminal.send("help\r")
    try prompt.terminal.waitUntil("the next prompt") { $0.cursorRowEver > 0 && $0.cursorLine == Prompt.real }
    try prompt.enter("todo list --csv | wc -l", prints: "2")
    try prompt.terminal.send(":quit\r")
    #expect(try prompt.terminal.waitForExit() == .exited(0))
    #expect(try prompt.terminal.modes() == before)
  }

  static let occupations = [
    "idle", "a line half typed", "an open quote", "a question", "a system command", "no editor", "a panel",
    "a search",
    "a pager", "a script",
  ]

  @Test(arguments: occupations)
  func `A terminal that is closed ends the process`(occupation: String) throws {
    let prompt = try Prompt(
      after: ["todo add x", "todo add y"],
      environment: ["TERM": occupation == "no editor" ? "dumb" : "xterm", "PAGER": "less"]
    )
    switch occupation {
    case "a line half typed": try prompt.type("member li", becoming: "member li")
    case "an open quote": try prompt.printed(after: "todo add 'a\r", until: "     '>")
    case "a question": try prompt.printed(after: "todo rm --all\r", until: "remove 2 rows? [y/N]")
    case "a panel":
      try prompt.terminal.send("todo \t")
      try prompt.terminal.waitFor("list")
    case "a search":
      try prompt.terminal.send("\u{12}")
      try prompt.terminal.waitFor("search:")
    case "a pager":
      try prompt.terminal.send("help\r")
      try prompt.terminal.waitForLine(":")
    case "a script":
      let script = (0..<100_000).map { "todo add \($0)\n" }.joined()
      try prompt.home.write(script, to: "long.lineup")
      try prompt.terminal.send(":source ~/long.lineup\r")
      try prompt.terminal.waitFor("+ todo 9")
    case "a system command":
      try prompt.terminal.send("todo list | echo started; sleep 1000\r")
      try prompt.terminal.waitFor("\nstarted")
    default: break
    }
    prompt.terminal.hangUp()
    let begin = ContinuousClock.now
    let exit = try prompt.terminal.waitForExit()
    #expect([.exited(128 + SIGHUP), .signaled(SIGHUP), .exited(0)].contains(exit))
    // A second where nothing else runs.
    #expect(ContinuousClock.now - begin < .seconds(5))
    // All whose diff was printed is there, and nothing half done.
    let check = try ChildProcess("/usr/bin/env", ["sqlite3", prompt.database, "pragma integrity_check"]).run()
    #expect(check.outputText == "ok\n")
    let count =
      try ChildProcess(
        lineupBinary, ["todo", "list", "--csv"], environment: ["HOME": prompt.home.path, "TZ": "UTC"]
      ).run().outputText.split(separator: "\n").count - 1
    #expect(count >= 2 + (occupation == "a script" ? 9 : 0))
  }

  @Test func `A storm of signals changes nothing`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.type("member li", becoming: "member li")
    for _ in 0..<200 {
      for signal in [SIGWINCH, SIGCONT, SIGUSR1, SIGUSR2] { prompt.terminal.signal(signal) }
    }
    try prompt.type("st --csv", becoming: "member list --csv")
    try prompt.type(Key.enter, prints: "id,name,position\n1,Faker,Mid")
    #expect(prompt.terminal.screen.text.hasPrefix("lineup> member list --csv\nid,name"))
  }

  @Test func `A table fits the window as it is now`() throws {
    let prompt = try Prompt(after: ["todo add a title that takes a good deal of room --at 2026-01-01"])
    #expect(try !prompt.enter("todo list").contains("…"))
    prompt.terminal.resize(rows: 24, columns: 40)
    #expect(try prompt.enter("todo list").contains("…"))
  }

  @Test func `Ctrl-Z and fg`() throws {
    let home = try TemporaryFolder()
    try home.write(Prompt.plain, to: Prompt.startup)
    try Prompt.run(["member add Faker Mid"], in: home)
    let terminal = try Terminal(
      program: "/bin/bash", arguments: ["--norc", "--noediting", "-i"],
      environment: ["HOME": home.path, "PS1": "shell: "])
    try terminal.waitForLine("shell:")
    let modes = try terminal.modes()
    try terminal.send("\(lineupBinary)\r")
    try terminal.waitForLine("lineup>")
    try terminal.send("member li")
    try terminal.waitForLine("lineup> member li")
    try terminal.send(Key.suspend)
    try terminal.waitForLine("shell:")
    #expect(try terminal.modes() == modes)
    #expect(!terminal.screen.bracketsPaste)
    try terminal.send("fg\r")
    try terminal.waitForLine("lineup> member li")
    try terminal.send("st --csv\r")
    try terminal.waitFor("lineup> member list --csv\nid,name,position\n1,Faker,Mid\nlineup>")
    try terminal.send("member list | echo started; sleep 1000; echo over\r")
    try terminal.waitFor("\nstarted")
    terminal.settle()
    try terminal.send(Key.suspend)
    try terminal.waitForLine("shell:")
    try terminal.send("kill %1; wait; echo gone\r")
    try terminal.waitFor("\ngone")
  }
}
