import LineupCore

extension DateParser {
  /// The present moment, of which no word speaks.
  var present: DateReading {
    let now = now()
    return DateReading(day: nil, start: now, end: Date(milliseconds: now.milliseconds + 1), words: 0)
  }
}
