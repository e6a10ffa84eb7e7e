import LineupCore

extension DateParser {
  /// What the first word of a date says.
  enum Beginning {
    /// A day; nil when there is none in any year that there is.
    case day(Day?)
    case time(DateReading)

    /// The word `next`, which another follows.
    case next
  }

  private var today: Day { zone.day(at: now()) }

  func beginning(_ word: String) throws(DateError) -> Beginning {
    let scanner = DateScanner(word)
    if scanner.looksLikeTime { return .time(try reading(of: try TimeOfDay(word), on: today, word)) }
    if scanner.isAtDigit { return try written(word) }
    if let step = DateStep(word) { return try beginning(step, word) }
    if let weekday = Day.Weekday(word: word) { return .day(today.coming(weekday)) }
    switch DateWord(word: word) {
    case .today: return .day(today)
    case .tomorrow: return .day(today + 1)
    case .yesterday: return .day(today - 1)
    case .eow: return .day(today.startOfWeek + 6)
    case .eom: return .day(today.endOfMonth)
    case .eoy: return .day(Day(year: today.year, month: 12, day: 31))
    case .now: return .time(try reading(from: now(), lasting: 1, word))
    case .next: return .next
    case nil: throw DateError(kind: .notADate, word: word)
    }
  }

  /// The day that `next` and a word are; nil when there is none in any year that there is.
  func day(next word: String) throws(DateError) -> Day? {
    if let weekday = Day.Weekday(word: word) { return today.startOfWeek + 7 + weekday.rawValue }
    switch DateWord.Period(rawValue: word.asciiLowercased) {
    case .week: return today.startOfWeek + 7
    case .month: return today.startOfMonth.adding(months: 1)
    case .year: return Day(year: today.year + 1, month: 1, day: 1)
    case nil: throw DateError(kind: .notAfterNext, word: word, index: 1)
    }
  }

  /// Days are steps in the calendar, whatever clocks do in them; hours and minutes pass as they are, and lead to a minute.
  private func beginning(_ step: DateStep, _ word: String) throws(DateError) -> Beginning {
    let minute: Int64 = 60_000
    switch step.unit {
    case .day: return .day(today + step.count)
    case .week: return .day(today + 7 * step.count)
    case .month: return .day(today.adding(months: step.count))
    case .year: return .day(today.adding(months: 12 * step.count))
    case .hour, .minute:
      let passed = Int64(step.count) * (step.unit == .hour ? 60 * minute : minute)
      let date = Date(milliseconds: now().milliseconds + passed)
      // What is far out of range is not for the zone to tell of.
      guard DateParser.years.contains(date.components.year) else {
        throw DateError(kind: .yearOutOfRange, word: word)
      }
      let seconds = zone.wallClock(at: date).milliseconds % minute
      let start = Date(milliseconds: date.milliseconds - (seconds < 0 ? seconds + minute : seconds))
      return .time(try reading(from: start, lasting: minute, word))
    }
  }
}

extension DateParser {
  /// Reads a day that is written in digits, or ISO 8601 with a time.
  private func written(_ word: String) throws(DateError) -> Beginning {
    var scanner = DateScanner(word)
    let day = try writtenDay(&scanner, of: word)
    if scanner.isAtEnd { return .day(day) }
    guard scanner.skip("T") || scanner.skip("t") else { throw DateError(kind: .notADate, word: word) }
    let time = try TimeOfDay(&scanner, of: word)
    guard time.offset != nil else { throw DateError(kind: .offsetMissing, word: word) }
    return .time(try reading(of: time, on: day, word))
  }

  private func writtenDay(_ scanner: inout DateScanner, of word: String) throws(DateError) -> Day {
    let malformed = DateError(kind: .notADate, word: word)
    let outOfRange = DateError(kind: .yearOutOfRange, word: word)
    guard let year = scanner.number(digits: 4) else { throw malformed }
    if scanner.skipDigits(), scanner.skip("-") { throw outOfRange }
    guard scanner.skip("-") else { throw malformed }
    // Through the year, or through a month.
    let ordinal = scanner.number(digits: 3)
    var month = 1
    var number = ordinal ?? 0
    if ordinal == nil {
      guard let first = scanner.number(digits: 2), scanner.skip("-"),
        let second = scanner.number(digits: 2)
      else { throw malformed }
      (month, number) = (first, second)
    }
    guard !scanner.isAtDigit else { throw malformed }
    guard DateParser.years.contains(year) else { throw outOfRange }
    guard let first = Day(year: year, month: month, day: 1) else {
      throw DateError(kind: .noSuchMonth, word: word)
    }
    let days = ordinal == nil ? Date.days(inMonth: month, ofYear: year) : Date.days(inYear: year)
    guard (1...days).contains(number) else {
      let kind: DateError.Kind = ordinal == nil ? .noSuchDay(of: days) : .noSuchDayOfYear(of: days)
      throw DateError(kind: kind, word: word)
    }
    return first + (number - 1)
  }
}

extension Day {
  /// The next day after it that is such a weekday.
  fileprivate func coming(_ weekday: Weekday) -> Day {
    let days = weekday.rawValue - self.weekday.rawValue
    return self + (days > 0 ? days : days + 7)
  }
}
