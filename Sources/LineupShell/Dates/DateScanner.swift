import LineupCore

/// Takes the parts of a date off the front of a word.
struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ word: String) {
    rest = word[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  var isAtDigit: Bool { rest.first.map(DateScanner.isDigit) ?? false }

  /// Whether the word begins with digits and a colon, or is digits and `am` or `pm`, as nothing but a time is.
  var looksLikeTime: Bool {
    guard isAtDigit else { return false }
    var scanner = self
    _ = scanner.skipDigits()
    return scanner.rest.first == UInt8(ascii: ":") || scanner.halfOfDay() != nil && scanner.isAtEnd
  }

  /// Which half of the day a time on a clock of twelve hours is in.
  enum HalfOfDay {
    case am
    case pm
  }

  /// Takes `am` or `pm`, in either case.
  mutating func halfOfDay() -> HalfOfDay? {
    let half: HalfOfDay? =
      switch String(Substring(rest.prefix(2))).asciiLowercased {
      case "am": .am
      case "pm": .pm
      default: nil
      }
    if half != nil { rest.removeFirst(2) }
    return half
  }

  /// Takes a character, if it stands there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first.map(UInt32.init) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes digits, if there are any.
  mutating func skipDigits() -> Bool {
    let count = rest.prefix(while: DateScanner.isDigit).count
    rest.removeFirst(count)
    return count > 0
  }

  /// Takes a number of exactly so many ASCII digits.
  mutating func number(digits: Int) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.count == digits, taken.allSatisfy(DateScanner.isDigit) else { return nil }
    rest.removeFirst(digits)
    return taken.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// Takes the digits after a decimal point, one at least, as milliseconds; what is finer is dropped.
  mutating func fraction() -> Int? {
    let digits = rest.prefix(while: DateScanner.isDigit)
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    var milliseconds = 0
    var place = 100
    for digit in digits.prefix(3) {
      milliseconds += Int(digit - 48) * place
      place /= 10
    }
    return milliseconds
  }

  /// Takes an offset from UTC in seconds: `Z`, `+HH:MM`, `+HHMM` or `+HH`.
  mutating func offset() -> Int64? {
    if skip("Z") || skip("z") { return 0 }
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if skip(":") || isAtDigit {
      guard let number = number(digits: 2), number < 60 else { return nil }
      minutes = number
    }
    let seconds = Int64(hours * 3600 + minutes * 60)
    return isBehind ? -seconds : seconds
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
