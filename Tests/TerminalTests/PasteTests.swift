import TestSupport
import Testing

/// Text that is pasted: a terminal brackets it when it was asked to.
struct PasteTests {
  @Test func `Fifty commands run in order`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"], rows: 200)
    let commands = (1...50).map { "todo add number \($0)" }
    try prompt.terminal.paste(commands.joined(separator: "\n") + "\n")
    try prompt.terminal.waitFor("+ todo 50  number 50\nlineup>")
    #expect(
      prompt.terminal.screen.text
        == zip(commands, 1...50).map { "lineup> \($0)\n+ todo \($1)  number \($1)" }.joined(separator: "\n")
        + "\nlineup>")
  }

  @Test func `A line is not run before Enter, and tabs in it complete nothing`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.terminal.paste("mem\tlist")
    try prompt.terminal.waitUntil("the paste") { $0.cursorLine.hasSuffix("list") }
    #expect(
      try prompt.printed(after: Key.enter, until: Prompt.real).hasPrefix("error: unknown command 'mem'"))
    try prompt.terminal.paste("todo add 'a\tb'\n")
    try prompt.terminal.waitFor(#"+ todo 1  a\tb"#)
  }

  @Test func `A quoted text that spans lines is one entry`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.terminal.paste("todo add 'one\ntwo\nthree'\ntodo add four\n")
    try prompt.terminal.waitFor("+ todo 2  four\nlineup>")
    #expect(prompt.terminal.screen.text.contains(#"+ todo 1  one\ntwo\nthree"#))
    try prompt.enter(":history", prints: #"todo add 'one\ntwo\nthree'\#ntodo add four\#n:history"#)
  }

  @Test func `An error in it does not keep the rest from running`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.terminal.paste("todo add one\nnonsense\ntodo add two\n")
    try prompt.terminal.waitFor("+ todo 2  two\nlineup>")
    #expect(prompt.terminal.screen.text.contains("error: unknown command 'nonsense'"))
  }

  @Test func `Control characters in it do nothing`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.terminal.paste("todo add a\u{1}b\u{4}c\u{1B}[31md\u{7}\n")
    try prompt.terminal.waitFor("+ todo 1  abc[31md\nlineup>")
  }
}
