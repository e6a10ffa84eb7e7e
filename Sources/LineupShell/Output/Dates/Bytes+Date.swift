import LineupCore

/// How exactly a time of day is shown.
package enum TimePrecision: Comparable, Sendable {
  case minute
  case second
  case millisecond
}

extension [UInt8] {
  /// Appends an instant in UTC, `2026-12-01T09:00:00.000Z`: the form for programs.
  mutating func append(utc date: Date) {
    let parts = date.components
    append(dayOf: parts)
    append(ascii: "T")
    append(timeOf: parts, .millisecond)
    append(ascii: "Z")
  }

  /// Appends what a zone's wall clock shows at an instant, `2026-12-01 18:00`: the form for people.
  mutating func append(local date: Date, in zone: LocalZone, _ precision: TimePrecision = .minute) {
    let parts = zone.wallClock(at: date).components
    append(dayOf: parts)
    append(ascii: " ")
    append(timeOf: parts, precision)
  }

  private mutating func append(dayOf parts: Date.Components) {
    append(decimal: parts.year, digits: 4)
    append(ascii: "-")
    append(decimal: parts.month, digits: 2)
    append(ascii: "-")
    append(decimal: parts.day, digits: 2)
  }

  private mutating func append(timeOf parts: Date.Components, _ precision: TimePrecision) {
    append(decimal: parts.hour, digits: 2)
    append(ascii: ":")
    append(decimal: parts.minute, digits: 2)
    guard precision >= .second else { return }
    append(ascii: ":")
    append(decimal: parts.second, digits: 2)
    guard precision == .millisecond else { return }
    append(ascii: ".")
    append(decimal: parts.millisecond, digits: 3)
  }
}
