extension DateParser {
  /// Days that may follow their first digits, one of which does if any day does.
  private static let days = [
    "2999-01-01", "1999-01-01", "2000-10-10", "2000-10-30", "2000-001", "2000-010", "2000-100",
  ]

  /// What may follow a day, and then the hour and minute of a time.
  private static let times = [
    "", "T00:00Z", "T00:00+00:00", "T00:00-00:00", "T00:00:00Z", "T00:00:00+00:00", "T00:00:00-00:00",
    "T00:00:00.000Z", "T00:00:00.000+00:00", "T00:00:00.000-00:00",
  ]

  /// Times on a clock of twelve hours.
  private static let timesOfTwelve = ["1am", "10am", "1:00am", "10:00am"]

  /// Whether a word that makes no date may be typed on to one that does.
  func isBeginning(_ error: DateError) -> Bool {
    let word = error.word
    switch error.kind {
    case .nextAlone: return true
    case .notAfterNext: return !words(for: word, after: ["next"]).isEmpty
    default: break
    }
    if error.index == 0, !words(for: word, after: []).isEmpty { return true }
    return DateParser.times.contains { time in
      let ofDay = error.index == 0 ? DateParser.days.map { $0 + time } : []
      // Two digits of an hour, or one.
      let alone = [time.dropFirst(), time.dropFirst(2)]
      return ofDay.contains { mayBecome($0, word) } || alone.contains { mayBecome(String($0), word) }
    } || DateParser.timesOfTwelve.contains { mayBecome($0, word) }
  }

  /// Whether a word that takes the place of the beginning of a date makes a date with the rest of it.
  private func mayBecome(_ whole: String, _ word: String) -> Bool {
    (try? parse(word + whole.dropFirst(word.count))) != nil
  }
}
