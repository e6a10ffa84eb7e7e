package import LineupCore

extension LocalZone {
  /// The day that the calendar on the wall shows at an instant.
  package func day(at date: Date) -> Day {
    Day(wallClock(at: date))
  }

  /// A day from its first instant up to but not including that of the next one.
  package func interval(of day: Day) -> (start: Date, end: Date) {
    (instant(ofWallClock: day.midnight), instant(ofWallClock: (day + 1).midnight))
  }

  /// The day on which something is due here.
  package func day(of due: Due) -> Day {
    switch due {
    case .day(let day): day
    case .time(let date): self.day(at: date)
    }
  }
}
