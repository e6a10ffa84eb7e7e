extension String {
  /// What two texts have in common when they differ only in case and in accents: `José`, `JOSE` and `jose` have one key.
  ///
  /// Only marks that all scripts of letters with accents share are taken away. What tells one syllable of Hangul from
  /// another, one Kana from another, or makes the vowels of Thai and Hindi, is no accent.
  package var bareKey: String {
    let key = searchKey
    var bare = ""
    var rest = key.startIndex
    for index in key.unicodeScalars.indices {
      guard let base = key.unicodeScalars[index].withoutAccents else { continue }
      bare += key[rest..<index]
      bare += base
      rest = key.unicodeScalars.index(after: index)
    }
    return rest == key.startIndex ? key : (bare + key[rest...]).nfc
  }
}

extension Unicode.Scalar {
  /// What is left of a scalar of a text in NFC without its accents; nil when it has none.
  fileprivate var withoutAccents: String? {
    switch value {
    case ..<0xC0: nil
    case ..<0x250: Unicode.Scalar.bareLatin[Int(value) - 0xC0]
    case 0x386..<0x530: Unicode.Scalar.bareGreekAndCyrillic[Int(value) - 0x386]
    case 0x1E00..<0x2000: bare
    default: isAccent ? "" : nil
    }
  }

  private static let bareLatin = (0xC0..<0x250).map { Unicode.Scalar($0)?.bare }
  private static let bareGreekAndCyrillic = (0x386..<0x530).map { Unicode.Scalar($0)?.bare }

  private var bare: String? {
    let scalars = String(self).nfd.unicodeScalars
    let bases = scalars.filter { !$0.isAccent }
    return bases.count == scalars.count ? nil : String(String.UnicodeScalarView(bases))
  }

  /// Whether the scalar is a mark of the blocks "Combining Diacritical Marks", their extension and supplement, and
  /// "Combining Half Marks".
  private var isAccent: Bool {
    switch value {
    case 0x300..<0x370, 0x1AB0..<0x1B00, 0x1DC0..<0x1E00, 0xFE20..<0xFE30: true
    default: false
    }
  }
}
