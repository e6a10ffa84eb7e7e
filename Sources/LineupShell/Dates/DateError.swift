import LineupCore

/// Why words are not a date, and which of them is to blame.
package struct DateError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The word is of none of the forms that dates have.
    case notADate

    /// The word is not a time of day, though it stands where one belongs.
    case notATime

    /// `next`, and nothing after it.
    case nextAlone

    /// The word cannot follow `next`.
    case notAfterNext

    /// The year has 12 months.
    case noSuchMonth

    /// The month, or of a day that is counted through the year the year, has only so many days.
    case noSuchDay(of: Int)
    case noSuchDayOfYear(of: Int)

    /// The clock has no such time.
    case noSuchTime

    /// The year is not one of ``DateParser/years``.
    case yearOutOfRange

    /// The form with a `T` says which zone it means.
    case offsetMissing
  }

  package let kind: Kind
  package let word: String

  /// Which of the words it is, 0 for the first; parts of a word that is quoted with blanks in it are that word.
  package var index = 0

  /// What is wrong, in a sentence for people, the word in its safe form.
  package var message: String {
    let word = "'\(word.visible)'"
    return switch kind {
    case .notADate: "\(word) is not a date" + didYouMean
    case .notATime: "\(word) is not a time: write 18:00 or 18:00:30"
    case .nextAlone: "\(word) of what? write next fri, next week, next month or next year"
    case .notAfterNext: "\(word) cannot follow next" + didYouMean
    case .noSuchMonth: "there is no day \(word): months go from 01 to 12"
    case .noSuchDay(of: let days): "there is no day \(word): that month has \(days) days"
    case .noSuchDayOfYear(of: let days): "there is no day \(word): that year has \(days) days"
    case .noSuchTime: "there is no time \(word): times go from 00:00 to 23:59"
    case .yearOutOfRange: "\(word) is out of range: years go from 1900 to 9999"
    case .offsetMissing: "\(word) does not say which zone it means: end it with Z or an offset like +09:00"
    }
  }

  /// What to write instead, where that is not plain from the message.
  package var hint: String? {
    switch kind {
    case _ where suggestion != nil: nil
    case .notADate: "dates are 2026-12-01, fri, next fri 18:00, +3d, eom, 18:00 and others: help values"
    case .notAfterNext: "next takes a weekday, week, month or year"
    default: nil
    }
  }

  private var didYouMean: String {
    suggestion.map { "; did you mean '\($0.visible)'?" } ?? ""
  }

  private var suggestion: String? {
    switch kind {
    case .notADate:
      ["+" + word, word + "d"].first { DateStep($0) != nil }
        ?? Suggestion.closest(to: word, in: DateWord.beginnings)
    case .notAfterNext: Suggestion.closest(to: word, in: DateWord.followers)
    default: nil
    }
  }
}
