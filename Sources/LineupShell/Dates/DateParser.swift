import LineupCore

/// Reads dates as people write them: `2026-12-01`, `2026-12-01 18:00`, `2026-12-01 18:00:30` in a zone, or ISO 8601 with
/// an offset, `2026-12-01T18:00:00.000+09:00`.
///
/// Day and time may be one word or two. A time may carry an offset in either form (`Z`, `+09:00`, `+0900`, `+09`); after
/// a `T` it must. Digits of a second beyond the third are dropped.
package struct DateParser: Sendable {
  /// The years a date may be given in.
  package static let years = 1900...9999

  private let zone: LocalZone

  package init(zone: LocalZone) {
    self.zone = zone
  }

  /// Reads a date from a word and, when the word is a day and the next looks like a time, the next one.
  package func parse(_ first: String, _ second: String? = nil) throws(DateError) -> DateReading {
    var scanner = DateScanner(first)
    let day = try day(&scanner, of: first)
    if scanner.isAtEnd {
      guard let second, DateScanner(second).looksLikeTime else {
        let next = Date(milliseconds: day.milliseconds + 86_400_000)
        return try reading(
          zone.instant(ofWallClock: day), until: zone.instant(ofWallClock: next), words: 1, of: first)
      }
      var scanner = DateScanner(second)
      let time = try time(&scanner, of: second)
      return try moment(day, time, words: 2, of: first)
    }
    let isISO = scanner.skip("T") || scanner.skip("t")
    guard isISO || scanner.skipBlanks() else { throw DateError(kind: .notADate, word: first) }
    let time = try time(&scanner, of: first)
    if isISO, time.offset == nil { throw DateError(kind: .offsetMissing, word: first) }
    return try moment(day, time, words: 1, of: first)
  }

  private struct Time {
    /// Since midnight.
    var milliseconds: Int64

    /// How exactly the time was given.
    var span: Int64

    /// Ahead of UTC; nil when the zone is to tell.
    var offset: Int64?
  }

  private func day(_ scanner: inout DateScanner, of word: String) throws(DateError) -> Date {
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2), !scanner.isAtDigit
    else { throw DateError(kind: .notADate, word: word) }
    guard DateParser.years.contains(year) else { throw DateError(kind: .yearOutOfRange, word: word) }
    guard let date = Date(year: year, month: month, day: day) else {
      throw DateError(kind: .noSuchDay, word: word)
    }
    return date
  }

  private func time(_ scanner: inout DateScanner, of word: String) throws(DateError) -> Time {
    let malformed = DateError(kind: .notATime, word: word)
    guard let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2)
    else { throw malformed }
    var time = Time(milliseconds: Int64(hour * 3600 + minute * 60) * 1000, span: 60_000)
    var second = 0
    if scanner.skip(":") {
      guard let number = scanner.number(digits: 2) else { throw malformed }
      second = number
      time.milliseconds += Int64(second) * 1000
      time.span = 1000
      if scanner.skip(".") || scanner.skip(",") {
        guard let fraction = scanner.fraction() else { throw malformed }
        time.milliseconds += Int64(fraction)
        time.span = 1
      }
    }
    guard hour < 24, minute < 60, second < 60 else { throw DateError(kind: .noSuchTime, word: word) }
    if !scanner.isAtEnd {
      guard let offset = scanner.offset(), scanner.isAtEnd else { throw malformed }
      time.offset = offset
    }
    return time
  }

  private func moment(
    _ day: Date, _ time: Time, words: Int, of word: String
  ) throws(DateError) -> DateReading {
    let wall = Date(milliseconds: day.milliseconds + time.milliseconds)
    let start =
      if let offset = time.offset {
        Date(milliseconds: wall.milliseconds - offset * 1000)
      } else {
        zone.instant(ofWallClock: wall)
      }
    return try reading(
      start, until: Date(milliseconds: start.milliseconds + time.span), words: words, of: word)
  }

  /// Keeps the interval within what can be stored. The very last millisecond of the year 9999 is the end of its interval.
  private func reading(
    _ start: Date, until end: Date, words: Int, of word: String
  ) throws(DateError) -> DateReading {
    guard start <= Date.last else { throw DateError(kind: .yearOutOfRange, word: word) }
    return DateReading(start: start, end: min(end, Date.last), words: words)
  }
}

extension Date {
  /// 9999-12-31T23:59:59.999Z, the last that four digits of a year can write.
  fileprivate static let last = Date(milliseconds: 253_402_300_799_999)
}
