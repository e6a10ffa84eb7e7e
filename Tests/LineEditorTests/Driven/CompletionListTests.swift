import TestSupport
import Testing

struct CompletionListTests {
  @Test func `a single candidate is inserted whole, with a blank when it is final`() throws {
    let terminal = try Host.start()
    try terminal.send("mem\t")
    try terminal.waitUntil("the word and a blank") { $0.cursorLine == "> member" && $0.cursor.column == 9 }
    try terminal.send("x\r")
    try terminal.waitFor("line \"member x\"")
    try terminal.send("mod\tjson\r")
    try terminal.waitFor("line \"mode=json\"")
    try terminal.send("Ha\t\r")
    try terminal.waitFor("line \"\\'Hans Sama\\' \"")
  }

  @Test func `a blank that is there already is stepped over`() throws {
    let terminal = try Host.start()
    try terminal.send("mem rest\u{1B}b\u{1B}[D\t")
    try terminal.waitUntil("the cursor behind the blank") {
      $0.cursorLine == "> member rest" && $0.cursor.column == 9
    }
  }

  /// What is listed for `m`.
  static let list = "member  the people\nmock    a \\u{1b}[31msandbox\\u{202e}\nmode=   how output looks"

  @Test func `several are listed beneath the line`() throws {
    let terminal = try Host.start()
    try terminal.send("m\t")
    try terminal.waitUntil("the list") { $0.text == "> m\n\(Self.list)" && $0.cursor == (0, 3) }
  }

  @Test(arguments: [
    ("a blank", " ", "> m"), ("the end of input", "\u{1}", "> m"), ("an unknown key", "\u{1B}[25~", "> m"),
    ("Escape", "\u{1B}", "> m"), ("Ctrl-G", "\u{7}", "> m"), ("a letter that fits none", "x", "> mx"),
    ("Backspace, when nothing is left", "\u{7F}", ">"), ("Ctrl-U", "\u{15}", ">"),
  ])
  func `the list is gone at other keys`(name: String, key: String, line: String) throws {
    let terminal = try Host.start()
    try terminal.send("m\t")
    try terminal.waitUntil("the list") { $0.text == "> m\n\(Self.list)" }
    try terminal.send(key)
    try terminal.waitUntil("the list to go") { $0.text == line }
  }

  @Test func `a list leaves half of the screen to what stands above`() throws {
    let terminal = try Host.start(rows: 30, columns: 20)
    try terminal.send("many\t")
    try terminal.waitUntil("the list") {
      $0.text.hasPrefix("> many\nmany0   many14\n") && $0.text.hasSuffix("many13  many27\n… and 72 more")
    }
  }

  @Test func `typing narrows the list, Backspace widens it`() throws {
    let terminal = try Host.start()
    try terminal.send("m\t")
    try terminal.waitUntil("the list") { $0.text == "> m\n\(Self.list)" }
    try terminal.send("o")
    try terminal.waitUntil("two") {
      $0.text == "> mo\nmock   a \\u{1b}[31msandbox\\u{202e}\nmode=  how output looks" && $0.cursor == (0, 4)
    }
    try terminal.send("\u{7F}")
    try terminal.waitUntil("all again") { $0.text == "> m\n\(Self.list)" }
    try terminal.send("oc")
    try terminal.waitUntil("one") { $0.text == "> moc\nmock  a \\u{1b}[31msandbox\\u{202e}" }
    try terminal.send("k")
    try terminal.waitUntil("none left to tell") { $0.text == "> mock" }
  }

  /// Keys after `x m` and Tab, and what they make of the line.
  static let walks = [
    ("Tab", "\t", "> x member"), ("Tab twice", "\t\t", "> x mock"), ("around", "\t\t\t\t", "> x member"),
    ("Shift-Tab", "\u{1B}[Z", "> x mode="), ("Down", "\u{1B}[B", "> x member"),
    ("Up", "\u{1B}[A", "> x mode="),
    ("Down and Up", "\u{1B}OB\u{1B}OB\u{1B}OA", "> x member"),
    ("Ctrl-N, Ctrl-P", "\u{E}\u{E}\u{10}", "> x member"),
    ("Escape", "\t\t\u{1B}", "> x m"), ("Ctrl-G", "\t\t\u{7}", "> x m"),
    ("typing on", "\t\ts", "> x mocks"), ("Left goes into the line", "\t\u{1B}[D~", "> x membe~r"),
    ("Enter takes it", "\t\t\r~", "> x mock ~"), ("Enter takes what is not final", "\t\t\t\r~", "> x mode=~"),
  ]

