import TestSupport
import Testing

struct EnvironmentTests {
  @Test(arguments: ["dumb", "emacs", "no-such-terminal", "", nil])
  func `a terminal that libedit cannot edit on reads lines by itself`(name: String?) throws {
    let terminal = try Host.start(environment: ["TERM": name])
    try terminal.send("plain 李\r")
    try terminal.waitFor("> plain 李\nline \"plain 李\"\n>")
    try terminal.send("\u{1C}x\u{3}")
    try terminal.waitFor("interrupted\n>")
    try terminal.send("one\rtwo\r")
    try terminal.waitFor("line \"one\"")
    try terminal.waitFor("line \"two\"")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.rawOutput.contains(0x1B))
    #expect(!terminal.screen.text.contains("terminal"))
  }

  @Test func `editing turned off by editrc`() throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(
      environment: ["EDITRC": try folder.write("edit off\n", to: "editrc")])
    try terminal.send("plain\r")
    try terminal.waitFor("> plain\nline \"plain\"\n>")
  }

  @Test(arguments: [
    ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": nil], ["LC_ALL": "xx_YY.UTF-8"],
    ["LC_ALL": "en_US.ISO-8859-1"],
    ["COLUMNS": "abc", "LINES": "-1"], ["HOME": nil], ["HOME": "/dev/null"], ["EDITRC": "/dev/tty"],
    ["EDITRC": ""], ["TERM": "vt100"], ["TERM": "linux"], ["TERM": "screen-256color"],
  ])
  func `an environment that lacks something`(environment: [String: String?]) throws {
    let terminal = try Host.start(environment: environment)
    try terminal.send("李é x\u{1B}[Dy\u{1B}[Dz\r")
    try terminal.waitFor("line \"李é zyx\"")
  }

  @Test func `a window without a size has 24 rows of 80`() throws {
    let terminal = try Terminal(program: Host.path, rows: 0, columns: 0)
    try terminal.waitUntil("a prompt") { _ in
      String(decoding: terminal.rawOutput, as: UTF8.self).contains("> ")
    }
    try terminal.send(String(repeating: "x", count: 200) + "m\r")
    try terminal.waitUntil("the line") { _ in
      String(decoding: terminal.rawOutput, as: UTF8.self).contains("line \"xxx")
    }
  }

  @Test func `a tiny window`() throws {
    let terminal = try Terminal(program: Host.path, rows: 1, columns: 2)
    // The screen holds two cells, too few for the prompt, so what has happened is read off the bytes.
    func waitForOutput(_ text: String) throws {
      try terminal.waitUntil(text) { _ in
        String(decoding: terminal.output, as: UTF8.self).contains(text)
      }
      terminal.settle()
    }
    try waitForOutput("\u{1B}[?2004h")
    try terminal.send("hello 李\tm\t\u{1B}[D\u{1B}[A\u{1B}[B\u{3}")
    try waitForOutput("interrupted\r\n\u{1B}[?2004h")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `without a terminal there is no editor`() throws {
    let terminal = try Terminal(program: "/bin/sh", arguments: ["-c", "\(Host.path) </dev/null"])
    #expect(try terminal.waitForExit() == .exited(3))
    let piped = try Terminal(program: "/bin/sh", arguments: ["-c", "\(Host.path) | cat"])
    _ = try piped.waitForExit()
    #expect(piped.screen.text == "no terminal")
  }
}
