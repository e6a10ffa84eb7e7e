/// An entry that a search found.
struct HistoryMatch: Equatable {
  let entry: String

  /// The characters that the query's were found in, in UTF-8 offsets of the entry: apart from each other and in order.
  let ranges: [Range<Int>]

  /// - Parameters:
  ///   - entry: an entry that fits the pattern.
  ///   - pattern: what was looked for.
  init(_ entry: String, _ pattern: FuzzyPattern) {
    self.entry = entry
    var folded: [UInt8] = []
    var origins: [Int] = []
    var offset = 0
    for scalar in entry.unicodeScalars {
      folded.append(contentsOf: scalar.simplyFolded.utf8)
      origins += repeatElement(offset, count: folded.count - origins.count)
      offset += UTF8.width(scalar)
    }
    var found = folded.withUnsafeBufferPointer(pattern.places).map { origins[$0] }.sorted()[...]

    // A scalar stands for the whole character: a letter and its accent are marked as one.
    var ranges: [Range<Int>] = []
    offset = 0
    for character in entry where !found.isEmpty {
      let end = offset + character.utf8.count
      let rest = found.drop { $0 < end }
      if rest.count < found.count {
        let start = ranges.last?.upperBound == offset ? ranges.removeLast().lowerBound : offset
        ranges.append(start..<end)
      }
      found = rest
      offset = end
    }
    self.ranges = ranges
  }
}
