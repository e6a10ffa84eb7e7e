package import LineupCore

extension [UInt8] {
  /// Appends when something is due, `2026-12-04` or, as a zone's wall clock shows it, `2026-12-04 18:00`.
  mutating func append(_ due: Due, in zone: LocalZone, _ precision: TimePrecision = .minute) {
    switch due {
    case .day(let day): append(day)
    case .time(let date): append(local: date, in: zone, precision)
    }
  }

  /// Appends when something is due, a time in UTC.
  mutating func append(utc due: Due) {
    switch due {
    case .day(let day): append(day)
    case .time(let date): append(utc: date)
    }
  }
}

extension LocalZone {
  /// When something is due, with its weekday: `Fri 2026-12-04 18:00`.
  package func text(of due: Due) -> String {
    var text = Array(day(of: due).weekday.shortName.utf8)
    text.append(UInt8(ascii: " "))
    text.append(due, in: self)
    return String(decoding: text, as: UTF8.self)
  }
}
