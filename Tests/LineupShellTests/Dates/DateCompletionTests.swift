import LineupCore
import Testing

@testable import LineupShell

/// Dates that are being typed. It is Monday 2026-11-30, 15:03 UTC.
struct DateCompletionTests {
  /// What is listed, each with what it means.
  private func listed(_ line: String) -> [String] {
    Completing().complete(line).candidates.map { "\($0.insertion) — \($0.detail)" }
  }

  @Test(arguments: [
    (
      "todo add x --at ‸",
      [
        "today — Mon 2026-11-30", "tomorrow — Tue 2026-12-01", "yesterday — Sun 2026-11-29",
        "fri — Fri 2026-12-04", "+3d — Thu 2026-12-03", "+2w — Mon 2026-12-14", "eow — Sun 2026-12-06",
        "eom — Mon 2026-11-30", "next — a weekday, week, month or year",
      ]
    ),
    ("todo add x --at f‸", ["fri — Fri 2026-12-04"]), ("todo add x --at frid‸", ["friday — Fri 2026-12-04"]),
    ("todo add x --at TO‸", ["today — Mon 2026-11-30", "tomorrow — Tue 2026-12-01"]),
    ("todo add x --at=eo‸", ["eow — Sun 2026-12-06", "eom — Mon 2026-11-30", "eoy — Thu 2026-12-31"]),
    ("todo add x --at now‸", ["now — Mon 2026-11-30 15:03"]),
    (
      "todo add x --at +3‸",
      [
        "+3d — Thu 2026-12-03", "+3w — Mon 2026-12-21", "+3m — Sun 2027-02-28", "+3y — Fri 2029-11-30",
        "+3h — Mon 2026-11-30 18:03", "+3min — Mon 2026-11-30 15:06",
      ]
    ),
    ("todo add x --at -1m‸", ["-1m — Fri 2026-10-30", "-1min — Mon 2026-11-30 15:02"]),
    ("todo add x --at +9999999y‸", []), ("todo add x --at foo‸", []),
    (
      "todo add x --at next ‸",
      [
        "mon — Mon 2026-12-07", "tue — Tue 2026-12-08", "wed — Wed 2026-12-09", "thu — Thu 2026-12-10",
        "fri — Fri 2026-12-11", "sat — Sat 2026-12-12", "sun — Sun 2026-12-13", "week — Mon 2026-12-07",
        "month — Tue 2026-12-01", "year — Fri 2027-01-01",
      ]
    ),
    ("todo add x --at=next m‸", ["mon — Mon 2026-12-07", "month — Tue 2026-12-01"]),
    ("todo list where created < next w‸", ["wed — Wed 2026-12-09", "week — Mon 2026-12-07"]),
    ("todo list where created in (today, next w‸", ["wed — Wed 2026-12-09", "week — Mon 2026-12-07"]),
    ("todo add x --at 2‸", ["20:00", "21:00", "22:00", "23:00"].map { "\($0) — Mon 2026-11-30 \($0)" }),
    ("todo add x --at fri 18‸", ["00", "15", "30", "45"].map { "18:\($0) — Fri 2026-12-04 18:\($0)" }),
    ("todo add x --at next fri 18:3‸", ["18:30 — Fri 2026-12-11 18:30"]),
    ("todo list where created < 2026-12-01 09:4‸", ["09:45 — Tue 2026-12-01 09:45"]),
    ("todo list where created in (2026-335 09:4‸", ["09:45 — Tue 2026-12-01 09:45"]),
    // Nothing goes on from these.
    ("todo add x --at now 18‸", []), ("todo add x --at 18:00 19‸", []), ("todo add x --at fri 18:00 19‸", []),
    ("todo add x --at fri '18‸", []), ("todo add x --at fri milk 18‸", []),
  ])
  func `Each way to go on says what it means`(line: String, ways: [String]) {
    #expect(listed(line) == ways)
  }

