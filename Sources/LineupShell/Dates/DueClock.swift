package import LineupCore

/// The moment from which due dates are looked at, and the zone of whoever looks.
///
/// One serves a whole listing, so that all of it is of one moment.
package struct DueClock: Sendable {
  package let now: Date
  package let zone: LocalZone
  package let today: Day

  package init(now: Date, zone: LocalZone) {
    self.now = now
    self.zone = zone
    today = zone.day(at: now)
  }

  /// Whether something due then is late: once its day is over, or its time has come and gone.
  package func isLate(_ due: Due) -> Bool {
    switch due {
    case .day(let day): day < today
    case .time(let date): date < now
    }
  }

  package func distance(to due: Due) -> DueDistance {
    let days = zone.day(of: due) - today
    guard case .time(let date) = due else { return DueDistance(days: days) }
    let minutes = Int((date.milliseconds - now.milliseconds) / 60_000)
    // A day may have 25 hours.
    if days != 0, abs(minutes) >= 24 * 60 { return DueDistance(days: days) }
    return abs(minutes) < 60
      ? DueDistance(isLate: date < now, abs(minutes), .minute)
      : DueDistance(isLate: date < now, abs(minutes) / 60, .hour)
  }
}
