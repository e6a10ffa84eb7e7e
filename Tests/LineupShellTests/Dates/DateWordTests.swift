import LineupCore
import Testing

@testable import LineupShell

/// The words that people use for dates.
struct DateWordTests {
  @Test(arguments: [
    ("today", "Mon 2026-11-30"), ("tomorrow", "Tue 2026-12-01"), ("yesterday", "Sun 2026-11-29"),
    ("TODAY", "Mon 2026-11-30"), ("now", "Mon 2026-11-30 15:03"),
    ("tue", "Tue 2026-12-01"), ("wed", "Wed 2026-12-02"), ("thu", "Thu 2026-12-03"),
    ("fri", "Fri 2026-12-04"), ("sat", "Sat 2026-12-05"), ("sun", "Sun 2026-12-06"),
    ("Friday", "Fri 2026-12-04"), ("mon", "Mon 2026-12-07"), ("monday", "Mon 2026-12-07"),
    ("next mon", "Mon 2026-12-07"), ("next fri", "Fri 2026-12-11"), ("next Sunday", "Sun 2026-12-13"),
    ("next week", "Mon 2026-12-07"), ("next month", "Tue 2026-12-01"), ("Next YEAR", "Fri 2027-01-01"),
    ("eow", "Sun 2026-12-06"), ("eom", "Mon 2026-11-30"), ("eoy", "Thu 2026-12-31"),
    ("+3d", "Thu 2026-12-03"), ("+2w", "Mon 2026-12-14"), ("+1m", "Wed 2026-12-30"),
    ("+3m", "Sun 2027-02-28"), ("+1y", "Tue 2027-11-30"), ("-3d", "Fri 2026-11-27"),
    ("-1w", "Mon 2026-11-23"), ("-9m", "Sat 2026-02-28"), ("-1Y", "Sun 2025-11-30"),
    ("+0d", "Mon 2026-11-30"),
    ("+3h", "Mon 2026-11-30 18:03"), ("+30min", "Mon 2026-11-30 15:33"), ("-16h", "Sun 2026-11-29 23:03"),
    ("2026-12-01", "Tue 2026-12-01"), ("2026-335", "Tue 2026-12-01"), ("18:00", "Mon 2026-11-30 18:00"),
    ("9:00", "Mon 2026-11-30 09:00"), ("18:00+09:00", "Mon 2026-11-30 10:00"),
    ("2026-12-01T18:00Z", "Tue 2026-12-01 19:00"),
  ])
  func `A date in words`(line: String, meaning: String) throws {
    let dating = try Dating("Europe/Berlin", "2026-11-30 15:03:27.500")
    #expect(try dating.meaning(line) == meaning)
  }

  @Test(arguments: [
    ("fri 18:00", "Fri 2026-12-04 18:00"), ("next fri 18:00", "Fri 2026-12-11 18:00"),
    ("+3d 9:30", "Thu 2026-12-03 09:30"), ("eom 23:59:59", "Mon 2026-11-30 23:59"),
    ("2026-335 18:00", "Tue 2026-12-01 18:00"), ("tomorrow 18:00Z", "Tue 2026-12-01 19:00"),
    ("next week 08:00", "Mon 2026-12-07 08:00"),
    // What makes it no date is left alone.
    ("fri order by due", "Fri 2026-12-04 | order by due"), ("next fri and", "Fri 2026-12-11 | and"),
    ("fri 18", "Fri 2026-12-04 | 18"), ("fri fri", "Fri 2026-12-04 | fri"),
    ("today now", "Mon 2026-11-30 | now"),
    ("now 18:00", "Mon 2026-11-30 15:03 | 18:00"), ("+3h 18:00", "Mon 2026-11-30 18:03 | 18:00"),
    ("18:00 19:00", "Mon 2026-11-30 18:00 | 19:00"),
    ("2026-12-01T18:00Z 19:00", "Tue 2026-12-01 19:00 | 19:00"),
    ("next fri 18:00 19:00", "Fri 2026-12-11 18:00 | 19:00"),
  ])
  func `A date takes as many words as still make one`(line: String, meaning: String) throws {
    let dating = try Dating("Europe/Berlin", "2026-11-30 15:03:27.500")
    #expect(try dating.meaning(line) == meaning)
  }

  @Test func `A date in quotes is one word, and is one as a whole`() throws {
    let dating = try Dating("Europe/Berlin", "2026-11-30 15:03:27.500")
    let reading = try dating.dates.parse("next fri 18:00", then: ["19:00"])
    #expect(reading.words == 1)
    #expect(dating.zone.text(of: reading.due) == "Fri 2026-12-11 18:00")
    #expect(throws: DateError(kind: .notADate, word: "fri milk")) { try dating.dates.parse("fri milk") }
    #expect(throws: DateError(kind: .notAfterNext, word: "foo")) { try dating.dates.parse("next foo") }
  }

  /// What lasts how long, and how exactly: a day the whole of it, a time as exactly as it is given.
  @Test(arguments: [
    ("fri", 86_400_000), ("next week", 86_400_000), ("18:00", 60_000), ("fri 18:00:30", 1000), ("now", 1),
    ("+3h", 60_000), ("+30min", 60_000),
  ])
  func `A date is as long as it is exact`(line: String, length: Int64) throws {
    let reading = try Dating("Asia/Seoul", "2026-11-30 15:03:27.500").read(line)
    #expect(reading.end.milliseconds - reading.start.milliseconds == length)
    #expect((reading.day == nil) == (length < 86_400_000))
  }

  @Test func `A day is due as a day, and a time as a time`() throws {
    let dating = try Dating("Asia/Seoul", "2026-11-30 15:03:27.500")
    #expect(try dating.read("fri").due == .day(try #require(Day(year: 2026, month: 12, day: 4))))
    let six = try #require(Date(year: 2026, month: 12, day: 4, hour: 9))
    #expect(try dating.read("fri 18:00").due == .time(six))
    #expect(try dating.read("now").due == .time(dating.now))
  }

  @Test func `The clock is read only for words that depend on it`() throws {
    let dates = DateParser(zone: .utc) {
      Issue.record("the clock was read")
      return Date(milliseconds: 0)
    }
    for words in [["2026-12-01"], ["2026-12-01", "18:00"], ["2026-335"], ["2026-12-01T18:00Z"], ["milk"]] {
      _ = try? dates.parse(words[0], then: words.dropFirst())
    }
  }

  @Test func `No more words are asked for than could be part of the date`() throws {
    var asked = 0
    let dates = Parsing.dates
    for (first, rest, most) in [
      ("now", ["18:00"], 0), ("18:00", ["a"], 0), ("fri", ["a", "b"], 1), ("next", ["fri", "a", "b"], 2),
      ("milk", ["a"], 0), ("2026-12-01T18:00Z", ["a"], 0),
    ] {
      asked = 0
      _ = try? dates.parse(
        first,
        then: rest.lazy.map { word in
          asked += 1
          return word
        })
      #expect(asked == most, "\(first)")
    }
  }
}
