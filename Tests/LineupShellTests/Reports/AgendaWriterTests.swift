import LineupCore
import Testing

@testable import LineupShell

/// The agenda at 2026-11-30 12:00 in Berlin, a Monday, as people see it.
struct AgendaWriterTests {
  private let dating: Dating
  private let clock: DueClock

  init() throws {
    dating = try Dating("Europe/Berlin", "2026-11-30 12:00:00")
    clock = DueClock(now: dating.now, zone: dating.zone)
  }

  private func event(
    _ id: Int64, _ title: String, due: String, for name: String? = nil, priority: Priority? = nil,
    tags: [String] = []
  ) throws -> ListedRow {
    .todo(
      TodoEvent(
        id: id, title: title, createAt: dating.now, complete: false, due: try dating.read(due).due,
        assignee: name.map { Assignee(id: 1, name: $0) }, priority: priority, tags: tags))
  }

  private func week() throws -> [ListedRow] {
    [
      try event(12, "Book the hall", due: "2026-11-27", for: "Zeus", priority: .high),
      try event(2, "Call the venue", due: "2026-11-30 10:00", for: "Zeus"),
      try event(9, "Send the schedule", due: "2026-11-30", for: "Keria"),
      try event(3, "Review\nscrim VOD", due: "2026-11-30 18:00", for: "Faker", tags: ["vod", "review"]),
      try event(5, "여행", due: "2026-12-04"),
    ]
  }

  private func shown(
    _ rows: [ListedRow], as mode: OutputMode = .table, width: Int? = nil, isColored: Bool = false,
    wraps: Bool = false
  ) -> String {
    let traits = OutputTraits(
      isTerminal: width != nil, screen: width.map { ScreenSize(columns: $0, rows: 24) }, isColored: isColored,
      wraps: wraps, zone: dating.zone)
    let layout = RowLayout.agenda(clock, days: 7)
    return rendered(
      layout.remarked(rows), as: mode, layout, fields: layout.fields(of: .todo, as: mode), for: traits)
  }

  @Test func `Each day with something has a heading, and what is late comes first`() throws {
    #expect(
      shown(try week()) == """
        late
          3 d late  Book the hall      Zeus   high              12
          2 h late  Call the venue     Zeus                      2

        Mon 2026-11-30  today
                    Send the schedule  Keria                     9
          18:00     Review\\nscrim VOD  Faker        vod review   3

        Fri 2026-12-04  in 4 d
                    여행                                         5

        """)
  }

  @Test func `Columns in which nothing stands are left out`() throws {
    #expect(
      shown([try event(1, "Travel", due: "2026-12-01"), try event(20, "Rest", due: "2026-12-02")]) == """
        Tue 2026-12-01  tomorrow
          Travel   1

        Wed 2026-12-02  in 2 d
          Rest    20

        """)
  }

  @Test func `Late is red`() throws {
    #expect(
      shown(Array(try week().prefix(1)), width: 80, isColored: true)
        == "\u{1B}[31mlate\u{1B}[0m\n\u{1B}[31m  3 d late\u{1B}[0m  Book the hall  Zeus  high  12\n")
  }

  @Test(arguments: [20, 40, 60, 80], [false, true])
  func `No line is wider than the screen`(width: Int, wraps: Bool) throws {
    for line in shown(try week(), width: width, wraps: wraps).split(separator: "\n") where width >= 40 {
      #expect(TextWidth.columns(of: String(line)) <= width, "\(line)")
    }
  }

  @Test func `More than a page goes on in the same columns`() throws {
    let rows = try (1...600).map { try event($0, "to-do \($0)", due: "2026-12-0\($0 / 200 + 1)") }
    let lines = shown(rows).split(separator: "\n")
    #expect(lines.count == 604)
    #expect(lines[1] == "  to-do 1      1" || lines[1].hasSuffix("  1"))
    #expect(lines.filter { $0.hasPrefix("T") || $0.hasPrefix("W") || $0.hasPrefix("F") }.count == 4)
  }

  @Test func `A damaged row stands where it is due`() throws {
    let odd = damaged(.todo, 7, [.null, .integer(0), .text("2026-12-01T09:05:07.089"), .text("2026-12-01")])
    let lost = damaged(.todo, 8, [.text("x"), .integer(0), .text("2026-12-01T09:05:07.089"), .text("soon")])
    #expect(shown([odd, lost]) == "Tue 2026-12-01  tomorrow\n  ⚠ NULL  7\n  x       8\n")
    #expect(shown([odd], as: .jsonl).hasPrefix(#"{"day":null,"late":null,"id":7,"title":null"#))
  }

  @Test func `Other forms have the day first, and whether it is late`() throws {
    let rows = Array(try week()[1...2])
    #expect(
      shown(rows, as: .csv) == """
        day,late,id,title,done,created,due,for,priority,tags,note,completed
        2026-11-30,true,2,Call the venue,false,2026-11-30T11:00:00.000Z,2026-11-30T09:00:00.000Z,Zeus,,,,
        2026-11-30,false,9,Send the schedule,false,2026-11-30T11:00:00.000Z,2026-11-30,Keria,,,,

        """)
    #expect(
      shown(rows, as: .jsonl).hasPrefix(
        #"{"day":"2026-11-30","late":true,"id":2,"title":"Call the venue","done":false"#))
    #expect(shown(rows, as: .plain).hasPrefix("2026-11-30\tyes\t2\tCall the venue\tno\t"))
    #expect(shown([], as: .json) == "[]\n" && shown([]) == "")
  }
}
