extension String {
  /// The string with the letters A–Z in lower case and every other character as it is, whatever the locale.
  package var asciiLowercased: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard utf8.contains(where: capitals.contains) else { return self }
    return String(decoding: utf8.lazy.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether two texts differ in nothing but the case of the letters A–Z.
  package func equalsIgnoringASCIICase(_ other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { LineupCore.asciiLowercased($0) == LineupCore.asciiLowercased($1) }
  }
}
