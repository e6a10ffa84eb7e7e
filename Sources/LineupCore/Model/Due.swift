/// When a to-do is due: in the course of a day, wherever one is, or at an instant.
package enum Due: Hashable, Sendable {
  /// By the end of the day in the zone of whoever looks.
  case day(Day)
  case time(Date)
}

extension Due {
  /// The form that a database stores: `2026-12-01` for a day, an instant as ``Date/storedText``. In their order days come
  /// before the instants of the same day in UTC.
  package var storedText: String {
    switch self {
    case .day(let day): day.text
    case .time(let date): date.storedText
    }
  }

  /// Reads exactly that form; anything else is nil, and the row damaged.
  package init?(storedText bytes: [UInt8]) {
    if let day = Day(text: bytes) {
      self = .day(day)
    } else if let date = Date(storedText: bytes) {
      self = .time(date)
    } else {
      return nil
    }
  }
}
