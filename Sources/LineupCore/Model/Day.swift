/// A day of the calendar, which is the same day in every time zone.
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01 in the proleptic Gregorian calendar, less than 0 before.
  package var number: Int

  package init(number: Int) {
    self.number = number
  }

  /// - Returns: nil when there is no such day (13th month, 30 February), or its year is not one of ``Date/years``.
  package init?(year: Int, month: Int, day: Int) {
    guard let midnight = Date(year: year, month: month, day: day) else { return nil }
    self.init(midnight)
  }

  /// The day on which an instant falls in UTC.
  package init(_ date: Date) {
    let (days, rest) = date.milliseconds.quotientAndRemainder(dividingBy: Day.milliseconds)
    self.init(number: Int(rest < 0 ? days - 1 : days))
  }

  private static let milliseconds: Int64 = 86_400_000

  /// Midnight at its beginning, in UTC.
  package var midnight: Date { Date(milliseconds: Int64(number) * Day.milliseconds) }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
  package static func - (day: Day, days: Int) -> Day { Day(number: day.number - days) }

  /// How many days lie between two.
  package static func - (left: Day, right: Day) -> Int { left.number - right.number }
}

extension Day {
  package enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = (number + 3) % 7
    return Weekday.allCases[index < 0 ? index + 7 : index]
  }

  /// The form that a database stores and people read: `2026-12-01`.
  package var text: String { String(midnight.storedText.prefix(10)) }

  /// Reads exactly that form.
  package init?(text bytes: [UInt8]) {
    guard bytes.count == 10, let midnight = Date(storedText: bytes + Array("T00:00:00.000".utf8)) else {
      return nil
    }
    self.init(midnight)
  }
}
