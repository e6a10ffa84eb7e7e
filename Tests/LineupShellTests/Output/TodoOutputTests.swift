import LineupCore
import Testing

@testable import LineupShell

/// To-dos with all that they can have, in each form.
@Suite struct TodoOutputTests {
  private static let made = Date(milliseconds: 1_796_115_907_089)  // 2026-12-01T09:05:07.089Z
  private static let evening = Date(year: 2026, month: 12, day: 4, hour: 18) ?? made

  private static let full = TodoEvent(
    id: 3, title: "Review VOD", createAt: made, complete: false, due: .time(evening),
    assignee: Assignee(id: 7, name: "Hide on bush"), priority: .high, tags: ["vod", "a\"b"],
    note: "second, game", completed: nil)
  private static let bare = TodoEvent(id: 4, title: "Milk", createAt: made, complete: false)
  private static let gone = TodoEvent(
    id: 5, title: "Pay", createAt: made, complete: true,
    due: Day(year: 2026, month: 11, day: 27).map(Due.day),
    assignee: Assignee(id: 9), completed: evening)

  private static let rows = [full, bare, gone].map(ListedRow.todo)
  private static let damagedRow = damaged(
    .todo, 6,
    [
      .text("x"), .integer(0), .text("2026-12-01T09:05:07.089"), .text("soon"), .text("Faker"), .integer(9),
      .integer(1), .blob([0]), .text("then"),
    ])

