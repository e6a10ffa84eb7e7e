import LineupCore

/// A way to go on with a date that is being typed.
package struct DateCompletion: Equatable, Sendable {
  /// What takes the place of the word that was begun.
  package let word: String

  /// The date that it would be, `Fri 2026-12-04`.
  package let meaning: String
}

extension DateParser {
  /// The ways to go on with a date, the most useful first.
  ///
  /// - Parameters:
  ///   - typed: what there is of a word, in any case.
  ///   - whole: the words of the date before it.
  package func completions(of typed: String, after whole: [String] = []) -> [DateCompletion] {
    words(for: typed, after: whole).compactMap { word in
      let words = whole + [word]
      if words == [DateWord.next.rawValue] {
        return DateCompletion(word: word, meaning: "a weekday, week, month or year")
      }
      guard let first = words.first, let reading = try? parse(first, then: words.dropFirst()),
        reading.words == words.count
      else { return nil }
      return DateCompletion(word: word, meaning: zone.text(of: reading.due))
    }
  }

  /// The words that may take the place of one that was begun, whatever they mean.
  func words(for typed: String, after whole: [String]) -> [String] {
    let typed = typed.asciiLowercased
    let words =
      switch DateParser.progress(of: whole) {
      case .begun: DateParser.beginnings(for: typed)
      case .next: DateParser.weekdays(for: typed) + DateWord.Period.allCases.map(\.rawValue)
      case .day: DateParser.times(for: typed)
      case .whole: [String]()
      }
    return words.filter { $0.hasPrefix(typed) }
  }

  /// What words of a date leave to come.
  enum Progress {
    /// All of it.
    case begun

    /// What `next` leaves open.
    case next

    /// Nothing, but a time may follow a day.
    case day
    case whole
  }

  static func progress(of words: [String]) -> Progress {
    guard let first = words.first else { return .begun }
    if words.count == 1, DateWord(word: first) == .next { return .next }
    // What day it is does not matter.
    let dates = DateParser(zone: .utc) { Date(milliseconds: 0) }
    let reading = try? dates.parse(first, then: words.dropFirst())
    return reading?.day != nil && reading?.words == words.count ? .day : .whole
  }

  private static func beginnings(for typed: String) -> [String] {
    switch typed.utf8.first {
    case nil: return ["today", "tomorrow", "yesterday", "fri", "+3d", "+2w", "eow", "eom", "next"]
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let digits = typed.utf8.dropFirst().prefix(while: DateScanner.isDigit)
      let step = digits.isEmpty ? typed.prefix(1) + "1" : typed.prefix(1 + digits.count)
      return DateWord.Unit.allCases.map { step + $0.rawValue }
    case let byte? where DateScanner.isDigit(byte): return times(for: typed)
    default: return DateWord.allCases.map(\.rawValue) + weekdays(for: typed)
    }
  }

  /// Weekdays by their short names, by the full ones when more than that was typed.
  private static func weekdays(for typed: String) -> [String] {
    Day.Weekday.allCases.map { (typed.utf8.count > 3 ? $0.name : $0.shortName).asciiLowercased }
  }

  /// A few times where none was begun, each hour where one was, each quarter of one that is there.
  private static func times(for typed: String) -> [String] {
    if typed.isEmpty { return ["09:00", "12:00", "15:00", "18:00", "20:00"] }
    let minutes = typed.utf8.count < 2 ? ["00"] : ["00", "15", "30", "45"]
    return (0..<24).flatMap { hour in minutes.map { (hour < 10 ? "0" : "") + "\(hour):" + $0 } }
  }
}
