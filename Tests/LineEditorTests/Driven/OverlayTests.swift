import TestSupport
import Testing

/// Colours, suggestions and hints, as `Tests/LineEditorHost` shows them off.
struct OverlayTests {
  private func start(history: [String] = [], rows: Int = 24, columns: Int = 60) throws -> Terminal {
    let folder = try TemporaryFolder()
    let path = try folder.write(history.map { $0 + "\n" }.joined(), to: "history")
    return try Host.start(
      history: path, environment: ["HOST_STYLES": "1"], rows: rows, columns: columns)
  }

  private func wait(_ terminal: Terminal, for line: String, row: Int = 0) throws {
    try terminal.waitUntil(line) { $0.styledLine(row) == line }
  }

  @Test func `The line is coloured as it is typed`() throws {
    let terminal = try start()
    try wait(terminal, for: "{1}> {}")
    try terminal.send("ok bad")
    try wait(terminal, for: "{1}> {32}ok{} {1;31}bad{}")
    try terminal.send("x")
    try wait(terminal, for: "{1}> {32}ok{} badx")
    try terminal.send("\u{7F}\u{7F}\u{7F}\u{7F}12 错误 x")
    try wait(terminal, for: "{1}> {32}ok{} {4}12{} {1;31}错误{} x")
    try terminal.send("\u{1B}[H")
    try terminal.waitUntil("the cursor at the beginning") { $0.cursor == (0, 2) }
    try terminal.send("bad ")
    try wait(terminal, for: "{1}> {1;31}bad{} {32}ok{} {4}12{} {1;31}错误{} x")
    try terminal.send("\r")
    try wait(terminal, for: "{1}> {1;31}bad{} {32}ok{} {4}12{} {1;31}错误{} x")
    try terminal.waitFor("line \"bad ok 12 错误 x\"")
  }

  @Test func `A line over several rows is coloured, wide characters at the margin included`() throws {
    let terminal = try start(columns: 10)
    try terminal.send("ok 12345错误 1234567 ok")
    try terminal.waitUntil("three rows") { $0.lines.prefix(3) == ["> ok 12345", "错误 12345", "67 ok"] }
    try wait(terminal, for: "{1}> {32}ok{} 12345")
    try wait(terminal, for: "错误 {4}12345{}", row: 1)
    try wait(terminal, for: "{4}67{} {32}ok{}", row: 2)
    try terminal.send("\u{1}x")
    try terminal.waitUntil("the words moved on") {
      $0.styledLine(0) == "{1}> {}xok 1234" && $0.styledLine(1) == "5错误 {4}1234{}" && $0.cursor == (0, 3)
    }
  }

  @Test func `What libedit shows in other characters stays as it is`() throws {
    let terminal = try start(columns: 30)
    try terminal.send("ok \u{16}\u{1}\u{16}\t ok")
    try wait(terminal, for: "{1}> {32}ok{} ^A  {32}ok{}")
  }

  @Test(arguments: [
    ("Right", "\u{1B}[C"), ("End", "\u{1B}[F"), ("Ctrl-E", "\u{5}"), ("Ctrl-F", "\u{6}"),
  ])
  func `A suggestion is taken whole`(name: String, key: String) throws {
    let terminal = try start(history: ["ok go on", "other"])
    try terminal.send("ok")
    try wait(terminal, for: "{1}> {32}ok{2} go on{}")
    #expect(terminal.screen.cursor == (0, 4))
    try terminal.send(key)
    try wait(terminal, for: "{1}> {32}ok{} go on")
    try terminal.send("!\r")
    try terminal.waitFor("line \"ok go on!\"")
  }

  @Test func `A suggestion is taken word by word, and otherwise keys do what they always do`() throws {
    let terminal = try start(history: ["ok go on"])
    try terminal.send("ok")
    try wait(terminal, for: "{1}> {32}ok{2} go on{}")
    try terminal.send("\u{1B}f")
    try wait(terminal, for: "{1}> {32}ok{} go{2} on{}")
    try terminal.send("\u{1B}[1;5C")
    try wait(terminal, for: "{1}> {32}ok{} go on")
    try terminal.send("\u{1}\u{1B}f\u{1B}[C~")
    try wait(terminal, for: "{1}> {32}ok{} ~go on")
    try terminal.send("\u{5}~\r")
    try terminal.waitFor("line \"ok ~go on~\"")
  }

  @Test func `Enter, and typing something else, never take a suggestion`() throws {
    let terminal = try start(history: ["ok go on"])
    try terminal.send("o")
    try wait(terminal, for: "{1}> {}o{2}k go on{}")
    try terminal.send("x")
    try wait(terminal, for: "{1}> {}ox")
    try terminal.send("\u{7F}k")
    try wait(terminal, for: "{1}> {32}ok{2} go on{}")
    try terminal.send("\r")
    try terminal.waitFor("> ok\nline \"ok\"\n>")
    #expect(terminal.screen.styledLine(0) == "{1}> {32}ok{}")
  }

