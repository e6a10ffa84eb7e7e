import Foundation
import TestSupport
import Testing

struct SignalTests {
  @Test func `Ctrl-C drops the line`() throws {
    let terminal = try Host.start()
    try terminal.send("some text\u{1B}[D\u{1B}[D")
    try terminal.waitUntil("the text") { $0.text == "> some text" && $0.cursor == (0, 9) }
    try terminal.send("\u{3}")
    try terminal.waitFor("> some text^C\ninterrupted\n>")
    try terminal.send("x\r")
    try terminal.waitFor("line \"x\"")
  }

  @Test func `Ctrl-Backslash does nothing`() throws {
    let terminal = try Host.start()
    try terminal.send("ab")
    try terminal.waitForLine("> ab")
    try terminal.send("\u{1C}")
    terminal.settle()
    try terminal.send("c\r")
    try terminal.waitFor("line \"abc\"")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal to end gives the terminal back`(signal: Int32) throws {
    let terminal = try Terminal(program: "/bin/sh", arguments: ["-c", "exec \(Host.path)"])
    try terminal.waitForLine(">")
    let before = try shellModes()
    try terminal.send("half a li\u{1B}[D")
    try terminal.waitForLine("> half a li")
    #expect(try terminal.modes() != before)
    terminal.signal(signal)
    try terminal.waitFor("> half a li\nterminated by \(signal)")
    #expect(try terminal.waitForExit() == .exited(128 + signal))
    #expect(try terminal.modes() == before)
  }

  @Test func `the terminal is in its ordinary mode whenever no line is read`() throws {
    let before = try shellModes()
    let terminal = try Host.start()
    #expect(try !terminal.modes().isCanonical)
    try terminal.send("pause\r")
    try terminal.waitFor("pausing")
    #expect(try terminal.modes() == before)
    try terminal.waitFor("paused\n>")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try terminal.modes() == before)
  }

  @Test func `while a command runs, Ctrl-C does what it always does`() throws {
    let terminal = try Host.start()
    try terminal.send("pause\r")
    try terminal.waitFor("pausing")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func `Ctrl-Z and fg`() throws {
    let terminal = try Terminal(program: "/bin/bash", arguments: ["--norc", "--noediting", "-i"])
    try terminal.waitUntil("a prompt") { $0.cursorLine.hasSuffix("#") || $0.cursorLine.hasSuffix("$") }
    let shell = try terminal.modes()
    try terminal.send("\(Host.path)\r")
    try terminal.waitForLine(">")
    try terminal.send("half")
    try terminal.waitForLine("> half")
    try terminal.send("\u{1A}")
    try terminal.waitFor("Stopped")
    terminal.settle()
    #expect(try terminal.modes() == shell)
    #expect(!terminal.screen.bracketsPaste)
    try terminal.send("fg\r")
    try terminal.waitForLine("> half")
    #expect(terminal.screen.bracketsPaste)
    try terminal.send(" done\r")
    try terminal.waitFor("line \"half done\"")
  }

  @Test(arguments: [
    ("a wrapped line", "a line that takes two rows and more than that\u{1B}b"), ("a panel", "m\t\t"),
    ("a search", "x\u{12}o"), ("a suggestion and a hint", "member o"), ("a continued line", "one\\\rtwo"),
  ])
  func `a storm of signals changes nothing`(name: String, keys: String) throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(
      history: try folder.write("member ok go on\nok\n", to: "history"), environment: ["HOST_STYLES": "1"],
      columns: 40)
    try terminal.send(keys)
    terminal.settle()
    let before = terminal.screen
    for _ in 0..<200 {
      for signal in [SIGWINCH, SIGCONT, SIGUSR1, SIGUSR2] { terminal.signal(signal) }
    }
    terminal.settle()
    let after = terminal.screen
    #expect(after.cells == before.cells)
    #expect(after.cursor == before.cursor)
    #expect(after.scrollback == before.scrollback)
    try terminal.send("\u{7}\u{5}\u{15}end\r")
    try terminal.waitFor("end\"")
  }

  @Test func `another size of the window`() throws {
    let terminal = try Host.start(rows: 10, columns: 40)
    try terminal.send("before\rm\t")
    try terminal.waitFor("mode=   how output looks")
    terminal.resize(rows: 8, columns: 20)
    try terminal.waitUntil("a narrower list") {
      $0.text.hasSuffix("> m\nmember  the people\nmock    a \\u{1b}[31…\nmode=   how output …")
    }
    try terminal.send("n and so on, longer")
    try terminal.waitFor("> mn and so on, long\ner")
    terminal.resize(rows: 8, columns: 60)
    try terminal.waitFor("> mn and so on, longer")
    try terminal.send("\r")
    try terminal.waitFor("line \"mn and so on, longer\"")
  }

  @Test func `nothing is left of another width, and nothing is lost above`() throws {
    let terminal = try Host.start(columns: 40)
    try terminal.send("before\r")
    var line = Array("ab李cd相ef赫ghi 가나다라마바사 and as much again of it")
    try terminal.send(String(line))
    for (columns, keys, index) in [
      (17, "\u{1}", 0), (60, "\u{5}", nil), (30, "\u{2}\u{2}", nil), (9, "\u{1}\u{6}\u{6}", 2), (80, "", 3),
      (20, "\u{5}", nil),
    ] {
      try terminal.send(keys)
      let index = index ?? line.count - keys.count { $0 == "\u{2}" }
      try terminal.waitUntil("the cursor") {
        $0.underCursor == (index < line.count ? String(line[index]) : " ")
      }
      terminal.resize(rows: 24, columns: columns)
      try terminal.send("X")
      line.insert("X", at: index)
      let text = ("> before line \"before\" > " + line).filter { $0 != " " }
      try terminal.waitUntil("all of it and no more, after \(columns) columns") {
        ($0.scrollback + $0.lines).joined().filter { $0 != " " } == text
      }
    }
  }

  @Test func `a terminal that is gone ends the program`() throws {
    let terminal = try Host.start()
    let begin = ContinuousClock.now
    terminal.hangUp()
    let exit = try terminal.waitForExit()
    #expect(exit == .exited(128 + SIGHUP) || exit == .exited(0))
    #expect(ContinuousClock.now - begin < .seconds(1))
  }

  /// The settings of a new terminal that nobody has changed.
  private func shellModes() throws -> TerminalModes {
    let terminal = try Terminal(program: "/bin/sh", arguments: ["-c", "echo ready; read line"])
    try terminal.waitFor("ready")
    return try terminal.modes()
  }
}
