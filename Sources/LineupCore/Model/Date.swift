/// An instant, to the millisecond.
///
/// Ours rather than Foundation's, which costs more at start-up than all the rest of the program.
package struct Date: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  package var milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  package static func < (left: Date, right: Date) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Date {
  /// The years a date may lie in: those that four digits can write.
  package static let years = 0...9999

  private static let millisecondsPerDay: Int64 = 86_400_000

  /// Makes the instant of a UTC calendar date and time of day.
  ///
  /// - Returns: nil when there is no such day (13th month, 30 February) or time (24:00, second 60).
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0
  ) {
    guard Date.years.contains(year), (1...12).contains(month),
      day >= 1, day <= Date.days(inMonth: month, ofYear: year),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999).contains(millisecond)
    else { return nil }
    let seconds = Int64(hour * 3600 + minute * 60 + second)
    let days = Date.daysSinceEpoch(year: year, month: month, day: day)
    self.init(milliseconds: days * Date.millisecondsPerDay + seconds * 1000 + Int64(millisecond))
  }

  /// How many days a month has, in the proleptic Gregorian calendar.
  package static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func days(inYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days from 1970-01-01, after Howard Hinnant's `days_from_civil`: the year begins in March, so that the leap day is
  /// its last.
  private static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468)
  }

  /// A calendar date and a time of day.
  package struct Components: Equatable, Sendable {
    package var year, month, day, hour, minute, second, millisecond: Int
  }

  /// The UTC calendar date and time of day, after Howard Hinnant's `civil_from_days`.
  package var components: Components {
    var days = Int(milliseconds / Date.millisecondsPerDay)
    var rest = Int(milliseconds % Date.millisecondsPerDay)
    if rest < 0 {
      rest += Int(Date.millisecondsPerDay)
      days -= 1
    }
    days += 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return Components(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
      hour: rest / 3_600_000, minute: rest / 60_000 % 60, second: rest / 1000 % 60, millisecond: rest % 1000)
  }
}
