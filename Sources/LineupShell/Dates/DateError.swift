/// Why words are not a date, and which of them is to blame.
package struct DateError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The word is of none of the forms that dates have.
    case notADate

    /// The word is not a time of day, though it stands where one belongs.
    case notATime

    /// The calendar has no such day.
    case noSuchDay

    /// The clock has no such time.
    case noSuchTime

    /// The year is not one of ``DateParser/years``.
    case yearOutOfRange

    /// The form with a `T` says which zone it means.
    case offsetMissing
  }

  package let kind: Kind
  package let word: String

  /// What is wrong, in a sentence for people, the word in its safe form.
  package var message: String {
    let word = "'\(word.visible)'"
    return switch kind {
    case .notADate:
      "\(word) is not a date: write 2026-12-01, 2026-12-01 18:00 or 2026-12-01T18:00:00+09:00"
    case .notATime: "\(word) is not a time: write 18:00 or 18:00:00"
    case .noSuchDay: "there is no day \(word)"
    case .noSuchTime: "there is no time \(word)"
    case .yearOutOfRange: "\(word) is out of range: years go from 1900 to 9999"
    case .offsetMissing: "\(word) does not say which zone it means: end it with Z or an offset like +09:00"
    }
  }
}
