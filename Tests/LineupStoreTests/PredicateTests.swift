import LineupCore
import LineupStore
import Testing

/// Conditions, each asked of the same rows.
struct PredicateTests {
  private let dao = Dao(isMock: true)

  init() throws {
    let members: [(String, Position)] = [
      ("Faker", .Mid), ("faker", .Top), ("José", .JG), ("50%_", .ADC), ("STRASSE", .Support), ("Ünal", .Mid),
    ]
    for (name, position) in members { try dao.add(name, position) }
    for (index, text) in [
      "2026-01-31T23:59:59.999", "2026-02-01T00:00:00.000", "2026-02-01T12:30:00.000",
      "2026-02-01T23:59:59.999", "2026-02-02T00:00:00.000", "9999-12-31T23:59:59.999",
      "0000-01-01T00:00:00.000",
    ].enumerated() {
      let date = try #require(Date(storedText: Array(text.utf8)))
      try dao.add(todo: index == 2 ? "Cafe\u{301} at noon" : "T\(index + 1)", at: date, done: index % 2 == 1)
    }
  }

  private static func name(_ comparison: Comparison, _ text: String) -> Predicate {
    .compare(.memberName, comparison, .text(text))
  }

  private static func position(_ comparison: Comparison, _ position: Position) -> Predicate {
    .compare(.memberPosition, comparison, .position(position))
  }

  private static func id(_ comparison: Comparison, _ id: Int64) -> Predicate {
    .compare(.memberID, comparison, .integer(id))
  }

  private static let ofMembers: [(Predicate, [Int64])] = [
    (name(.equal, "Faker"), [1]),
    (name(.notEqual, "Faker"), [2, 3, 4, 5, 6]),
    (name(.less, "Faker"), [4]),
    (name(.greaterOrEqual, "faker"), [2, 6]),
    (name(.equal, "Jose\u{301}"), [3]),
    (name(.lessOrEqual, "Jose\u{301}"), [1, 3, 4]),
    (position(.equal, .Mid), [1, 6]),
    (position(.notEqual, .Mid), [2, 3, 4, 5]),
    (position(.less, .Mid), [2, 3]),
    (position(.lessOrEqual, .JG), [2, 3]),
    (position(.greater, .Mid), [4, 5]),
    (position(.greaterOrEqual, .Support), [5]),
    (id(.equal, 3), [3]), (id(.greater, 4), [5, 6]), (id(.lessOrEqual, .min), []),
    (.oneOf(.memberPosition, [.position(.Top), .position(.ADC)]), [2, 4]),
    (.oneOf(.memberName, [.text("Jose\u{301}"), .text("x"), .text("50%_")]), [3, 4]),
    (.oneOf(.memberID, []), []),
    (.contains(.memberName, "FAK"), [1, 2]),
    (.contains(.memberName, "%"), [4]), (.contains(.memberName, "_"), [4]),
    (.contains(.memberName, "JOSE\u{301}"), [3]),
    (.contains(.memberName, "ü"), [6]), (.contains(.memberName, "una"), [6]),
    (.contains(.memberName, "straße"), [5]),
    (.not(position(.equal, .Mid)), [2, 3, 4, 5]),
    (.and(.contains(.memberName, "f"), position(.equal, .Mid)), [1]),
    (.or(name(.equal, "Faker"), .or(name(.equal, "50%_"), id(.equal, 6))), [1, 4, 6]),
    (.not(.or(id(.less, 3), .and(id(.greater, 3), id(.less, 6)))), [3, 6]),
    (name(.equal, "' OR 1=1 --"), []),
  ]

  @Test(arguments: ofMembers.indices) func selectMembers(index: Int) throws {
    let (predicate, ids) = PredicateTests.ofMembers[index]
    #expect(try dao.rows(.member, where: predicate).map(\.id) == ids, "\(predicate)")
  }

