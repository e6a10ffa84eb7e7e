import LineupCore
import Testing

@testable import LineupShell

/// Dates of several words within a line. It is Monday 2026-11-30, 15:03 UTC.
struct DateSyntaxTests {
  @Test(arguments: [
    ("todo add a --at next fri 18:00 b", "todo add a b --at 2026-12-11T18:00Z"),
    ("todo add --at fri buy milk", "todo add buy milk --at 2026-12-04T00:00Z"),
    ("todo add a --at=next mon b", "todo add a b --at 2026-12-07T00:00Z"),
    ("todo add a --at tomorrow --done", "todo add a --done --at 2026-12-01T00:00Z"),
    ("todo add a --at 'next fri 18:00'", "todo add a --at 2026-12-11T18:00Z"),
    ("todo add --at today -- 18:00 a", "todo add 18:00 a --at 2026-11-30T00:00Z"),
    // Whoever means a text quotes it.
    ("todo add a --at today '18:00'", "todo add a '18:00' --at 2026-11-30T00:00Z"),
    ("todo add a --at +30min; todo add b", "todo add a --at 2026-11-30T15:33Z; todo add b"),
    ("todo list where created >= today", "todo list where created >= 2026-11-30"),
    ("todo list where created<-3d", "todo list where created < 2026-11-27"),
    ("todo list where created = next fri and done", "todo list where created = 2026-12-11 and done"),
    ("todo list where (created < next week)", "todo list where created < 2026-12-07"),
    ("todo list where created < fri 18:00 or done", "todo list where created < '2026-12-04 18:00' or done"),
    (
      "todo list where created in (next week 08:00, eom,+1d) limit 3",
      "todo list where created in ('2026-12-07 08:00', 2026-11-30, 2026-12-01) limit 3"
    ),
    (
      "todo list where created < now order by created",
      "todo list where created < 2026-11-30T15:03:27.500Z order by created"
    ),
    ("log where at >= yesterday limit 3", "log where at >= 2026-11-29 limit 3"),
  ])
  func `A date ends where it makes no date any more`(line: String, plain: String) throws {
    #expect(try Parsing.commands(line) == Parsing.commands(plain))
  }

  @Test func `Words that a calling shell has split are words of a date`() throws {
    let plain = try Parsing.commands("todo add a b --at 2026-12-11T18:00Z")
    #expect(try Parsing.commands(words: ["todo", "add", "a", "--at", "next", "fri", "18:00", "b"]) == plain)
    #expect(try Parsing.commands(words: ["todo", "add", "a", "b", "--at", "next fri 18:00"]) == plain)
    #expect(try Parsing.commands(words: ["todo", "add", "a", "b", "--at=next fri 18:00"]) == plain)
  }

  @Test(arguments: [
    Mistake("todo add a --at ①fryday②", .notADate(DateError(kind: .notADate, word: "fryday"))),
    Mistake("todo add a --at ①next②", .notADate(DateError(kind: .nextAlone, word: "next"))),
    Mistake("todo add a --at ①next② --done", .notADate(DateError(kind: .nextAlone, word: "next"))),
    Mistake("todo add a --at ①next② 'fri'", .notADate(DateError(kind: .nextAlone, word: "next"))),
    Mistake("todo add a --at next ①foo② b", .notADate(DateError(kind: .notAfterNext, word: "foo", index: 1))),
    Mistake(
      "todo add a --at next fri ①24:01② b", .notADate(DateError(kind: .noSuchTime, word: "24:01", index: 2))),
    Mistake("todo add a --at ①'next foo'② b", .notADate(DateError(kind: .notAfterNext, word: "foo"))),
    Mistake("todo list where (created < ①next②)", .notADate(DateError(kind: .nextAlone, word: "next"))),
    Mistake(
      "todo list where created < next ①and② done",
      .notADate(DateError(kind: .notAfterNext, word: "and", index: 1))),
    Mistake(
      "todo list where created in (today, ①+9999999d②)",
      .notADate(DateError(kind: .yearOutOfRange, word: "+9999999d"))),
  ])
  func `The very word is pointed at`(mistake: Mistake) throws {
    try mistake.check()
  }
}