  @Test func `Only at the end of the line, and cut to the row`() throws {
    let terminal = try start(history: ["ok 李相赫 and others"], columns: 14)
    try terminal.send("ok")
    try wait(terminal, for: "{1}> {32}ok{2} 李相赫 …{}")
    try terminal.send("\u{1B}[D")
    try wait(terminal, for: "{1}> {32}ok{}")
    try terminal.send("\u{5}")
    try terminal.waitUntil("the suggestion again") { $0.text == "> ok 李相赫 …" && $0.cursor == (0, 4) }
    try terminal.send("\u{5}")
    try terminal.waitUntil("all of it") { $0.text == "> ok 李相赫 an\nd others" }
  }

  @Test func `What the shell suggests comes after the history`() throws {
    let terminal = try start(history: ["xsugg from before"])
    try terminal.send("sugg")
    try wait(terminal, for: "{1}> {}sugg{2}ested words{}")
    try terminal.send("\u{15}xsugg")
    try wait(terminal, for: "{1}> {}xsugg{2} from before{}")
  }

  @Test func `A hint stands at the right margin, the longest that fits`() throws {
    let terminal = try start(columns: 40)
    try terminal.send("member")
    try wait(terminal, for: "{1}> {}member    {2}a very long hint for members{}")
    #expect(terminal.screen.cursor == (0, 8))
    try terminal.send(" 12345")
    try wait(terminal, for: "{1}> {}member {4}12345{}                    {2}a hint{}")
    try terminal.send("67890123456789012345")
    try terminal.waitUntil("none") { $0.lines[0] == "> member 1234567890123456789012345" }
    try terminal.send("\u{15}member\r")
    try terminal.waitFor("> member\nline \"member\"")
  }

  @Test func `News leave all of it in place`() throws {
    let folder = try TemporaryFolder()
    let news = folder.path(of: "news")
    let terminal = try Host.start(environment: ["HOST_STYLES": "1", "HOST_NEWS": news], columns: 40)
    try terminal.send("member ok")
    try wait(terminal, for: "{1}> {}member {32}ok{}                       {2}a hint{}")
    try folder.write("news\n", to: "news")
    try terminal.waitFor("news\n> member ok")
    try wait(terminal, for: "{1}> {}member {32}ok{}                       {2}a hint{}", row: 1)
    #expect(terminal.screen.cursor == (1, 11))
  }

  @Test func `Help is shown beneath, and the line is there again`() throws {
    let terminal = try start()
    try terminal.send("help ok\u{1B}[D")
    try terminal.waitUntil("the cursor") { $0.cursor == (0, 8) }
    try terminal.send("\u{1B}OP")
    try terminal.waitFor("> help ok\nhelp on help ok, at 6\n> help ok")
    try terminal.waitUntil("the cursor again") { $0.cursor == (2, 8) }
    try terminal.send("\u{5}\u{15}x\u{1B}[11~")
    try terminal.waitUntil("the bell") { $0.bells == 1 && $0.lines[2] == "> x" }
  }

  @Test func `A question mark after Tab asks for help`() throws {
    let terminal = try start()
    try terminal.send("help m\t")
    try terminal.waitFor("member  the people")
    try terminal.send("?")
    try terminal.waitFor("> help m\nhelp on help m, at 6\n> help m")
    try terminal.send("?\r")
    try terminal.waitFor("line \"help m?\"")
  }

  @Test func `A line is edited elsewhere`() throws {
    let terminal = try start()
    try terminal.send("ok")
    try wait(terminal, for: "{1}> {32}ok{}")
    try terminal.send("\u{18}\u{5}")
    try terminal.waitFor("> ok\n> ok edited\nelsewhere")
    try terminal.send("!\r")
    try terminal.waitFor("line \"ok edited\\nelsewhere!\"")
  }

  @Test func `Another size of the window`() throws {
    let terminal = try start(history: ["ok go on"], columns: 40)
    try terminal.send("ok")
    try wait(terminal, for: "{1}> {32}ok{2} go on{}")
    terminal.resize(rows: 24, columns: 9)
    try wait(terminal, for: "{1}> {32}ok{2} go…{}")
    terminal.resize(rows: 10, columns: 60)
    try wait(terminal, for: "{1}> {32}ok{2} go on{}")
  }

  @Test func `A line as high as the screen is left alone`() throws {
    let terminal = try start(rows: 4, columns: 10)
    try terminal.send("ok 1234567 ok ok ok ok ok ok ok ok ok ok ok ok")
    try terminal.waitUntil("the end") { $0.lines.last == "ok ok" || $0.cursor.row == 3 }
    try terminal.send("\u{15}ok")
    try terminal.waitUntil("a short line again") { $0.styledCursorLine == "{1}> {32}ok{}" }
  }

  @Test func `Without styles nothing is painted`() throws {
    let terminal = try Host.start()
    try terminal.send("ok bad 12\r")
    try terminal.waitFor("line \"ok bad 12\"\n>")
    #expect(!String(decoding: terminal.rawOutput, as: UTF8.self).contains("m"))
  }
}
