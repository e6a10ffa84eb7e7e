import TestSupport
import Testing

/// What others do, above the line being typed.
struct NewsTests {
  /// A prompt that knows from where on news are news.
  private func prompt(after commands: [String] = ["member add Faker Mid"], columns: Int = 120) throws
    -> Prompt
  {
    let prompt = try Prompt(after: commands, columns: columns)
    try prompt.enter(":set quiet off", prints: "")
    return prompt
  }

  /// The rows of the screen beneath the first entry, with `coach@host` for whoever ran the tests.
  private func rows(_ screen: TerminalScreen) -> [String] {
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.replacing(/^\w+@[^:]+:/, with: "coach@host:"))
    }
    return Array(lines.dropFirst())
  }

  private func wait(_ prompt: Prompt, for expected: [String]) throws {
    try prompt.terminal.waitUntil("\(expected)") { rows($0) == expected }
  }

  @Test func `Another session's changes, and another program's, with the line as it was`() throws {
    let prompt = try prompt()
    try prompt.type("member li", becoming: "member li")
    let cursor = prompt.terminal.screen.cursor
    try Prompt.run(["member add 李相赫 Top", "member set Faker --position ADC"], in: prompt.home)
    try prompt.terminal.waitFor("~ member 1  Faker  Mid → ADC")
    try wait(
      prompt,
      for: [
        "coach@host: + member 2  李相赫  Top", "coach@host: ~ member 1  Faker  Mid → ADC", "lineup> member li",
      ])
    #expect(prompt.terminal.screen.cursor == (cursor.row + 2, cursor.column))
    try Prompt.sqlite("delete from members where id = 1", on: prompt.database)
    try prompt.terminal.waitFor("another program: - member 1  Faker  ADC\nlineup> member li")
    try prompt.type("st --csv", becoming: "member list --csv")
    try prompt.type(Key.enter, prints: "id,name,position\n2,李相赫,Top")
  }

  @Test func `Over a line of several rows, and within an open quote`() throws {
    let prompt = try prompt(columns: 30)
    try prompt.terminal.send("todo add 李相赫 has to bring the shirts and the balls")
    try prompt.terminal.send("\u{1}\u{1B}f\u{1B}f X")
    try prompt.terminal.waitFor("lineup> todo add X 李相赫 has")
    let line = rows(prompt.terminal.screen).drop { !$0.hasPrefix("lineup> todo") }
    try Prompt.sqlite("insert into members values (7, 'Oner', 2)", on: prompt.database)
    try prompt.terminal.waitFor("another program: + member 7")
    try prompt.terminal.waitUntil("the line again") { Array(rows($0).suffix(line.count)) == Array(line) }
    #expect(try prompt.printed(after: Key.enter, until: Prompt.real).contains("+ todo 1  X 李相赫 has"))
    try prompt.printed(after: "todo add 'a\r", until: "     '>")
    try prompt.terminal.send("b")
    try Prompt.sqlite("delete from members", on: prompt.database)
    try prompt.terminal.waitUntil("news") { $0.text.contains("- member 7") && $0.cursorLine == "     '> b" }
    #expect(try prompt.printed(after: "'\r", until: Prompt.real) == "+ todo 2  a\\nb")
  }

  @Test func `Five rows and a count that names the step`() throws {
    let prompt = try prompt(after: (1...17).map { "todo add t\($0)" })
    try Prompt.run(["todo done 1..17 --yes"], in: prompt.home)
    try prompt.terminal.waitFor("\n… and 12 more, log 34 shows them\nlineup>")
    #expect(rows(prompt.terminal.screen).count == 7)
    try Prompt.sqlite("update events set complete = 0", on: prompt.database)
    try prompt.terminal.waitFor("another program: ~ todo 5  t5  done → open\n… and 12 more\nlineup>")
  }

  @Test func `What happened during a command comes before the next prompt, and one's own changes never`()
    throws
  {
    let prompt = try prompt(columns: 300)
    let printed = try prompt.enter(
      "member list --csv | cat; sqlite3 \(prompt.database) \"insert into members values (5, 'Zeus', 1)\"")
    #expect(printed == "id,name,position\n1,Faker,Mid\nanother program: + member 5  Zeus  Top")
    try prompt.enter("member add Oner JG", prints: "+ member 6  Oner  JG")
    try prompt.enter("undo", prints: "- member 6  Oner  JG")
    prompt.terminal.settle(for: .milliseconds(700))
    #expect(rows(prompt.terminal.screen).suffix(3) == ["lineup> undo", "- member 6  Oner  JG", "lineup>"])
  }

  @Test func `None when switched off, and none in a sandbox`() throws {
    let prompt = try prompt()
    try prompt.enter(":set news off", prints: "")
    try Prompt.sqlite("insert into members values (5, 'Zeus', 1)", on: prompt.database)
    prompt.terminal.settle(for: .milliseconds(700))
    try prompt.enter(":set news on", prints: "")
    try Prompt.sqlite("insert into members values (6, 'Oner', 2)", on: prompt.database)
    try prompt.terminal.waitFor("another program: + member 6  Oner  JG\nlineup>")
    try prompt.enter(":mock", prints: "empty sandbox, your data is untouched", then: Prompt.mock)
    try Prompt.sqlite("insert into members values (7, 'Keria', 5)", on: prompt.database)
    prompt.terminal.settle(for: .milliseconds(700))
    try prompt.enter(":mock off", prints: "back on your data", then: Prompt.real)
    try Prompt.sqlite("insert into members values (8, 'Gumayusi', 4)", on: prompt.database)
    try prompt.terminal.waitFor("another program: + member 8  Gumayusi  ADC\nlineup>")
    let text = prompt.terminal.screen.text
    #expect(!text.contains("Zeus") && !text.contains("Keria"))
  }

  @Test func `With another database, its own`() throws {
    let prompt = try prompt()
    let other = prompt.home.path(of: "other.db")
    try Prompt.sqlite("vacuum into '\(other)'", on: prompt.database)
    try prompt.enter(":open \(other)", prints: "")
    try Prompt.sqlite("insert into members values (5, 'Zeus', 1)", on: prompt.database)
    try Prompt.sqlite("insert into members values (5, 'Oner', 2)", on: other)
    try prompt.terminal.waitFor("another program: + member 5  Oner  JG\nlineup>")
    #expect(!prompt.terminal.screen.text.contains("Zeus"))
  }

  @Test func `A terminal without editing gets them before the next prompt`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"], environment: ["TERM": "dumb"])
    try prompt.enter("todo list")
    try prompt.terminal.send("member list --c")
    try Prompt.sqlite("insert into members values (5, 'Zeus', 1)", on: prompt.database)
    prompt.terminal.settle(for: .milliseconds(500))
    #expect(prompt.terminal.screen.cursorLine == "lineup> member list --c")
    try prompt.type(
      "sv\r", prints: "id,name,position\n1,Faker,Mid\n5,Zeus,Top\nanother program: + member 5  Zeus  Top")
  }

  @Test func `A database that goes away, and comes again, troubles nobody`() throws {
    let prompt = try prompt()
    try prompt.type("member li", becoming: "member li")
    try Prompt.remove(prompt.database)
    prompt.terminal.settle(for: .milliseconds(500))
    try Prompt.run(["member add Zeus Top"], in: prompt.home)
    try prompt.terminal.waitUntil("news") { $0.text.contains("+ member 1  Zeus  Top\nlineup> member li") }
    try prompt.type("st --csv", becoming: "member list --csv")
    try prompt.type(Key.enter, prints: "id,name,position\n1,Zeus,Top")
  }
}
