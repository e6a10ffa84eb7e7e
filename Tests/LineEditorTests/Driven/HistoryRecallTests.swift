import Foundation
import TestSupport
import Testing

struct HistoryRecallTests {
  @Test func `Up and Down over earlier sessions and this one`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old one\nolder\\ntwo rows\n", to: "history")
    let terminal = try Host.start(history: path)
    try terminal.send("new\r")
    try terminal.waitFor("line \"new\"\n>")
    try terminal.send("draft")
    try terminal.send("\u{15}\u{1B}[A")
    try terminal.waitForLine("> new")
    try terminal.send("\u{1B}OA")
    try terminal.waitFor("> older\ntwo rows")
    try terminal.send("\u{10}")
    try terminal.waitFor("> old one")
    #expect(terminal.screen.text == "> new\nline \"new\"\n> old one")
    try terminal.send("\u{1B}[A\u{1B}[B\u{1B}[B\r")
    try terminal.waitFor("line \"new\"\n> new\nline \"new\"\n>")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old one\nolder\\ntwo rows\nnew\n")
  }

  @Test(arguments: [("\u{1B}[5~", "\u{1B}[6~"), ("\u{1B}<", "\u{1B}>")])
  func `the oldest entry, and back`(oldest: String, back: String) throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(history: try folder.write("one\ntwo\nthree\n", to: "history"))
    try terminal.send("t" + oldest)
    try terminal.waitForLine("> two")
    try terminal.send(back)
    try terminal.waitForLine("> t")
    try terminal.send("\u{7F}" + oldest)
    try terminal.waitForLine("> one")
  }

  @Test(arguments: [
    ("the last word", "\u{1B}.", "> x y3"), ("the one before", "\u{1B}.\u{1B}_", "> x 李2"),
    ("no more than there are", "\u{1B}.\u{1B}.\u{1B}.\u{1B}.", "> x z1"),
    ("another after a key", "\u{1B}. \u{1B}.", "> x y3 y3"),
    ("within the line", "\u{1}\u{1B}.\u{1B}.", "> 李2x"),
    ("undone", "\u{1B}.\u{1B}.\u{1F}", "> x y3"),
  ])
  func `last words of earlier lines`(name: String, keys: String, line: String) throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(history: try folder.write("a z1\nb  李2 \n\nc y3\n", to: "history"))
    try terminal.send("x " + keys)
    try terminal.waitForLine(line)
  }

  @Test func `an entry of several rows is entered as one`() throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(history: try folder.write("a\\nb\\u{1b}c\n", to: "history"))
    try terminal.send("\u{1B}[A\u{1B}[D!\r")
    try terminal.waitFor("line \"a\\nb\\u{1B}!c\"")
  }

  @Test func `a beginning recalls what begins so, and the line as it was`() throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(
      history: try folder.write("member list\ntodo list\nmember add\n", to: "history"))
    try terminal.send("todo\u{1B}[A")
    try terminal.waitForLine("> todo list")
    try terminal.send("\u{1B}[B")
    try terminal.waitForLine("> todo")
    try terminal.send("\u{1B}[A\u{1B}[A\r")
    try terminal.waitFor("line \"todo list\"")
  }

  @Test func `long lines come back whole`() throws {
    let terminal = try Host.start(columns: 40)
    let long = String(repeating: "abcdefghij", count: 150)
    try terminal.paste(long)
    try terminal.send("\r")
    try terminal.waitFor("line of 1500")
    try terminal.paste("x" + long)
    try terminal.send("\u{1B}[A\u{1B}[B\r")
    try terminal.waitFor("line of 1501")
    try terminal.send("\u{1B}[A\r")
    try terminal.waitUntil("the line again") { screen in
      (screen.scrollback + screen.lines).count { $0 == "line of 1501" } == 2
    }
  }

  @Test func `a history that cannot be used is one warning`() throws {
    let terminal = try Host.start(history: "/dev/null")
    try terminal.send("x\r")
    try terminal.waitFor("warning: cannot write the history /dev/null: not an ordinary file")
    try terminal.send("\u{1B}[A!\r")
    try terminal.waitFor("line \"x!\"")
  }
}
