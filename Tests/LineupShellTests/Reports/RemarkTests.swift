import LineupCore
import Testing

@testable import LineupShell

/// Why a to-do is to be done next, at 2026-11-30 12:00 in Berlin, a Monday.
struct RemarkTests {
  private let dating: Dating

  init() throws { dating = try Dating("Europe/Berlin", "2026-11-30 12:00:00") }

  private func remark(_ event: TodoEvent) -> Remark {
    DueClock(now: dating.now, zone: dating.zone).remark(on: event)
  }

  private func event(due: String?, priority: Priority? = nil, created: String = "2026-11-30 09:00") throws
    -> TodoEvent
  {
    TodoEvent(
      id: 1, title: "x", createAt: try dating.read(created).start, complete: false,
      due: try due.map { try dating.read($0).due }, priority: priority)
  }

  @Test(arguments: [
    ("2026-11-27", "3 d late", "2026-11-27", true), ("2026-11-29", "1 d late", "2026-11-29", true),
    ("2026-11-30 09:00", "3 h late", "2026-11-30", true), ("2026-11-30", "due today", "2026-11-30", false),
    ("2026-11-30 12:00", "due now", "2026-11-30", false),
    ("2026-11-30 18:00", "due in 6 h", "2026-11-30", false),
    ("2026-12-01 00:30", "due in 12 h", "2026-12-01", false),
    ("2026-12-01", "due tomorrow", "2026-12-01", false),
    ("2026-12-04", "due in 4 d", "2026-12-04", false), ("2027-03-01", "due in 3 mo", "2027-03-01", false),
  ])
  func `What is due says when`(due: String, reason: String, day: String, isLate: Bool) throws {
    let remark = remark(try event(due: due, priority: .high))
    #expect(remark == Remark(reason: reason, day: Day(text: Array(day.utf8)), isLate: isLate))
  }

  @Test(arguments: [
    (Priority.high, "2026-11-30 09:00", "high"), (.low, "2026-10-01", "low"),
    (nil, "2026-11-30 00:00", "open since today"), (nil, "2026-12-05", "open since today"),
    (nil, "2026-11-29 23:59", "open for 1 d"), (nil, "2026-10-21", "open for 5 w"),
  ])
  func `What is due at no time says how much it matters, or its age`(
    priority: Priority?, created: String, reason: String
  ) throws {
    let remark = remark(try event(due: nil, priority: priority, created: created))
    #expect(remark == Remark(reason: reason, day: nil, isLate: false))
  }
}