  @Test func findTheSameByNameAndPosition() throws {
    #expect(try dao.getMember(name: "Faker", position: .Mid).map(\.id) == [1])
    #expect(try dao.getMember(name: "Faker", position: .Top).isEmpty)
    #expect(try dao.getMember(position: .Mid).map(\.id) == [1, 6])
    #expect(try dao.getMember().count == 6)
  }

  private static func day(_ comparison: Comparison) -> (Predicate, Comparison) {
    let start = Date(year: 2026, month: 2, day: 1) ?? Date(milliseconds: 0)
    let end = Date(milliseconds: start.milliseconds + 86_400_000)
    return (.compare(.todoCreated, comparison, .dates(start: start, end: end)), comparison)
  }

  private static let days: [(Comparison, [Int64])] = [
    (.equal, [2, 3, 4]), (.notEqual, [1, 5, 6, 7]), (.less, [1, 7]), (.lessOrEqual, [1, 2, 3, 4, 7]),
    (.greater, [5, 6]), (.greaterOrEqual, [2, 3, 4, 5, 6]),
  ]

  @Test(arguments: days.indices) func compareWithADay(index: Int) throws {
    let (comparison, ids) = PredicateTests.days[index]
    #expect(try dao.rows(.todo, where: PredicateTests.day(comparison).0).map(\.id) == ids)
  }

  @Test func compareWithTheFirstAndTheLastDay() throws {
    let last = try #require(Date(year: 9_999, month: 12, day: 31))
    let first = try #require(Date(year: 0, month: 1, day: 1))
    func ids(_ comparison: Comparison, from start: Int64, to end: Int64) throws -> [Int64] {
      let dates = Operand.dates(start: Date(milliseconds: start), end: Date(milliseconds: end))
      return try dao.rows(.todo, where: .compare(.todoCreated, comparison, dates)).map(\.id)
    }
    let day: Int64 = 86_400_000
    #expect(try ids(.equal, from: last.milliseconds, to: last.milliseconds + day) == [6])
    #expect(try ids(.greater, from: last.milliseconds, to: last.milliseconds + day) == [])
    #expect(try ids(.lessOrEqual, from: last.milliseconds, to: last.milliseconds + day).count == 7)
    // A day in a time zone east of Greenwich begins before the first that can be written.
    #expect(try ids(.equal, from: first.milliseconds - day / 2, to: first.milliseconds + day / 2) == [7])
    #expect(try ids(.less, from: first.milliseconds - day / 2, to: first.milliseconds + day / 2) == [])
  }

  @Test func selectToDos() throws {
    #expect(try dao.rows(.todo, where: .isTrue(.todoDone)).map(\.id) == [2, 4, 6])
    #expect(try dao.rows(.todo, where: .compare(.todoDone, .equal, .flag(false))).map(\.id) == [1, 3, 5, 7])
    #expect(try dao.rows(.todo, where: .contains(.todoTitle, "CAFÉ")).map(\.id) == [3])
    #expect(try dao.rows(.todo, where: .compare(.todoTitle, .equal, .text("Café at noon"))).map(\.id) == [3])
    // Titles are kept as typed.
    #expect(try dao.todos()[2].title.unicodeScalars.count == 13)
  }

  @Test func mayBeVeryLong() throws {
    var any = PredicateTests.id(.equal, 1)
    var all = PredicateTests.id(.greater, 0)
    for number in Int64(2)...4_000 {
      any = .or(any, PredicateTests.id(.equal, number))
      all = .and(PredicateTests.id(.greater, -number), all)
    }
    #expect(try dao.rows(.member, where: any).count == 6)
    #expect(try dao.rows(.member, where: all).count == 6)
    let dates = Operand.dates(start: Date(milliseconds: 0), end: Date(milliseconds: .max / 2))
    #expect(throws: Never.self) {
      try dao.rows(.todo, where: .oneOf(.todoCreated, Array(repeating: dates, count: 3_000)))
    }
  }
}