  @Test func plain() {
    #expect(
      rendered(Self.rows, as: .plain) == """
        3\tReview VOD\tno\t2026-12-01T09:05:07.089Z\t2026-12-04T18:00:00.000Z\tHide on bush\thigh\tvod a"b\tsecond, game\t
        4\tMilk\tno\t2026-12-01T09:05:07.089Z\t\t\t\t\t\t
        5\tPay\tyes\t2026-12-01T09:05:07.089Z\t2026-11-27\tmember 9\t\t\t\t2026-12-04T18:00:00.000Z

        """)
  }

  @Test func csv() {
    #expect(
      rendered(Self.rows, as: .csv) == """
        id,title,done,created,due,for,priority,tags,note,completed
        3,Review VOD,false,2026-12-01T09:05:07.089Z,2026-12-04T18:00:00.000Z,Hide on bush,high,"vod a""b","second, game",
        4,Milk,false,2026-12-01T09:05:07.089Z,,,,,,
        5,Pay,true,2026-12-01T09:05:07.089Z,2026-11-27,member 9,,,,2026-12-04T18:00:00.000Z

        """)
  }

  @Test func json() {
    #expect(
      rendered(Self.rows, as: .jsonl) == #"""
        {"id":3,"title":"Review VOD","done":false,"created":"2026-12-01T09:05:07.089Z","due":"2026-12-04T18:00:00.000Z","for":"Hide on bush","priority":"high","tags":["vod","a\"b"],"note":"second, game","completed":null}
        {"id":4,"title":"Milk","done":false,"created":"2026-12-01T09:05:07.089Z","due":null,"for":null,"priority":null,"tags":[],"note":null,"completed":null}
        {"id":5,"title":"Pay","done":true,"created":"2026-12-01T09:05:07.089Z","due":"2026-11-27","for":9,"priority":null,"tags":[],"note":null,"completed":"2026-12-04T18:00:00.000Z"}

        """#)
  }

  @Test func markdown() {
    #expect(
      rendered(Self.rows, as: .markdown, for: OutputTraits(zone: .fixed(seconds: 32_400))) == """
        | id | title | done | created | due | for | priority | tags | note | completed |
        | ---: | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        | 3 | Review VOD | no | 2026-12-01 18:05 | 2026-12-05 03:00 | Hide on bush | high | vod a"b | second, game |  |
        | 4 | Milk | no | 2026-12-01 18:05 |  |  |  |  |  |  |
        | 5 | Pay | yes | 2026-12-01 18:05 | 2026-11-27 | member 9 |  |  |  | 2026-12-05 03:00 |

        """)
  }

  @Test func table() {
    #expect(
      rendered(Self.rows, as: .table) == """
        id  title       done  created           due               for           priority  tags     note          completed
         3  Review VOD        2026-12-01 09:05  2026-12-04 18:00  Hide on bush  high      vod a"b  second, game
         4  Milk              2026-12-01 09:05
         5  Pay         ✓     2026-12-01 09:05  2026-11-27        member 9                                       2026-12-04 18:00

        """)
  }

  @Test func columnsInWhichNothingStandsAreLeftOut() {
    #expect(
      rendered([.todo(Self.bare)], as: .table) == """
        id  title  done  created
         4  Milk         2026-12-01 09:05

        """)
    let many = (1...256).map { _ in ListedRow.todo(Self.bare) }
    #expect(rendered(many, as: .table).hasPrefix("id  title  done  created           due  for  priority"))
  }

  @Test func record() {
    #expect(
      rendered([.todo(Self.full), .todo(Self.bare)], as: .table, .record) == """
        id:         3
        title:      Review VOD
        done:       no
        created:    2026-12-01 09:05:07
        due:        2026-12-04 18:00
        for:        Hide on bush
        priority:   high
        tags:       vod a"b
        note:       second, game

        id:         4
        title:      Milk
        done:       no
        created:    2026-12-01 09:05:07

        """)
  }

  @Test func damagedValues() {
    #expect(
      rendered([Self.damagedRow], as: .table)
        == #"""
        id  title  done  created           due       for        priority  tags  note   completed
         6  x            2026-12-01 09:05  ⚠ 'soon'  ⚠ 'Faker'  ⚠ 9       ⚠ 1   ⚠ x'00'  ⚠ 'then'

        """#.replacing("note   completed", with: "note     completed"))
    #expect(
      rendered([Self.damagedRow], as: .jsonl).hasSuffix(
        #""damaged":["due","for","priority","tags","note","completed"]}"# + "\n"))
  }

  /// On a terminal, at 2026-12-01 15:00 in UTC.
  @Test(
    arguments: [
      (nil, ""), (.day(Day(year: 2026, month: 12, day: 4)), "2026-12-04 in 3 d"),
      (.day(Day(year: 2026, month: 12, day: 2)), "2026-12-02 tomorrow"),
      (.day(Day(year: 2026, month: 12, day: 1)), "today"),
      (.day(Day(year: 2026, month: 11, day: 28)), "2026-11-28 3 d late"),
      (.time(Date(year: 2026, month: 12, day: 1, hour: 17)), "17:00 in 2 h"),
      (.time(Date(year: 2026, month: 12, day: 1, hour: 12)), "12:00 3 h late"),
      (.time(Date(year: 2026, month: 12, day: 4, hour: 17)), "2026-12-04 17:00 in 3 d"),
    ] as [(Due?, String)])
  func howFarItIs(due: Due?, expected: String) throws {
    let now = try #require(Date(year: 2026, month: 12, day: 1, hour: 15))
    let traits = OutputTraits(isTerminal: true, zone: .utc, dueClock: DueClock(now: now, zone: .utc))
    var event = TodoEvent(id: 1, title: "a", createAt: now, complete: false, due: due)
    let fields = [Field.todoID, .todoDue]
    #expect(
      rendered([.todo(event)], as: .table, fields: fields, for: traits)
        == (due == nil ? "id\n 1\n" : "id  due\n 1  \(expected)\n"))
    event.complete = true
    let done = rendered([.todo(event)], as: .table, fields: fields, for: traits)
    #expect(!done.contains("late") && !done.contains(" in ") && !done.contains("today"))
  }

  @Test func lateIsRed() throws {
    let now = try #require(Date(year: 2026, month: 12, day: 1, hour: 15))
    let traits = OutputTraits(isColored: true, zone: .utc, dueClock: DueClock(now: now, zone: .utc))
    let day = try #require(Day(year: 2026, month: 11, day: 28))
    for (layout, expected) in [
      (RowLayout.list, " 1  ^[31m2026-11-28 3 d late^[0m\n"), (.record, "^[31m2026-11-28 3 d late^[0m\n"),
    ] {
      let event = TodoEvent(id: 1, title: "a", createAt: now, complete: false, due: .day(day))
      let text = rendered([.todo(event)], as: .table, layout, fields: [.todoID, .todoDue], for: traits)
      #expect(text.replacing("\u{1B}", with: "^").hasSuffix(expected))
    }
  }
}

extension Due {
  /// A day that there is.
  fileprivate static func day(_ day: Day?) -> Due? { day.map(Due.day) }
  fileprivate static func time(_ date: Date?) -> Due? { date.map(Due.time) }
}
