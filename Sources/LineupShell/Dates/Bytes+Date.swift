import LineupCore

/// How exactly a time of day is shown.
package enum TimePrecision: Comparable, Sendable {
  /// No time at all.
  case day
  case minute
  case second
  case millisecond
}

extension [UInt8] {
  /// Appends an instant in UTC, `2026-12-01T09:00:00.000Z`: the form for programs.
  mutating func append(utc date: Date) {
    append("0000-00-00T00:00:00.000Z", filledWith: date.components, .millisecond)
  }

  /// Appends what a zone's wall clock shows at an instant, `2026-12-01 18:00`: the form for people.
  mutating func append(local date: Date, in zone: LocalZone, _ precision: TimePrecision = .minute) {
    let template =
      switch precision {
      case .day: "0000-00-00"
      case .minute: "0000-00-00 00:00"
      case .second: "0000-00-00 00:00:00"
      case .millisecond: "0000-00-00 00:00:00.000"
      }
    append(template, filledWith: zone.wallClock(at: date).components, precision)
  }

  /// Appends a day, `2026-12-01`.
  mutating func append(_ day: Day) {
    append(local: day.midnight, in: .utc, .day)
  }

  /// Appends a template and writes the digits of a date over its zeros, which is quicker than digit by digit.
  private mutating func append(
    _ template: String, filledWith parts: Date.Components, _ precision: TimePrecision
  ) {
    let start = count
    append(template)
    withUnsafeMutableBufferPointer { bytes in
      func put(_ number: Int, digits: Int, at place: Int) {
        var rest = number.magnitude
        for index in stride(from: start + place + digits - 1, through: start + place, by: -1) {
          bytes[index] = UInt8(truncatingIfNeeded: 48 + rest % 10)
          rest /= 10
        }
      }
      put(parts.year, digits: 4, at: 0)
      put(parts.month, digits: 2, at: 5)
      put(parts.day, digits: 2, at: 8)
      if precision >= .minute {
        put(parts.hour, digits: 2, at: 11)
        put(parts.minute, digits: 2, at: 14)
      }
      if precision >= .second { put(parts.second, digits: 2, at: 17) }
      if precision == .millisecond { put(parts.millisecond, digits: 3, at: 20) }
    }
  }
}
