/// How far the search index goes. It is kept in the file as one text.
///
/// To-dos before an id are in it as they were at a place of the journal; what changed since then the journal tells.
struct SearchState: Equatable {
  /// The form of the index, and how new the Unicode is by which texts were folded for it: two that fold differently might
  /// not find each other.
  static let format = 1_000 + unicode

  /// How many bits of an id tell the place in a segment, where the file does not say.
  static let usualBits = 13

  let format: Int
  let bits: Int

  /// The place of the last row of the journal that is in it.
  var place: Int64

  /// The first id of the first segment that is not in it, nor is any behind that.
  var rest: Int64

  /// Nothing is in the index yet.
  init(place: Int64, bits: Int) {
    format = SearchState.format
    self.bits = bits
    self.place = place
    rest = .min
  }

  /// Reads what the file says; nil when it says nothing that makes sense.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").map { Int64($0) }
    guard numbers.count == 4, let format = numbers[0], let bits = numbers[1], let place = numbers[2],
      let rest = numbers[3], (2...14).contains(bits), place >= 0
    else { return nil }
    self.format = Int(format)
    self.bits = Int(bits)
    self.place = place
    self.rest = rest
  }

  var text: String { "\(format) \(bits) \(place) \(rest)" }

  /// How many ids a segment has.
  var size: Int { 1 << bits }

  /// How many rows of the journal may be missing from an index before it is worth a writer's time. A search looks at each.
  static func patience(_ bits: Int) -> Int64 { 1 << (bits - 2) }

  func segment(of id: Int64) -> Int64 { id >> bits }

  /// The ids of a segment.
  func ids(of segment: Int64) -> ClosedRange<Int64> {
    let first = segment << bits
    return first...first | Int64(size - 1)
  }

  func id(at place: UInt16, in segment: Int64) -> Int64 { segment << bits | Int64(place) }

  func place(of id: Int64) -> UInt16 { UInt16(truncatingIfNeeded: id & Int64(size - 1)) }

  /// How many of some letters this Unicode knows, each new in a version: 15.0, 15.1, 16.0, 17.0.
  private static let unicode = (["\u{1DF25}", "\u{2FFC}", "\u{10D40}", "\u{A7CE}"] as [Unicode.Scalar])
    .count { $0.properties.age != nil }
}
