import Foundation
import TestSupport
import Testing

/// Lines that appear above the one being typed.
struct NewsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(rows: Int = 24, columns: Int = 80, editrc: String? = nil) throws -> Terminal {
    var environment = ["HOST_NEWS": folder.path(of: "news")]
    if let editrc { environment["EDITRC"] = try folder.write(editrc, to: "editrc") }
    return try Host.start(environment: environment, rows: rows, columns: columns)
  }

  /// Hands lines to the program, whole, for it to find the next time that it asks.
  private func tell(_ text: String) throws {
    let path = try folder.write(text, to: "next")
    guard rename(path, folder.path(of: "news")) == 0 else { throw POSIXError(.EIO) }
  }

  @Test func `they stand above the line, and the cursor is where it was`() throws {
    let terminal = try start()
    try tell("one\n")
    try terminal.waitUntil("news") { $0.text == "one\n>" && $0.cursor == (1, 2) }
    try terminal.send("some text\u{1B}[D\u{1B}[D")
    try tell("two\nthree\n")
    try terminal.waitUntil("more") { $0.text == "one\ntwo\nthree\n> some text" && $0.cursor == (3, 9) }
    try terminal.send("\u{1B}[DX\r")
    try terminal.waitFor("> some tXext\nline \"some tXext\"")
  }

  @Test(arguments: [10, 11, 12, 14])
  func `over several rows with wide characters`(columns: Int) throws {
    let terminal = try start(columns: columns)
    let line = "ab李cd相ef赫ghi가나다라마바사"
    try terminal.send(line)
    try terminal.waitUntil("the line") { $0.lines.joined() == "> " + line }
    for _ in 0..<7 { try terminal.send("\u{1B}[D") }
    try terminal.waitUntil("the cursor") { $0.underCursor == "가" }
    let before = terminal.screen
    try tell("news 赫\n")
    try terminal.waitUntil("news") { $0.lines.first == "news 赫" && $0.underCursor == "가" }
    #expect(terminal.screen.text == "news 赫\n" + before.text)
    #expect(terminal.screen.cursor == (before.cursor.row + 1, before.cursor.column))
    try terminal.send("X")
    try terminal.waitUntil("the line with X in it") { screen in
      screen.lines.joined() == "news 赫> " + line.replacing("i가", with: "iX가") && screen.underCursor == "가"
    }
    try terminal.send("\u{5}")
    try tell("again\n")
    try terminal.waitUntil("news again") {
      $0.lines.joined() == "news 赫again> " + line.replacing("i가", with: "iX가")
    }
    try terminal.send("!\r")
    try terminal.waitUntil("the line entered") {
      $0.lines.joined().hasSuffix("line \"" + line.replacing("i가", with: "iX가") + "!\">")
    }
  }

  @Test func `a list of candidates stays beneath`() throws {
    let terminal = try start()
    try terminal.send("m\t")
    let list = "> m\nmember  the people\nmock    a \\u{1b}[31msandbox\\u{202e}\nmode=   how output looks"
    try terminal.waitUntil("the list") { $0.text == list && $0.cursor == (0, 3) }
    try tell("news\n")
    try terminal.waitUntil("news above it") { $0.text == "news\n" + list && $0.cursor == (1, 3) }
    try terminal.send("\t")
    try terminal.waitUntil("a choice") { $0.text == "news\n> member" + list.dropFirst(3) }
  }

  @Test func `at the bottom of the screen, and with a list there`() throws {
    let terminal = try start(rows: 5)
    for _ in 0..<5 { try terminal.send("\r") }
    try terminal.waitUntil("the bottom") { $0.cursor.row == 4 && $0.cursorLine == ">" }
    try terminal.send("m\t")
    try terminal.waitUntil("the list") { $0.cursor == (1, 3) && $0.lines[4].hasPrefix("mode=") }
    try tell("one\ntwo\nthree\n")
    try terminal.waitUntil("news") {
      $0.lines[0] == "three" && $0.cursor == (1, 3) && $0.lines[4].hasPrefix("mode=")
    }
    #expect(terminal.screen.scrollback.suffix(2) == ["one", "two"])
  }

  @Test func `in a line that continues another`() throws {
    let terminal = try start()
    try terminal.send("one \\\rtw")
    try terminal.waitForLine("... tw")
    try tell("news\n")
    try terminal.waitFor("> one \\\nnews\n... tw")
    try terminal.send("o\r")
    try terminal.waitFor("... two\nline \"one \\ntwo\"")
  }

  @Test func `however fast one types`() throws {
    let terminal = try start()
    try tell("news\n")
    var count = 0
    while !terminal.screen.text.contains("news"), count < 300 {
      try terminal.send("x")
      count += 1
      usleep(20_000)
    }
    try terminal.send("\r")
    try terminal.waitFor("news\n> " + String(repeating: "x", count: count) + "\nline")
  }

  @Test func `a line higher than the screen is not lost`() throws {
    let terminal = try start(rows: 4, columns: 20)
    let line = String(repeating: "abcdefghij", count: 12)
    try terminal.send(line)
    terminal.settle()
    try tell("news\n")
    terminal.settle(for: .milliseconds(600))
    try terminal.send("!\r")
    try terminal.waitUntil("the line entered") {
      ($0.scrollback + $0.lines).joined().contains("line \"" + line + "!\"")
    }
    #expect(terminal.screen.scrollback.contains("news") || terminal.screen.text.contains("news"))
  }

  @Test func `in vi mode and in a search`() throws {
    let terminal = try start(editrc: "bind -v\n")
    try terminal.send("first\r")
    try terminal.waitFor("line \"first\"")
    try terminal.send("abc\u{1B}")
    try tell("news\n")
    try terminal.waitUntil("news") { $0.text.hasSuffix("news\n> abc") && $0.cursor.column == 4 }
    try terminal.send("xi!\r")
    try terminal.waitFor("line \"a!b\"")
    try terminal.send("\u{1B}/fir")
    terminal.settle()
    try tell("again\n")
    try terminal.waitUntil("more") { $0.text.contains("again\n") && !$0.cursorLine.isEmpty }
    try terminal.send("\r")
    try terminal.waitForLine("> first")
  }
}
