import TestSupport
import Testing

/// Ctrl-R.
struct SearchTests {
  private func start(
    _ entries: [String], rows: Int = 24, columns: Int = 40, styles: String? = nil
  ) throws -> Terminal {
    let folder = try TemporaryFolder()
    return try Host.start(
      history: try folder.write(entries.map { $0 + "\n" }.joined(), to: "history"),
      environment: ["HOST_STYLES": styles], rows: rows, columns: columns)
  }

  private static let entries = ["member list", "todo add 李相赫 reads", "todo list", "member add Faker Mid"]

  @Test func `It lists what fits, the newest first, and leaves the line alone`() throws {
    let terminal = try start(Self.entries)
    try terminal.send("li\u{12}")
    try terminal.waitUntil("the matches") {
      $0.text == "> li\nsearch: li  2 found\n> todo list\n  member list" && $0.cursor == (1, 10)
    }
    try terminal.send(" mem")
    try terminal.waitUntil("one") { $0.text == "> li\nsearch: li mem  1 found\n> member list" }
    try terminal.send("\u{7}")
    try terminal.waitUntil("the line as it was") { $0.text == "> li" && $0.cursor == (0, 4) }
    try terminal.send("!\r")
    try terminal.waitFor("line \"li!\"")
  }

  /// Keys after Ctrl-R on an empty line, and what they make of it.
  static let walks = [
    ("Enter takes the first and does not enter it", "\r~", "> member add Faker Mid~"),
    ("Ctrl-R the next", "\u{12}\r~", "> todo list~"),
    ("Down and Up", "\u{1B}[B\u{1B}[B\u{1B}OA\t~", "> todo list~"),
    ("Ctrl-N, Ctrl-S", "\u{E}\u{E}\u{13}\r", "> todo list"),
    ("letters in between", "tls\r", "> todo list"), ("CJK", "李 ADD\r", "> todo add 李相赫 reads"),
    ("Backspace", "fx\u{7F}\r", "> member add Faker Mid"), ("Ctrl-U", "xyz\u{15}list\r", "> todo list"),
    ("Escape", "todo\u{1B}", ">"), ("Ctrl-G", "todo\u{7}~", "> ~"),
    ("an arrow takes it and moves", "tl\u{1B}[D~", "> todo lis~t"),
    ("Ctrl-A takes it and moves", "tl\u{1}~", "> ~todo list"), ("nothing found", "xyz\r~", "> ~"),
    ("undone", "tl\r\u{1F}~", "> ~"),
  ]

  @Test(arguments: walks)
  func `a match is taken`(name: String, keys: String, line: String) throws {
    let terminal = try start(Self.entries)
    try terminal.send("\u{12}")
    try terminal.waitFor("search:   4 found")
    try terminal.send(keys)
    try terminal.waitUntil(line) { $0.text == line }
  }

  @Test func `What was looked for is underlined, the selected match reversed`() throws {
    let terminal = try start(Self.entries, styles: "1")
    try terminal.send("\u{12}ist")
    try terminal.waitUntil("the styles") {
      $0.styledLine(1) == "{2}search: {}ist{2}  2 found{}" && $0.styledLine(2) == "{7}todo list{}"
        && $0.styledLine(3) == "member l{4}ist{}"
    }
  }

  @Test func `No more rows than there are, nor wider`() throws {
    let terminal = try start((0..<100).map { "line \($0) is long" }, rows: 5, columns: 12)
    try terminal.send("\u{12}")
    try terminal.waitUntil("three of them") {
      $0.lines == [">", "search:   1…", "> line 99 i…", "  line 98 i…", "  line 97 i…"]
    }
    try terminal.send("\u{12}\u{12}\u{12}")
    try terminal.waitUntil("the next three") { $0.lines[2] == "> line 96 i…" }
    try terminal.send("is long line")
    try terminal.waitUntil("the end of what is typed") {
      $0.lines[1].hasPrefix("search: ine") && $0.cursor == (1, 11)
    }
    try terminal.send("\r")
    try terminal.waitUntil("the match") { $0.text == "> line 99 is\n long" }
  }

  @Test func `An entry of several rows is one match`() throws {
    let terminal = try start(["one\\ntwo", "three"])
    try terminal.send("\u{12}tw")
    try terminal.waitFor("search: tw  1 found\n> one\\ntwo")
    try terminal.send("\r")
    try terminal.waitUntil("both rows") { $0.text == "> one\ntwo" }
  }

  @Test func `News, another size and an interrupt`() throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(
      history: try folder.write("one\ntwo\n", to: "history"),
      environment: ["HOST_NEWS": folder.path(of: "news")], columns: 40)
    try terminal.send("x\u{12}\u{15}o")
    try terminal.waitUntil("the search") { $0.text == "> x\nsearch: o  2 found\n> one\n  two" }
    try folder.write("news\n", to: "news")
    try terminal.waitUntil("news above") {
      $0.text == "news\n> x\nsearch: o  2 found\n> one\n  two" && $0.cursor == (2, 9)
    }
    terminal.resize(rows: 24, columns: 60)
    try terminal.send("n")
    try terminal.waitUntil("one of them") { $0.text == "news\n> x\nsearch: on  1 found\n> one" }
    try terminal.send("\u{3}")
    try terminal.waitUntil("no line") { $0.text == "news\n> x^C\ninterrupted\n>" }
  }

  @Test func `Pasted text is looked for`() throws {
    let terminal = try start(Self.entries)
    try terminal.send("\u{12}")
    try terminal.waitFor("4 found")
    try terminal.paste("todo\u{1}\rlist")
    try terminal.waitFor("search: todo list  1 found")
  }
}
