extension Unicode.Scalar {
  /// What scalars that differ in case only have in common, by Unicode's simple case folding: one scalar for one, the same
  /// in every locale. `ß` stays apart from `ss`, which takes two.
  var simplyFolded: Unicode.Scalar {
    switch value {
    case 0..<0x80: Unicode.Scalar(UInt8(value).lowercasedASCII)
    case 0..<UInt32(Unicode.Scalar.foldings.count): Unicode.Scalar.foldings[Int(value)]
    case 0x2E80..<0xA640, 0xAC00..<0xD800: self  // Han, Kana and Hangul have no case.
    default: properties.changesWhenCaseMapped ? folding : self
    }
  }

  /// What the scalars of Latin, Greek, Cyrillic and Armenian fold to, made once, since properties are slow.
  static let foldings = (0..<0x590).compactMap(Unicode.Scalar.init).map(\.folding)

  /// The lower case of the upper case, so that `ς` and `Σ` meet at `σ`.
  private var folding: Unicode.Scalar {
    guard self != "ı" else { return self }  // Only Turkish calls it a small I.
    let upper = properties.uppercaseMapping.onlyScalar ?? self
    return upper.properties.lowercaseMapping.onlyScalar ?? upper
  }
}

extension UInt8 {
  /// The byte, and the small letter for a capital one of ASCII.
  var lowercasedASCII: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}

extension String {
  fileprivate var onlyScalar: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }
}
