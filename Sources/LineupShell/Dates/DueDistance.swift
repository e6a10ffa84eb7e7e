/// How far a due date is from now, as people say it: in one unit, the greatest that there are enough of.
///
/// Days are those of the calendar, whatever the hour: up to 13 of them are days, up to 84 weeks of 7, fewer than 365 months
/// of 30, and more years of 365. A time less than 24 hours away is in hours, less than one in minutes. What is over is
/// dropped.
package struct DueDistance: Equatable, Sendable {
  /// What is counted; the raw value is how output writes it.
  package enum Unit: String, Sendable {
    case minute = "min"
    case hour = "h"
    case day = "d"
    case week = "w"
    case month = "mo"
    case year = "y"
  }

  /// Whether it has gone by: a day with its end, a time at once.
  package let isLate: Bool

  /// How many units it is away, either way; 0 minutes is now and 0 days is today.
  package let count: Int
  package let unit: Unit

  init(isLate: Bool, _ count: Int, _ unit: Unit) {
    self.isLate = isLate
    self.count = count
    self.unit = unit
  }

  /// The distance of so many days, less than 0 for those that have gone by.
  init(days: Int) {
    let count = abs(days)
    let isLate = days < 0
    switch count {
    case ...13: self.init(isLate: isLate, count, .day)
    case ...84: self.init(isLate: isLate, count / 7, .week)
    case ..<365: self.init(isLate: isLate, count / 30, .month)
    default: self.init(isLate: isLate, count / 365, .year)
    }
  }
}

extension [UInt8] {
  /// Appends a distance as people say it: `today`, `tomorrow`, `in 4 d`, `3 d late`, `now`.
  mutating func append(_ distance: DueDistance) {
    switch (distance.count, distance.unit) {
    case (0, .minute): append("now")
    case (0, .day): append("today")
    case (1, .day) where !distance.isLate: append("tomorrow")
    default:
      if !distance.isLate { append("in ") }
      append(decimal: Int64(distance.count))
      append(" ")
      append(distance.unit.rawValue)
      if distance.isLate { append(" late") }
    }
  }
}
