import TestSupport
import Testing

struct PasteTests {
  @Test func `tabs do not complete, and control characters are taken out`() throws {
    let terminal = try Host.start()
    try terminal.paste("m\tx\u{1B}[A\u{7F}\u{202E}!")
    try terminal.waitForLine("> m     x[A!")
    try terminal.send("\r")
    try terminal.waitFor("line \"m\\tx[A!\"")
  }

  @Test func `fifty lines are returned in order, and the last is left to be edited`() throws {
    let terminal = try Host.start()
    try terminal.send("first ")
    try terminal.paste((0..<50).map { "line \($0)" }.joined(separator: "\n"))
    try terminal.waitForLine("> line 49")
    try terminal.send("!\r")
    try terminal.waitForLine(">")
    let printed = (terminal.screen.scrollback + terminal.screen.lines).filter { $0.hasPrefix("line ") }
    #expect(
      printed
        == ["line \"first line 0\""] + (1..<49).map { "line \"line \($0)\"" } + ["line \"line 49!\""])
  }

  @Test func `lines pasted into the middle of a line push its rest to the end`() throws {
    let terminal = try Host.start()
    try terminal.send("ad\u{1B}[D")
    try terminal.paste("b\r\nc")
    try terminal.waitForLine("> cd")
    #expect(terminal.screen.lines.prefix(2) == ["> ab", "line \"ab\""])
    try terminal.send("-\r")
    try terminal.waitFor("line \"c-d\"")
  }

  @Test func `commands that take time get their lines after them`() throws {
    let terminal = try Host.start()
    try terminal.paste("pause\nnext\n")
    try terminal.waitFor("pausing\npaused\n> next\nline \"next\"\n>")
  }

  @Test func `Ctrl-C drops what is left`() throws {
    let terminal = try Host.start()
    try terminal.send("\u{1B}[200~one\rtwo")
    terminal.settle()
    try terminal.send("\u{3}")
    try terminal.waitFor("interrupted\n>")
    try terminal.send("three\r\u{1B}[201~four\r")
    try terminal.waitFor("line \"four\"")
    #expect(!terminal.screen.text.contains("three"))
  }

  @Test func `terminals are asked for brackets only while a line is read`() throws {
    let terminal = try Host.start()
    #expect(terminal.screen.bracketsPaste)
    try terminal.send("pause\r")
    try terminal.waitFor("pausing")
    #expect(!terminal.screen.bracketsPaste)
    try terminal.waitFor("paused\n>")
    #expect(terminal.screen.bracketsPaste)
    try terminal.send("\u{4}")
    _ = try terminal.waitForExit()
    #expect(!terminal.screen.bracketsPaste)
  }

  @Test(arguments: [(24, 80), (5, 20)])
  func `a megabyte`(rows: Int, columns: Int) throws {
    let terminal = try Host.start(rows: rows, columns: columns)
    try terminal.paste(String(repeating: "0123456789abcde 李", count: 62_500))
    try terminal.send("\r")
    try terminal.waitFor("line of 1062500")
  }
}
