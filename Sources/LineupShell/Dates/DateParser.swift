package import LineupCore

/// Reads dates as people write them: days such as `fri`, `next fri`, `+3d`, `eom`, `2026-12-01` and `2026-335`, each with
/// a time after it if they like, `18:00` or `6pm` for today, and instants such as `now`, `+3h` or ISO 8601 with an offset,
/// `2026-12-01T18:00:00.000+09:00`.
///
/// A time may carry an offset in either form (`Z`, `+09:00`, `+0900`, `+09`); after a `T` it must. Digits of a second
/// beyond the third are dropped. Case is ignored. This is the only place where dates are read.
package struct DateParser {
  /// The years a date may be in.
  package static let years = 1900...9999

  let zone: LocalZone

  /// Read only for words that depend on it.
  let now: () -> Date

  package init(zone: LocalZone, now: @escaping () -> Date) {
    self.zone = zone
    self.now = now
  }

  /// Reads a date from a word and as many of those after it as still make one.
  ///
  /// - Parameters:
  ///   - first: when there are blanks in it, which takes quotes, it must be a date as a whole.
  ///   - rest: no more are asked for than could be part of the date.
  package func parse(
    _ first: String, then rest: some Sequence<String> = [String]()
  ) throws(DateError) -> DateReading {
    if first.utf8.contains(UInt8(ascii: " ")) { return try parse(quoted: first) }
    var words = rest.makeIterator()
    switch try beginning(first) {
    case .day(let day): return try reading(of: day, given: 1, first, then: words.next())
    case .time(let reading): return reading
    case .next:
      guard let second = words.next() else { throw DateError(kind: .nextAlone, word: first) }
      return try reading(of: try day(next: second), given: 2, second, then: words.next())
    }
  }

  private func parse(quoted text: String) throws(DateError) -> DateReading {
    let words = text.split(separator: " ").map(String.init)
    do throws(DateError) {
      let reading = try parse(words.first ?? "", then: words.dropFirst())
      guard reading.words == words.count else { throw DateError(kind: .notADate, word: text) }
      return DateReading(day: reading.day, start: reading.start, end: reading.end, words: 1)
    } catch {
      throw DateError(kind: error.kind, word: error.word)
    }
  }

  /// What a day is, or a time on it if the word behind it looks like one.
  ///
  /// - Parameters:
  ///   - day: nil when there is no such day in any year that there is.
  ///   - count: how many words have led to it, the last of which is to blame for it.
  private func reading(
    of day: Day?, given count: Int, _ word: String, then next: String?
  ) throws(DateError) -> DateReading {
    guard let day, DateParser.years.contains(day.year) else {
      throw DateError(kind: .yearOutOfRange, word: word, index: count - 1)
    }
    if let next, DateScanner(next).looksLikeTime {
      let time = try TimeOfDay(next, at: count)
      return try reading(of: time, on: day, words: count + 1, next)
    }
    let interval = zone.interval(of: day)
    return DateReading(day: day, start: interval.start, end: min(interval.end, Date.last), words: count)
  }

  /// What a time is on a day.
  ///
  /// - Parameter word: the last of the words, which is to blame for a year that is out of range.
  func reading(
    of time: TimeOfDay, on day: Day, words: Int = 1, _ word: String
  ) throws(DateError) -> DateReading {
    let wall = Date(milliseconds: day.midnight.milliseconds + time.milliseconds)
    let start =
      if let offset = time.offset {
        Date(milliseconds: wall.milliseconds - offset * 1000)
      } else {
        zone.instant(ofWallClock: wall)
      }
    return try reading(from: start, lasting: time.span, words: words, word)
  }

  /// Keeps an interval within what can be stored. The very last millisecond of the year 9999 is the end of its interval.
  func reading(
    from start: Date, lasting span: Int64, words: Int = 1, _ word: String
  ) throws(DateError) -> DateReading {
    guard start <= Date.last else {
      throw DateError(kind: .yearOutOfRange, word: word, index: words - 1)
    }
    let end = min(Date(milliseconds: start.milliseconds + span), Date.last)
    return DateReading(day: nil, start: start, end: end, words: words)
  }
}

extension Date {
  /// 9999-12-31T23:59:59.999Z, the last that four digits of a year can write.
  fileprivate static let last = Date(milliseconds: 253_402_300_799_999)
}
