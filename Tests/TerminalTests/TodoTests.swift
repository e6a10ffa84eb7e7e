import TestSupport
import Testing

/// What to-dos have beside their titles, as somebody sees and types it.
struct TodoTests {
  private static let afternoon = ["LINEUP_NOW": "2026-11-30 15:00"]

  @Test func `A due date says how far it is, and is red when late`() throws {
    let made = "--at 2026-11-01"
    let prompt = try Prompt(
      after: [
        "member add Faker Mid", "todo add Late --due 2026-11-27 --for Faker \(made)",
        "todo add Call --due 2026-11-30 18:00 \(made)", "todo add Pay --due 2026-11-30 \(made)",
        "todo add Scrim --due 2026-12-04 \(made)", "todo add Over --due 2026-11-20 --done \(made)",
      ], environment: Self.afternoon)
    try prompt.enter(
      "todo list --all",
      prints: """
        id  title  done  created           due                  for    completed
         1  Late         2026-11-01 00:00  2026-11-27 3 d late  Faker
         2  Call         2026-11-01 00:00  18:00 in 3 h
         3  Pay          2026-11-01 00:00  today
         4  Scrim        2026-11-01 00:00  2026-12-04 in 4 d
         5  Over   ✓     2026-11-01 00:00  2026-11-20                  2026-11-01 00:00
        """)
    let screen = prompt.terminal.screen
    let red = (0..<screen.rows).map(screen.styledLine).filter { $0.contains("{31}") }
    #expect(red == [" 1  Late         2026-11-01 00:00  {31}2026-11-27 3 d late{}  Faker"])
  }

  @Test func `Slips are told`() throws {
    let prompt = try Prompt(after: ["todo add Scrim"], environment: Self.afternoon)
    try prompt.enter(
      "todo add Scrim --due 12:00",
      prints: """
        + todo 2  Scrim  due 2026-11-30 12:00
        warning: that date has gone by: 12:00 3 h late
        warning: todo 1 is open and has that title already
        """)
  }

  @Test func `Tab finds people, tags, dates and the note that is there`() throws {
    let prompt = try Prompt(
      after: [
        "member add Faker Mid", "member add 'Hide on bush' Top",
        "todo add Scrim --tag vod --note \"don't be late\"", "todo add Other --tag review",
      ], environment: Self.afternoon)
    for (typed, line) in [
      ("todo set 1 --for Fa", "todo set 1 --for Faker ~"),
      ("todo set 1 --for hi", "todo set 1 --for 'Hide on bush' ~"),
      ("todo add x --tag v", "todo add x --tag vod ~"), ("todo set 1 --tag -", "todo set 1 --tag -vod ~"),
      ("todo set 1 --tag r", "todo set 1 --tag review ~"),
      ("todo set 1 --priority h", "todo set 1 --priority high ~"),
      ("todo set 1 --due tod", "todo set 1 --due today ~"),
      ("todo set 1 --due non", "todo set 1 --due none ~"),
      ("todo set 1 --note ", "todo set 1 --note don't be late~"),
      ("todo list where pri", "todo list where priority ~"), ("todo list --overd", "todo list --overdue ~"),
    ] {
      try prompt.type(typed + Key.tab + "~", becoming: line)
      try prompt.type(Key.clearLine, becoming: "")
    }
  }
}
