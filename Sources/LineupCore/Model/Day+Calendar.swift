/// Steps through the calendar that are not all of one length.
extension Day {
  package var year: Int { midnight.components.year }

  /// The Monday that its week begins with.
  package var startOfWeek: Day { self - weekday.rawValue }

  /// The first of its month.
  package var startOfMonth: Day { self - (midnight.components.day - 1) }

  /// The last of its month.
  package var endOfMonth: Day {
    let date = midnight.components
    return startOfMonth + (Date.days(inMonth: date.month, ofYear: date.year) - 1)
  }

  /// The day so many months later, or the last of that month where it is too short: a month after 31 January comes the
  /// last of February.
  ///
  /// - Returns: nil when its year would not be one of ``Date/years``.
  package func adding(months: Int) -> Day? {
    let date = midnight.components
    let (count, isTooGreat) = months.addingReportingOverflow(date.year * 12 + date.month - 1)
    guard !isTooGreat, count >= 0 else { return nil }
    let (year, month) = count.quotientAndRemainder(dividingBy: 12)
    return Day(
      year: year, month: month + 1, day: min(date.day, Date.days(inMonth: month + 1, ofYear: year)))
  }
}
