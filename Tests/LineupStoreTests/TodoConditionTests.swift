import LineupCore
import LineupStore
import Testing

/// Conditions on what only to-dos have, in Seoul, nine hours ahead of UTC.
struct TodoConditionTests {
  private let dao = Dao(isMock: true, localDay: { Day(Date(milliseconds: $0.milliseconds + 9 * 3_600_000)) })

  private static let today = Day(number: 20_788)  // 2026-12-01

  /// The instant at which the clocks of Seoul show so many hours of that day.
  private static func time(_ hours: Int64, _ milliseconds: Int64 = 0) -> Date {
    Date(milliseconds: today.midnight.milliseconds + (hours - 9) * 3_600_000 + milliseconds)
  }

  init() throws {
    for name in ["Faker", "José", "Gone"] { try dao.add(name) }
    let today = TodoConditionTests.today
    let drafts: [(Due?, Selection.Term?, LineupCore.Priority?, [String], String?)] = [
      (.day(today), .name("Faker"), .high, ["vod"], "Second GAME"),
      (.time(TodoConditionTests.time(0)), .name("José"), .low, ["VOD", "review"], nil),
      (.time(TodoConditionTests.time(24, -1)), nil, .medium, ["vodka"], "café"),
      (.time(TodoConditionTests.time(24)), .name("Faker"), nil, [], nil),
      (.day(today + 1), nil, .high, [], nil),
      (nil, nil, nil, [], nil),
      (.day(today - 1), .name("José"), .low, ["É"], "x"),
    ]
    for (index, (due, assignee, priority, tags, note)) in drafts.enumerated() {
      _ = try dao.saveEvent(
        TodoDraft(
          title: "Title \(index + 1)", createAt: Date(milliseconds: 0), complete: index == 4, due: due,
          assignee: assignee, priority: priority, tags: tags, note: note))
    }
  }

  private static let day = Operand.day(today, start: time(0), end: time(24))
  private static let six = Operand.dates(start: time(18), end: time(18, 60_000))

  @Test(
    arguments: [
      (day, .equal, [1, 2, 3]), (day, .notEqual, [4, 5, 6, 7]), (day, .less, [7]),
      (day, .lessOrEqual, [1, 2, 3, 7]), (day, .greater, [4, 5]), (day, .greaterOrEqual, [1, 2, 3, 4, 5]),
      (six, .less, [2, 7]), (six, .lessOrEqual, [2, 7]), (six, .greater, [1, 3, 4, 5]),
      (six, .greaterOrEqual, [1, 3, 4, 5]), (six, .equal, []), (six, .notEqual, [1, 2, 3, 4, 5, 6, 7]),
      // At midnight what was due in the course of the day is late.
      (.dates(start: time(24), end: time(24, 1)), .less, [1, 2, 3, 7]),
      (.dates(start: time(24, -1), end: time(24)), .less, [2, 7]),
      (.day(Day(number: 2_932_896), start: .distant, end: .distant), .lessOrEqual, [1, 2, 3, 4, 5, 7]),
    ] as [(Operand, Comparison, [Int64])])
  func `due dates compare by day and time`(operand: Operand, comparison: Comparison, ids: [Int64]) throws {
    let filter = LineupCore.Predicate.compare(.todoDue, comparison, operand)
    #expect(try dao.todos(where: filter).map(\.id) == ids)
    #expect(try dao.todos(where: .not(filter)).map(\.id) == (1...7).filter { !ids.contains($0) })
  }

  @Test(
    arguments: [
      (.isPresent(.todoDue), [1, 2, 3, 4, 5, 7]), (.not(.isPresent(.todoFor)), [3, 5, 6]),
      (.compare(.todoFor, .equal, .text("Jose\u{301}")), [2, 7]),
      (.compare(.todoFor, .notEqual, .text("Faker")), [2, 3, 5, 6, 7]),
      (.compare(.todoFor, .equal, .integer(1)), [1, 4]), (.compare(.todoFor, .equal, .text("x")), []),
      (.oneOf(.todoFor, [.text("Faker"), .integer(2)]), [1, 2, 4, 7]),
      (.contains(.todoFor, "jose"), [2, 7]), (.not(.contains(.todoFor, "jose")), [1, 3, 4, 5, 6]),
      (.compare(.todoPriority, .greater, .priority(.low)), [1, 3, 5]),
      (.compare(.todoPriority, .less, .priority(.medium)), [2, 7]),
      (.compare(.todoPriority, .notEqual, .priority(.high)), [2, 3, 4, 6, 7]),
      (.compare(.todoTags, .equal, .text("Vod")), [1, 2]), (.compare(.todoTags, .equal, .text("e")), []),
      (.compare(.todoTags, .equal, .text("e\u{301}")), [7]),
      (.compare(.todoTags, .notEqual, .text("vod")), [3, 4, 5, 6, 7]),
      (.contains(.todoTags, "vod"), [1, 2, 3]), (.oneOf(.todoTags, [.text("review"), .text("É")]), [2, 7]),
      (.contains(.todoNote, "cafe"), [3]), (.compare(.todoNote, .notEqual, .text("x")), [1, 2, 3, 4, 5, 6]),
      (.mentions(.todo, "game title"), [1]), (.mentions(.todo, "CAFE 3"), [3]),
      (.mentions(.todo, "game 2"), []),
      (.mentions(.todo, ""), [1, 2, 3, 4, 5, 6, 7]), (.isPresent(.todoCompleted), []),
      (.compare(.todoDone, .equal, .flag(true)), [5]),
      (.compare(.todoDone, .notEqual, .flag(true)), [1, 2, 3, 4, 6, 7]),
    ] as [(LineupCore.Predicate, [Int64])])
  func `fields that may be empty`(filter: LineupCore.Predicate, ids: [Int64]) throws {
    #expect(try dao.todos(where: filter).map(\.id) == ids)
  }

  @Test(
    arguments: [
      (Field.todoDue, false, [7, 1, 2, 3, 5, 4, 6]), (.todoDue, true, [4, 5, 3, 2, 1, 7, 6]),
      (.todoPriority, false, [2, 7, 3, 1, 5, 4, 6]), (.todoPriority, true, [1, 5, 3, 2, 7, 4, 6]),
      (.todoFor, false, [1, 4, 2, 7, 3, 5, 6]), (.todoFor, true, [2, 7, 1, 4, 3, 5, 6]),
    ])
  func `what is missing comes last`(field: Field, descending: Bool, ids: [Int64]) throws {
    let query = Query(rows: .todos(), order: [Ordering(field: field, descending: descending)])
    #expect(try dao.rows(query).map(\.id) == ids)
  }
}

extension Date {
  fileprivate static let distant = Date(milliseconds: 253_402_300_800_000)
}
