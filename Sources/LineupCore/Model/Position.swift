/// Where a member plays. The raw value is what a database stores.
package enum Position: Int64, CaseIterable, Sendable {
  case Top = 1
  case JG = 2
  case Mid = 3
  case ADC = 4
  case Support = 5

  /// The name that output always uses.
  package var name: String {
    switch self {
    case .Top: "Top"
    case .JG: "JG"
    case .Mid: "Mid"
    case .ADC: "ADC"
    case .Support: "Support"
    }
  }

  /// Other names in common use, in lower case.
  package var otherNames: [String] {
    switch self {
    case .Top: []
    case .JG: ["jungle", "jungler"]
    case .Mid: ["middle"]
    case .ADC: ["bot", "bottom"]
    case .Support: ["sup", "supp"]
    }
  }

  /// Reads a position in any case, by its name or another name in common use.
  ///
  /// Only ASCII letters are folded, so the answer is the same in every locale (in Turkish, `MID` has no dotless i).
  package init?(word: String) {
    // Most often it is spelled as output has it, which takes less to compare.
    let known =
      Position.words.first { $0.word == word }
      ?? Position.words.first { $0.word.equalsIgnoringASCIICase(word) }
    guard let known else { return nil }
    self = known.position
  }

  private static let words: [(word: String, position: Position)] = allCases.flatMap { position in
    ([position.name] + position.otherNames).map { ($0, position) }
  }
}
