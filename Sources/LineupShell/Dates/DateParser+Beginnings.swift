extension DateParser {
  /// Days that may follow their first digits, one of which does if any day does.
  private static let days = ["2999-01-01", "1999-01-01", "2000-10-10", "2000-10-30"]

  /// What may follow a day, and then the hour and minute of a time.
  private static let times = [
    "", "T00:00Z", "T00:00+00:00", "T00:00-00:00", "T00:00:00Z", "T00:00:00+00:00", "T00:00:00-00:00",
    "T00:00:00.000Z",
  ]

  /// Whether a word may be typed on to a date, or to the time of day after one.
  package func isBeginning(_ word: String) -> Bool {
    for time in DateParser.times {
      for day in DateParser.days {
        let whole = day + time
        if (try? parse(word + whole.dropFirst(word.count))) != nil { return true }
      }
      if (try? parse(DateParser.days[0], word + time.dropFirst(word.count + 1)))?.words == 2 { return true }
    }
    return false
  }
}
