import LineupCore
import LineupStore
import Testing

/// Conditions on steps mean what they mean on rows.
struct LogConditionTests {
  private let dao = Dao(isMock: true)
  private let day: Int64 = 86_400

  /// Steps 1 to 4: Anna adds, moves and renames; Bert adds two at once. Step 6 undoes the second.
  init() throws {
    _ = try dao.saveMember(
      MemberDraft(name: "Faker", position: .Mid), orSet: false,
      mark: .by("anna@host/a1", "member add Faker Mid", at: day))
    _ = try dao.updateMember(
      .members(), MemberPatch(position: .Top), expecting: nil, mark: .by("anna@host/a1", "move", at: 2 * day))
    _ = try dao.updateMember(
      .members(), MemberPatch(name: "José"), expecting: nil,
      mark: .by("anna@host/a2", "member set FAKER --name Jose\u{301}", at: 3 * day))
    try dao.begin()
    try dao.add(todo: "A")
    try dao.add(todo: "B")
    try dao.commit(.by("bert", "script", at: 3 * day + 60))
    try dao.undo(3, mark: .by("anna@host/a2", "undo 3", at: 4 * day))
  }

  private static func number(_ comparison: Comparison, _ number: Int64) -> Predicate {
    .compare(.stepNumber, comparison, .integer(number))
  }

  private static func day(_ comparison: Comparison, _ day: Int64) -> Predicate {
    let start = day * 86_400_000
    let dates = Operand.dates(start: Date(milliseconds: start), end: Date(milliseconds: start + 86_400_000))
    return .compare(.stepDate, comparison, dates)
  }

  private static let cases: [(Predicate, [Int64])] = [
    (number(.equal, 2), [2]), (number(.greater, 2), [6, 5, 3]), (number(.lessOrEqual, 2), [2, 1]),
    (.oneOf(.stepNumber, [.integer(1), .integer(5), .integer(99)]), [5, 1]),
    (day(.equal, 3), [5, 3]), (day(.greaterOrEqual, 3), [6, 5, 3]), (day(.less, 2), [1]),
    (.not(day(.equal, 3)), [6, 2, 1]),
    (.contains(.stepUser, "ANNA"), [6, 3, 2, 1]), (.compare(.stepUser, .equal, .text("bert")), [5]),
    (.compare(.stepSession, .equal, .text("a2")), [6, 3]), (.compare(.stepSession, .equal, .text("")), [5]),
    (.contains(.stepText, "faker member"), [3, 1]), (.contains(.stepText, "josé"), [3]),
    (.compare(.stepText, .equal, .text("member set FAKER --name José")), [3]),
    (.compare(.stepText, .less, .text("move")), [3, 1]),
    (.compare(.stepCount, .greater, .integer(1)), [5]),
    (.isTrue(.stepIsUndone), [3]), (.compare(.stepIsUndone, .equal, .flag(false)), [6, 5, 2, 1]),
    (.and(.contains(.stepUser, "anna"), .or(.isTrue(.stepIsUndone), number(.equal, 1))), [3, 1]),
    (.contains(.stepText, "nobody"), []),
  ]

  @Test(arguments: cases.indices) func pickSteps(index: Int) throws {
    let (predicate, steps) = LogConditionTests.cases[index]
    #expect(try dao.log(where: predicate) == steps, "\(predicate)")
  }

  @Test func countOnlyWhatMeetsThem() throws {
    let anna = Predicate.contains(.stepUser, "anna")
    let faker = LogQuery.RowReference(entity: .member, term: .name("Faker"))
    #expect(try dao.log(LogQuery(filter: anna, limit: 2)).map(\.id) == [6, 3])
    #expect(try dao.log(LogQuery(row: faker, filter: .not(.isTrue(.stepIsUndone)))).map(\.id) == [6, 2, 1])
    #expect(try dao.log(LogQuery(row: faker, filter: .contains(.stepUser, "bert"))).isEmpty)
  }

  @Test func reachAcrossPagesAndCanBeStopped() throws {
    for number in 1...350 {
      _ = try dao.saveEvent(
        TodoDraft(title: "T", createAt: Date(milliseconds: 0)), mark: .by("c", "todo \(number % 100)"))
    }
    let query = LogQuery(filter: .compare(.stepText, .equal, .text("todo 7")))
    #expect(try dao.log(query).map(\.id) == [313, 213, 113, 13])
    var pages = 0
    try dao.steps(LogQuery(filter: .compare(.stepText, .equal, .text("no such")))) { page in
      #expect(page.isEmpty)
      pages += 1
      return pages < 3
    }
    #expect(pages == 3)
  }

  @Test func mayBeVeryLong() throws {
    var any = LogConditionTests.number(.equal, 1)
    for number in Int64(2)...4_000 { any = .or(any, LogConditionTests.number(.equal, number)) }
    #expect(try dao.log(where: any) == [6, 5, 3, 2, 1])
  }
}
