import TestSupport
import Testing

/// Members and to-dos, entered by hand.
struct DataTests {
  @Test func `The first command makes the database and says so`() throws {
    let prompt = try Prompt()
    try prompt.enter("member add Faker Mid", prints: "created \(prompt.database)\n+ member 1  Faker  Mid")
    try prompt.enter("member add Hans Sama ADC", prints: "+ member 2  Hans Sama  ADC")
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `Every change prints its diff`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "todo add x"])
    let dialogue = [
      ("member set Faker --position Top", "~ member 1  Faker  Mid → Top"),
      ("member set 1 --name Hide on bush", "~ member 1  Faker → Hide on bush  Top"),
      ("member add Faker jungle", "+ member 2  Faker  JG"),
      ("member add Faker Support --or-set", "~ member 2  Faker  JG → Support"),
      ("member set Faker --position sup", "nothing changed"),
      ("member rm Hide on bush", "error: record not found: there is no member named 'Hide'"),
      ("member rm 'Hide on bush'", "- member 1  Hide on bush  Top"),
      (
        #"todo add don't forget Bob's 5" pan #42"#, #"+ todo 2  don't forget Bob's 5" pan #42"#
      ),
      ("todo done 2", #"~ todo 2  don't forget Bob's 5" pan #42  open → done"#),
      ("todo reopen 2", #"~ todo 2  don't forget Bob's 5" pan #42  done → open"#),
      ("todo rm 2", #"- todo 2  don't forget Bob's 5" pan #42"#),
    ]
    for (line, printed) in dialogue {
      try prompt.enter(line, prints: printed)
    }
  }

  @Test func `A list is a table that lines up, whatever the width of its characters`() throws {
    let prompt = try Prompt(after: [
      "member add Faker Mid", "member add 李相赫 JG", "member add 🐲 Top", "member add Jose\u{301} ADC",
      "member add Hans Sama ADC",
    ])
    try prompt.enter(
      "member list",
      prints: """
        id  name       position
         1  Faker      Mid
         2  李相赫     JG
         3  🐲         Top
         4  José       ADC
         5  Hans Sama  ADC
        """)
    try prompt.enter(
      "member show 2",
      prints: """
        id:        2
        name:      李相赫
        position:  JG
        """)
  }

  @Test func `A cell too wide for the window is cut, or goes on below`() throws {
    let title = Array(repeating: "scrim", count: 12).joined(separator: " ")
    let prompt = try Prompt(after: ["todo add \(title) --at 2026-01-01"], columns: 60)
    let cut = try prompt.enter("todo list")
    #expect(cut.contains("scrim scr") && cut.contains("…"))
    #expect(cut.split(separator: "\n").count == 2)
    try prompt.enter(":set wrap on", prints: "")
    let wrapped = try prompt.enter("todo list")
    #expect(!wrapped.contains("…"))
    #expect(wrapped.split(separator: "\n").count > 2)
  }

  @Test func `A diff longer than the screen counts the rest`() throws {
    let prompt = try Prompt(after: (1...30).map { "todo add number \($0)" }, rows: 10)
    let printed = try prompt.enter("todo done --all --yes")
    #expect(printed.hasSuffix("~ todo 8  number 8  open → done\n… and 22 more, log 60 shows them"))
  }

  @Test func `What is stored never reaches the terminal raw`() throws {
    let prompt = try Prompt(after: [
      #"member add "a\u{1b}[31mred\u{7}\u{9b}\u{202e}\u{2028}z\tt" Mid"#
    ])
    let visible = #"a\e[31mred\u{7}\u{9B}\u{202E}\u{2028}z\tt"#
    let quoted = #"a\u{1b}[31mred\u{7}\u{9b}\u{202e}\u{2028}z\tt"#
    #expect(try prompt.enter("member list").contains(" 1  \(visible)  Mid"))
    try prompt.enter("member set 1 --position Top", prints: "~ member 1  \(visible)  Mid → Top")
    #expect(try prompt.enter("member list --csv").contains("red"))
    try prompt.type("member rm a" + Key.tab, becoming: #"member rm "\#(quoted)""#)
    #expect(try prompt.printed(after: "x" + Key.enter, until: Prompt.real).contains("error"))
    try prompt.terminal.send("member rm " + Key.tab)
    try prompt.terminal.waitUntil("the list") { $0.lines.contains { $0.hasPrefix(quoted) } }
    let output = String(decoding: prompt.terminal.rawOutput, as: UTF8.self)
    for character in ["\u{1B}[31mred", "\u{9B}", "\u{202E}", "\u{2028}"] {
      #expect(!output.contains(character))
    }
    #expect(prompt.terminal.screen.bells == 0)
  }
}
