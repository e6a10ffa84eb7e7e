/// How much a to-do matters; one without is below all.
package enum Priority: Int64, CaseIterable, Comparable, Sendable {
  case low = 1
  case medium = 2
  case high = 3

  /// The name, as output writes it and input takes it in any case.
  package var name: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  /// Reads a word in any case: the name, or its first letter.
  package init?(word: String) {
    let word = word.asciiLowercased
    guard let priority = Priority.allCases.first(where: { $0.name == word || $0.name.prefix(1) == word })
    else { return nil }
    self = priority
  }

  package static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
