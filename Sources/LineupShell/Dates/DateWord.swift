import LineupCore

/// The words that are a date or begin one, but for weekdays.
enum DateWord: String, CaseIterable {
  case today, tomorrow, yesterday, now

  /// What a weekday, or one of ``Period``, follows.
  case next

  /// The last day of the week, the month, the year.
  case eow, eom, eoy

  /// What may follow ``next`` for its first day.
  enum Period: String, CaseIterable {
    case week, month, year
  }

  /// What `+3d` counts.
  enum Unit: String, CaseIterable {
    case day = "d"
    case week = "w"
    case month = "m"
    case year = "y"
    case hour = "h"
    case minute = "min"
  }

  /// Reads a word in any case.
  init?(word: String) {
    self.init(rawValue: word.asciiLowercased)
  }

  /// All words that may begin a date, for a suggestion.
  static var beginnings: [String] { allCases.map(\.rawValue) + weekdays }

  /// All words that may follow ``next``.
  static var followers: [String] { Period.allCases.map(\.rawValue) + weekdays }

  private static var weekdays: [String] {
    (Day.Weekday.allCases.map(\.name) + Day.Weekday.allCases.map(\.shortName)).map(\.asciiLowercased)
  }
}
