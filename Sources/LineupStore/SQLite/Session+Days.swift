import LineupCore

extension Session {
  /// The first instant of a day where whoever asks is. No clock is a day or more from UTC.
  func start(of day: Day) -> Date {
    let length: Int64 = 86_400_000
    var before = day.midnight.milliseconds - length - 1
    var within = day.midnight.milliseconds + length
    while within - before > 1 {
      let middle = before + (within - before) / 2
      if localDay(Date(milliseconds: middle)) < day { before = middle } else { within = middle }
    }
    return Date(milliseconds: within)
  }
}
