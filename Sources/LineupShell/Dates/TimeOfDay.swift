/// A time of day as it was given: `18:00`, `9:00`, `18:00:30`, `18:00:30.5`, `18:00Z`, `18:00+09:00`, `6pm`, `6:30pm`.
struct TimeOfDay {
  /// Since midnight.
  private(set) var milliseconds: Int64

  /// How exactly the time was given, in milliseconds.
  private(set) var span: Int64

  /// How many seconds its clock is ahead of UTC; nil when the zone is to tell.
  private(set) var offset: Int64?

  /// Reads a word that is a time.
  ///
  /// - Parameter index: which word of a date it is.
  init(_ word: String, at index: Int = 0) throws(DateError) {
    var scanner = DateScanner(word)
    let hour = scanner.number(digits: 2) ?? scanner.number(digits: 1)
    if let hour, let time = try TimeOfDay(ofTwelve: hour, scanner, of: word, at: index) {
      self = time
      return
    }
    self = try TimeOfDay(hour: hour, &scanner, of: word, at: index)
  }

  /// Reads the time that a word ends in.
  init(_ scanner: inout DateScanner, of word: String) throws(DateError) {
    let hour = scanner.number(digits: 2)
    self = try TimeOfDay(hour: hour, &scanner, of: word, at: 0)
  }

  /// Reads what follows the hour on a clock of twelve; nil when it is one of twenty-four.
  private init?(
    ofTwelve hour: Int, _ scanner: DateScanner, of word: String, at index: Int
  ) throws(DateError) {
    var scanner = scanner
    let minute = scanner.skip(":") ? scanner.number(digits: 2) : 0
    guard let minute, let half = scanner.halfOfDay(), scanner.isAtEnd else { return nil }
    guard (1...12).contains(hour), minute < 60 else {
      throw DateError(kind: .noSuchTime, word: word, index: index)
    }
    milliseconds = Int64((hour % 12 + (half == .pm ? 12 : 0)) * 3600 + minute * 60) * 1000
    span = 60_000
  }

  private init(
    hour: Int?, _ scanner: inout DateScanner, of word: String, at index: Int
  ) throws(DateError) {
    let malformed = DateError(kind: .notATime, word: word, index: index)
    guard let hour, scanner.skip(":"), let minute = scanner.number(digits: 2) else { throw malformed }
    milliseconds = Int64(hour * 3600 + minute * 60) * 1000
    span = 60_000
    var second = 0
    if scanner.skip(":") {
      guard let number = scanner.number(digits: 2) else { throw malformed }
      second = number
      milliseconds += Int64(second) * 1000
      span = 1000
      if scanner.skip(".") || scanner.skip(",") {
        guard let fraction = scanner.fraction() else { throw malformed }
        milliseconds += Int64(fraction)
        span = 1
      }
    }
    guard hour < 24, minute < 60, second < 60 else {
      throw DateError(kind: .noSuchTime, word: word, index: index)
    }
    if !scanner.isAtEnd {
      guard let offset = scanner.offset(), scanner.isAtEnd else { throw malformed }
      self.offset = offset
    }
  }
}
