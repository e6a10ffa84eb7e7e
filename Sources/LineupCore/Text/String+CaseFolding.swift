extension String {
  /// The string with case taken out of it by Unicode's full case folding, the same in every locale: `Straße` and
  /// `STRASSE` fold to `strasse`, `Σ`, `σ` and `ς` to `σ`.
  ///
  /// Folding is for comparing, never for showing. Unicode: chapter 3.13, CaseFolding.txt statuses C and F.
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return asciiLowercased }
    var folded = ""
    var unfolded = startIndex
    for index in unicodeScalars.indices {
      guard let folding = unicodeScalars[index].otherFolding else { continue }
      folded += self[unfolded..<index]
      folded += folding
      unfolded = unicodeScalars.index(after: index)
    }
    // Of most texts in a script without case nothing has to be copied.
    return unfolded == startIndex ? self : folded + self[unfolded...]
  }

  /// What two texts have in common when they differ only in case or in how their accents are encoded: NFC around case
  /// folding, so that `CAFÉ` with a combining accent and `café` without one have the same key.
  package var searchKey: String {
    nfc.caseFolded.nfc
  }
}

extension Unicode.Scalar {
  /// What the scalar folds to, if that may be another.
  fileprivate var otherFolding: String? {
    if value < Unicode.Scalar.quickFoldings.count { return Unicode.Scalar.quickFoldings[Int(value)] }
    return !isIdeographOrSyllable && properties.changesWhenCaseMapped ? folding : nil
  }

  /// Whether the scalar lies in the blocks of Han, Kana and Hangul, which have no case.
  private var isIdeographOrSyllable: Bool {
    (0x3000..<0xA000).contains(value) || (0xAC00..<0xD800).contains(value)
  }

  /// What the scalars of Latin, Greek, Cyrillic and Armenian fold to if that is another, made once since the mappings
  /// below are slow.
  private static let quickFoldings = (0..<0x590).compactMap(Unicode.Scalar.init).map { scalar in
    scalar.folding.utf8.elementsEqual(String(scalar).utf8) ? nil : scalar.folding
  }

  /// What the scalar folds to.
  ///
  /// The standard library has no case folding, but it has the mappings folding is derived from: the lower case of the
  /// upper case is the folding of every scalar but those named here. FoldingTests compares all of them.
  private var folding: String {
    switch value {
    case 0x0131:  // ı, the dotless i: only Turkish calls it a small I
      String(self)
    case 0x1E9E:  // ẞ: its lower case is ß, which folds on to ss
      "ss"
    case 0x13A0...0x13FF, 0xAB70...0xABBF:  // Cherokee, whose small letters came late, folds to capitals
      properties.uppercaseMapping
    default:
      properties.uppercaseMapping.unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
    }
  }
}