  @Test func `After a day a few times are listed, but not inserted unasked`() {
    for line in ["todo add x --at fri ‸", "todo list where created < next mon ‸"] {
      let times = Completing().complete(line).candidates.filter { $0.insertion.contains(":") }
      #expect(times.map(\.insertion) == ["09:00", "12:00", "15:00", "18:00", "20:00"])
      #expect(times.allSatisfy { !$0.continuesTyped })
    }
    #expect(Completing().words("todo list where created < fri a‸") == ["and"])
    #expect(Completing().words("todo list where created < fri 18:00 a‸") == ["and"])
    #expect(Completing().words("todo add x --at fri 18:00 --d‸") == ["--due", "--done", "--dry-run"])
  }

  /// Every beginning of these dates, and every candidate for it.
  @Test(arguments: [
    "tomorrow 18:00", "next friday 09:30", "+30min", "-2w 7:00", "2026-12-01 18:00", "eoy 23:59",
  ])
  func `What is chosen makes a date`(date: String) throws {
    for length in 0...date.count {
      for (candidate, line) in Completing().lines("todo add x --at \(date.prefix(length))‸") {
        if candidate.insertion == "next" || candidate.insertion.hasPrefix("--") { continue }
        let command = try #require(try Parsing.commands(line).first, "\(line)")
        guard case .addTodo = command else { continue }
        #expect(candidate.detail.contains("20"), "\(line)")
      }
    }
  }

  @Test func `What a date goes on to is shown while it is typed`() {
    let session = RunSession().session
    #expect(session.suggestion(after: "todo add x --at tod") == "ay")
    #expect(session.suggestion(after: "todo add x --at next we") == nil)
    #expect(session.suggestion(after: "todo add x --at next wee") == "k")
    #expect(session.suggestion(after: "todo add x --at fri 18:3") == "0")
    #expect(session.suggestion(after: "todo add x --at fri ") == nil)
  }
}

/// What is red of a date before Enter, and what is not since only its end is missing.
struct DateHighlightTests {
  private let session = HighlightLine.session()

  @Test(arguments: [
    "todo add x --at next friday 18:00", "todo add x --at NEXT month", "todo add x --at=next fri 9:00:30",
    "todo add x --at +30min", "todo add x --at -12m 23:59", "todo add x --at 2026-335 9:00",
    "todo add x --at 2028-366", "todo add x --at 18:00", "todo add x --at 9:00Z", "todo add x --at tomorrow",
    "todo add x --at yesterday 18:00", "todo add x --at now", "todo add x --at wednesday",
    "todo add x --at eow",
    "todo list where created < next week and created > -3d", "log where at in (today, next sun 18:00, eoy)",
    "todo list where created < 2026-12-01T18:00:00.123+09:00",
  ])
  func `No beginning of a date is red`(line: String) {
    for length in 0...line.count {
      let letters = HighlightLine.letters(
        of: String(line.prefix(length)), session.highlights(String(line.prefix(length))))
      #expect(!letters.contains("!"), "\(line.prefix(length))")
    }
  }

  @Test(arguments: [
    HighlightTests.Case("todo add x --at next fri 18:00 y\ncccc ccc   oooo nnnnnnnnnnnnnn  "),
    HighlightTests.Case("todo add x --at fryday\ncccc ccc   oooo !!!!!!"),
    HighlightTests.Case("todo add x --at next foo\ncccc ccc   oooo      !!!"),
    HighlightTests.Case("todo add x --at next \ncccc ccc   oooo      "),
    HighlightTests.Case("todo add x --at next --done\ncccc ccc   oooo !!!! oooooo"),
    HighlightTests.Case("todo add x --at 2026-366\ncccc ccc   oooo !!!!!!!!"),
    HighlightTests.Case("todo add x --at +3x\ncccc ccc   oooo !!!"),
    HighlightTests.Case("todo add x --at fri 24:01\ncccc ccc   oooo     !!!!!"),
    HighlightTests.Case("todo add x --at fri 18:0 y\ncccc ccc   oooo     !!!!  "),
    HighlightTests.Case("log where at < next fri and who = x\nccc kkkkk ff k nnnnnnnn kkk fff k  "),
  ])
  func `What is refused is red before Enter`(line: HighlightTests.Case) {
    line.check(session)
  }
}
