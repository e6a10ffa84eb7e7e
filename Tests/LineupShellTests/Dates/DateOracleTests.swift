import Foundation
import LineupCore
import LineupShell
import Testing

/// Words for days beside what Foundation's calendar makes of them.
struct DateOracleTests {
  /// 100 random moments from 2010 to 2070 in each zone. Foundation is not asked for months after the 28th, of which it
  /// makes the 28th of February even in leap years.
  @Test(arguments: LocalZone.names)
  func `Days are those of the calendar`(name: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    calendar.firstWeekday = 2
    let zone = try LocalZone.named(name)
    for _ in 0..<100 {
      let now = Foundation.Date(timeIntervalSince1970: Double(Int.random(in: 1_262_304_000..<3_155_760_000)))
      let dates = DateParser(zone: zone) { .init(milliseconds: Int64(now.timeIntervalSince1970) * 1000) }
      let count = Int.random(in: -150...150)
      let sign = count < 0 ? "-" : "+"
      func after(_ unit: Calendar.Component, _ count: Int, from date: Foundation.Date? = nil) throws
        -> Foundation.Date
      {
        try #require(calendar.date(byAdding: unit, value: count, to: date ?? now))
      }
      func start(of unit: Calendar.Component) throws -> Foundation.Date {
        try #require(calendar.dateInterval(of: unit, for: now)).start
      }
      let week = try start(of: .weekOfYear)
      let expected: [(words: [String], date: Foundation.Date)] = [
        (["today"], now), (["tomorrow"], try after(.day, 1)), (["yesterday"], try after(.day, -1)),
        (["\(sign)\(abs(count))d"], try after(.day, count)),
        (["\(sign)\(abs(count))w"], try after(.day, 7 * count)),
        (["eow"], try after(.day, 6, from: week)), (["next", "week"], try after(.day, 7, from: week)),
        (["next", "sat"], try after(.day, 12, from: week)),
        (["next", "month"], try after(.month, 1, from: start(of: .month))),
        (["next", "year"], try after(.year, 1, from: start(of: .year))),
        (["eom"], try after(.day, -1, from: after(.month, 1, from: start(of: .month)))),
        (["eoy"], try after(.day, -1, from: after(.year, 1, from: start(of: .year)))),
        (
          ["wed"],
          try #require(
            calendar.nextDate(
              after: after(.day, 1, from: calendar.startOfDay(for: now)).addingTimeInterval(-1),
              matching: DateComponents(weekday: 4), matchingPolicy: .nextTime))
        ),
      ]
      let isEarly = calendar.component(.day, from: now) <= 28
      let steps = [(["\(sign)\(abs(count))m"], try after(.month, count)), (["+9y"], try after(.year, 9))]
      for (words, date) in expected + (isEarly ? steps : []) {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let text = String(
          format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        #expect(try dates.parse(words[0], then: words.dropFirst()).day?.text == text, "\(words) on \(now)")
      }
    }
  }
}
