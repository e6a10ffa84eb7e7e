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

  @Test func `several are listed beneath the line, and gone at the next key`() throws {
    let terminal = try Host.start()
    try terminal.send("m\t")
    let list = "> m\nmember  the people\nmock    a \\u{1b}[31msandbox\\u{202e}\nmode=   how output looks"
    try terminal.waitUntil("the list") { $0.text == list && $0.cursor == (0, 3) }
    try terminal.send("e")
    try terminal.waitUntil("the list to go") { $0.text == "> me" && $0.cursor == (0, 4) }
    try terminal.send("\t")
    try terminal.waitUntil("the word") { $0.text == "> member" }
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

  @Test func `a list is no higher than the screen, and no wider`() throws {
    let terminal = try Host.start(rows: 5, columns: 20)
    try terminal.send("many\t")
    try terminal.waitUntil("the list") {
      $0.lines == ["> many", "many0   many3", "many1   many4", "many2   many5", "… and 94 more"]
    }
    try terminal.send("\u{15}m\t")
    try terminal.waitUntil("a narrow list") { $0.lines[1] == "member  the people" && $0.lines[4] == "" }
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
