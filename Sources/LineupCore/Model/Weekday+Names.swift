extension Day.Weekday {
  /// The name, as output writes it and input takes it in any case.
  package var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// The first three letters of the name, which input takes too.
  package var shortName: String { String(name.prefix(3)) }

  /// Reads a weekday in any case, by its name or the short one.
  package init?(word: String) {
    let known = Day.Weekday.allCases.first {
      $0.name.equalsIgnoringASCIICase(word) || $0.shortName.equalsIgnoringASCIICase(word)
    }
    guard let known else { return nil }
    self = known
  }
}