  @Test(arguments: walks)
  func `the list is walked through`(name: String, keys: String, line: String) throws {
    let terminal = try Host.start()
    try terminal.send("x m\t")
    try terminal.waitUntil("the list") { $0.text == "> x m\n\(Self.list)" }
    try terminal.send(keys)
    try terminal.waitForLine(line)
  }

  @Test func `what is chosen stands in the middle of the line, and Enter then enters it`() throws {
    let terminal = try Host.start()
    try terminal.send("m rest\u{1B}[H\u{1B}[C\t\t\t")
    try terminal.waitUntil("the choice") { $0.text == "> mock rest\n\(Self.list)" && $0.cursor == (0, 6) }
    try terminal.send("\r")
    try terminal.waitUntil("the list to go") { $0.text == "> mock rest" && $0.cursor == (0, 7) }
    try terminal.send("\r")
    try terminal.waitFor("> mock rest\nline \"mock rest\"\n>")
  }

  @Test func `pages and columns`() throws {
    let terminal = try Host.start(rows: 5, columns: 20)
    try terminal.send("many\t")
    try terminal.waitUntil("the first page") {
      $0.lines == ["> many", "many0   many3", "many1   many4", "many2   many5", "… and 94 more"]
    }
    try terminal.send("\t\u{1B}[C")
    try terminal.waitForLine("> many3")
    try terminal.send("\t\t\t")
    try terminal.waitUntil("the second page") {
      $0.lines == ["> many6", "many6   many9", "many7   many10", "many8   many11", "… and 94 more"]
    }
    try terminal.send("\u{1B}[A\u{1B}[D")
    try terminal.waitUntil("the first page again") {
      $0.lines[0] == "> many2" && $0.lines[1] == "many0   many3"
    }
    try terminal.send("\u{1B}[D")
    try terminal.waitForLine("> many2")
    try terminal.send("\u{1B}[Z\u{1B}[Z\u{1B}[Z")
    try terminal.waitUntil("the last page") { $0.lines[0] == "> many99" && $0.lines[4] == "… and 96 more" }
  }

  @Test func `what all begin with is inserted`() throws {
    let terminal = try Host.start()
    try terminal.send("x 李\t")
    try terminal.waitUntil("the list") { $0.text == "> x 李\n李相赫  Mid\n李敏亨  ADC" && $0.cursor == (0, 6) }
    try terminal.send("\u{7F}mo\t")
    try terminal.waitUntil("another list") { $0.text.hasPrefix("> x mo\nmock") }
  }

  @Test func `at the bottom of the screen the line moves up`() throws {
    let terminal = try Host.start(rows: 6)
    for _ in 0..<6 { try terminal.send("\r") }
    try terminal.waitUntil("the bottom") { $0.cursor.row == 5 && $0.cursorLine == ">" }
    try terminal.send("m\t")
    try terminal.waitUntil("the list") { $0.cursor == (2, 3) && $0.lines[5].hasPrefix("mode=") }
    try terminal.send("\u{3}")
    try terminal.waitUntil("the list to go") { $0.text.hasSuffix("> m^C\ninterrupted\n>") }
  }

  @Test func `over a wrapped line, with the cursor in its middle`() throws {
    let terminal = try Host.start(rows: 10, columns: 10)
    try terminal.send("aaaa m bbbbbbbbb\u{1B}[H")
    for _ in 0..<6 { try terminal.send("\u{1B}[C") }
    try terminal.send("\t")
    try terminal.waitUntil("the list beneath") {
      $0.lines.prefix(3) == ["> aaaa m b", "bbbbbbbb", "member  t…"] && $0.cursor == (0, 8)
    }
    try terminal.send("e")
    try terminal.waitUntil("a shorter list") { $0.text == "> aaaa me\nbbbbbbbbb\nmember  t…" }
    try terminal.send("\u{1}")
    try terminal.waitUntil("the list to go") { $0.text == "> aaaa me\nbbbbbbbbb" }
  }

  @Test func `nothing to complete rings the bell`() throws {
    let terminal = try Host.start()
    try terminal.send("zzz\t")
    try terminal.waitUntil("the bell") { $0.bells == 1 && $0.text == "> zzz" }
  }

  @Test func `the list goes when the line is entered`() throws {
    let terminal = try Host.start()
    try terminal.send("m\t\r")
    try terminal.waitFor("> m\nline \"m\"\n>")
  }
}
