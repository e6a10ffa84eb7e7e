import LineupCore
import Testing

@testable import LineupShell

/// How far something is due from now, and in which words.
struct DueDistanceTests {
  /// Now it is Monday 2026-11-30 15:00:30 in Berlin.
  @Test(arguments: [
    ("2026-11-30", "today", false), ("2026-12-01", "tomorrow", false), ("2026-12-02", "in 2 d", false),
    ("2026-12-04", "in 4 d", false), ("2026-12-13", "in 13 d", false), ("2026-12-14", "in 2 w", false),
    ("2027-02-22", "in 12 w", false), ("2027-02-23", "in 2 mo", false), ("2027-11-29", "in 12 mo", false),
    ("2027-11-30", "in 1 y", false), ("2028-11-29", "in 2 y", false), ("9999-12-31", "in 7978 y", false),
    ("2026-11-29", "1 d late", true), ("2026-11-27", "3 d late", true), ("2026-11-16", "2 w late", true),
    ("2026-09-01", "3 mo late", true), ("2025-11-30", "1 y late", true), ("1900-01-01", "126 y late", true),
    ("2026-11-30 15:00", "now", true), ("2026-11-30 15:01", "now", false),
    ("2026-11-30 15:02", "in 1 min", false), ("2026-11-30 15:30", "in 29 min", false),
    ("2026-11-30 14:40", "20 min late", true), ("2026-11-30 14:00", "1 h late", true),
    ("2026-11-30 16:00", "in 59 min", false), ("2026-11-30 17:01", "in 2 h", false),
    ("2026-11-30 18:00", "in 2 h", false), ("2026-12-01 09:00", "in 17 h", false),
    ("2026-12-01 15:00", "in 23 h", false), ("2026-12-01 15:01", "tomorrow", false),
    ("2026-12-01 23:59", "tomorrow", false), ("2026-12-02 00:00", "in 2 d", false),
    ("2026-11-29 15:01", "23 h late", true), ("2026-11-29 15:00", "1 d late", true),
    ("2026-11-28 23:59", "2 d late", true),
  ])
  func `One unit says it`(line: String, words: String, isLate: Bool) throws {
    let dating = try Dating("Europe/Berlin", "2026-11-30 15:00:30")
    let due = try dating.read(line).due
    let clock = DueClock(now: dating.now, zone: dating.zone)
    let distance = clock.distance(to: due)
    var text: [UInt8] = []
    text.append(distance)
    #expect(String(decoding: text, as: UTF8.self) == words)
    #expect(distance.isLate == isLate)
    #expect(clock.isLate(due) == isLate)
  }

  /// A day has its 24 hours, or one less or more.
  @Test(arguments: [
    ("2026-10-25 00:10:00", "2026-10-25 23:20", "in 24 h"),
    ("2026-03-28 15:00:00", "2026-03-29 15:00", "in 23 h"),
    ("2026-03-28 15:00:00", "2026-03-29", "tomorrow"), ("2026-10-26 00:00:00", "2026-10-25", "1 d late"),
  ])
  func `Clock changes make no day longer than a day`(now: String, line: String, words: String) throws {
    let dating = try Dating("Europe/Berlin", now)
    var text: [UInt8] = []
    text.append(DueClock(now: dating.now, zone: dating.zone).distance(to: try dating.read(line).due))
    #expect(String(decoding: text, as: UTF8.self) == words)
  }

  /// The same day is today in one zone, and late in another.
  @Test(arguments: [
    ("Pacific/Kiritimati", "1 d late"), ("Asia/Seoul", "today"), ("Europe/Berlin", "today"),
    ("Pacific/Pago_Pago", "tomorrow"),
  ])
  func `A day is late when the local day is a later one`(zone: String, words: String) throws {
    let now = try #require(Date(year: 2026, month: 12, day: 1, hour: 10, minute: 30))
    let day = try #require(Day(year: 2026, month: 12, day: 1))
    var text: [UInt8] = []
    text.append(DueClock(now: now, zone: try .named(zone)).distance(to: .day(day)))
    #expect(String(decoding: text, as: UTF8.self) == words)
  }

  /// 1,000 random pairs in each zone.
  @Test(arguments: LocalZone.names)
  func `What is late has gone by, and whatever the unit, no more of it is said than there is`(name: String)
    throws
  {
    let zone = try LocalZone.named(name)
    for _ in 0..<1000 {
      let now = Date(milliseconds: Int64.random(in: 0..<4_000_000_000_000))
      let span = Int64(1) << Int64.random(in: 10...40)
      let date = Date(milliseconds: now.milliseconds + Int64.random(in: -span...span))
      let clock = DueClock(now: now, zone: zone)
      let distance = clock.distance(to: .time(date))
      #expect(distance.isLate == (date < now) && clock.isLate(.time(date)) == (date < now))
      let lengths: [DueDistance.Unit: Int64] = [
        .minute: 60, .hour: 3600, .day: 86_400, .week: 604_800, .month: 2_592_000, .year: 31_536_000,
      ]
      let length = try #require(lengths[distance.unit]) * 1000
      // Days are counted by the calendar.
      let slack = distance.unit == .minute || distance.unit == .hour ? 0 : Int64(90_000_000)
      #expect(Int64(distance.count) * length <= abs(date.milliseconds - now.milliseconds) + slack)
    }
  }
}
