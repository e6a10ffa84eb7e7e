import LineupCore

/// So many units from now: `+3d`, `-2w`, `+30min`.
struct DateStep {
  /// Less than 0 for back. One that no calendar has room for is as good as any other such.
  let count: Int
  let unit: DateWord.Unit

  private static let greatest = 10_000_000_000

  /// Reads a sign, digits and a unit in any case, and nothing else.
  init?(_ word: String) {
    let isBack = word.utf8.first == UInt8(ascii: "-")
    guard isBack || word.utf8.first == UInt8(ascii: "+") else { return nil }
    let digits = Substring(word.utf8.dropFirst().prefix(while: DateScanner.isDigit))
    guard !digits.isEmpty,
      let unit = DateWord.Unit(rawValue: String(word[digits.endIndex...]).asciiLowercased)
    else { return nil }
    let count = min(Int(digits) ?? DateStep.greatest, DateStep.greatest)
    self.count = isBack ? -count : count
    self.unit = unit
  }
}
