import LineupCore
import Testing

@testable import LineupShell

/// Days and times in the zones of the world: over clock changes, around midnight, at the ends of months and years.
struct DateCalendarTests {
  /// A clock change lies within: Berlin's on 29 March and 25 October, New York's and St John's on 8 March and 1 November.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-28 02:30:00", "+1d", "2026-03-29", 23),
    ("Europe/Berlin", "2026-10-24 02:30:00", "+1d", "2026-10-25", 25),
    ("Europe/Berlin", "2026-03-28 23:59:59", "tomorrow", "2026-03-29", 23),
    ("Europe/Berlin", "2026-03-30 00:00:00", "yesterday", "2026-03-29", 23),
    ("Europe/Berlin", "2026-03-23 12:00:00", "eow", "2026-03-29", 23),
    ("Europe/Berlin", "2026-10-18 12:00:00", "next sun", "2026-10-25", 25),
    ("America/New_York", "2026-03-01 12:00:00", "+1w", "2026-03-08", 23),
    ("America/New_York", "2026-10-31 23:00:00", "next month", "2026-11-01", 25),
    ("America/St_Johns", "2026-03-07 23:59:59", "sun", "2026-03-08", 23),
    ("America/St_Johns", "2026-11-01 00:00:00", "today", "2026-11-01", 25),
    ("Asia/Kolkata", "2026-12-31 23:59:59", "tomorrow", "2027-01-01", 24),
    ("Asia/Seoul", "2027-01-01 00:00:00", "yesterday", "2026-12-31", 24),
    ("Pacific/Kiritimati", "2026-12-31 12:00:00", "next year", "2027-01-01", 24),
    ("Pacific/Pago_Pago", "2026-12-31 23:00:00", "eoy", "2026-12-31", 24),
    ("Pacific/Pago_Pago", "2028-02-28 23:00:00", "+1d", "2028-02-29", 24),
    ("Asia/Seoul", "2028-02-29 09:00:00", "+1y", "2029-02-28", 24),
    ("Asia/Seoul", "2028-02-29 09:00:00", "-4y", "2024-02-29", 24),
    ("Asia/Seoul", "2026-01-31 09:00:00", "+1m", "2026-02-28", 24),
    ("Asia/Seoul", "2028-01-31 09:00:00", "+1m", "2028-02-29", 24),
    ("Asia/Seoul", "2026-03-31 09:00:00", "-1m", "2026-02-28", 24),
    ("Asia/Seoul", "2026-12-31 09:00:00", "+2m", "2027-02-28", 24),
    ("Asia/Seoul", "2026-01-31 09:00:00", "next month", "2026-02-01", 24),
    ("Asia/Seoul", "2028-02-01 09:00:00", "eom", "2028-02-29", 24),
    ("Asia/Seoul", "2026-11-29 09:00:00", "eow", "2026-11-29", 24),
    ("Asia/Seoul", "2026-11-29 09:00:00", "next mon", "2026-11-30", 24),
    ("Asia/Seoul", "2026-11-29 09:00:00", "mon", "2026-11-30", 24),
    ("Asia/Seoul", "2026-11-29 09:00:00", "sun", "2026-12-06", 24),
    ("Asia/Seoul", "2026-11-29 09:00:00", "next sun", "2026-12-06", 24),
    ("Asia/Seoul", "2026-11-29 09:00:00", "next week", "2026-11-30", 24),
  ])
  func `A day is a day of the calendar, as long as its clocks have it`(
    zone: String, now: String, line: String, day: String, hours: Int64
  ) throws {
    let reading = try Dating(zone, now).read(line)
    #expect(reading.day?.text == day)
    #expect(reading.end.milliseconds - reading.start.milliseconds == hours * 3_600_000)
  }

  /// Hours pass as they are; the clock on the wall jumps.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29 01:30:00", "+1h", "2026-03-29 03:30"),
    ("Europe/Berlin", "2026-10-25 01:30:00", "+1h", "2026-10-25 02:30"),
    ("Europe/Berlin", "2026-10-25 01:30:00", "+3h", "2026-10-25 03:30"),
    ("Europe/Berlin", "2026-03-28 12:00:00", "+24h", "2026-03-29 13:00"),
    ("Europe/Berlin", "2026-03-28 12:00:00", "+1d 12:00", "2026-03-29 12:00"),
    ("America/St_Johns", "2026-03-08 01:45:59", "+30min", "2026-03-08 03:15"),
    ("Asia/Kolkata", "2026-11-30 23:59:59", "+1min", "2026-12-01 00:00"),
    ("Pacific/Kiritimati", "2026-12-31 23:59:59", "-24h", "2026-12-30 23:59"),
  ])
  func `Hours are hours`(zone: String, now: String, line: String, shown: String) throws {
    let dating = try Dating(zone, now)
    let reading = try dating.read(line)
    var text: [UInt8] = []
    text.append(reading.due, in: dating.zone)
    #expect(String(decoding: text, as: UTF8.self) == shown)
    if let step = DateStep(line) {
      let passed = Int64(step.count) * (step.unit == .hour ? 3_600_000 : 60_000)
      #expect((0..<60_000).contains(dating.now.milliseconds + passed - reading.start.milliseconds))
    }
  }

  /// 100 random days of each zone, and those about its clock changes.
  @Test(arguments: LocalZone.names)
  func `A day is exactly the instants at which the wall shows it`(name: String) throws {
    let zone = try LocalZone.named(name)
    let first = try #require(Day(year: 2015, month: 1, day: 1))
    let changes = (0..<15 * 365).map { first + $0 }.filter { day in
      let interval = zone.interval(of: day)
      return interval.end.milliseconds - interval.start.milliseconds != 86_400_000
    }
    for day in (0..<100).map({ _ in first + Int.random(in: 0..<15 * 365) }) + changes {
      let reading = try DateParser(zone: zone) { Parsing.now }.parse(day.text)
      #expect(reading.day == day)
      let (start, end) = (reading.start.milliseconds, reading.end.milliseconds)
      var instants = stride(from: start - 7_200_000, to: end + 7_200_000, by: 1_800_000).map { $0 }
      instants += [start - 1, start + 1, end - 1, end]
      for instant in instants {
        #expect((zone.day(at: Date(milliseconds: instant)) == day) == (start..<end).contains(instant))
      }
    }
  }

  /// 500 random instants of each zone, to the minute.
  @Test(arguments: LocalZone.names)
  func `What is written is read back`(name: String) throws {
    let zone = try LocalZone.named(name)
    let dates = DateParser(zone: zone) { Parsing.now }
    for _ in 0..<500 {
      let minute = Int64.random(in: -36_816_000...4_223_371_199)
      let date = Date(milliseconds: minute * 60_000)
      for due in [Due.time(date), .day(zone.day(at: date))] where zone.day(of: due).year < 10_000 {
        var text: [UInt8] = []
        text.append(due, in: zone, .millisecond)
        let reading = try dates.parse(String(decoding: text, as: UTF8.self))
        if due == .time(date), reading.start != date {
          // A wall clock that was put back shows it twice, and the first is meant.
          #expect(reading.start < date && zone.wallClock(at: reading.start) == zone.wallClock(at: date))
        } else {
          #expect(reading.due == due)
        }
      }
    }
  }
}
