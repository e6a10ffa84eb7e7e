extension String {
  /// The string with case taken out of it by Unicode's full case folding, the same in every locale: `Straße` and
  /// `STRASSE` fold to `strasse`, `Σ`, `σ` and `ς` to `σ`.
  ///
  /// Folding is for comparing, never for showing. Unicode: chapter 3.13, CaseFolding.txt statuses C and F.
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return asciiLowercased }
    var folded = ""
    folded.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      scalar.appendFolded(to: &folded)
    }
    return folded
  }

  /// What two texts have in common when they differ only in case or in how their accents are encoded: NFC around case
  /// folding, so that `CAFÉ` with a combining accent and `café` without one have the same key.
  package var searchKey: String {
    nfc.caseFolded.nfc
  }
}

extension Unicode.Scalar {
  /// Appends what the scalar folds to.
  fileprivate func appendFolded(to folded: inout String) {
    if value < Unicode.Scalar.quickFoldings.count {
      folded += Unicode.Scalar.quickFoldings[Int(value)]
    } else if !isIdeographOrSyllable, properties.changesWhenCaseMapped {
      folded += folding
    } else {
      folded.unicodeScalars.append(self)
    }
  }

  /// Whether the scalar lies in the blocks of Han, Kana and Hangul, which have no case.
  private var isIdeographOrSyllable: Bool {
    (0x3000..<0xA000).contains(value) || (0xAC00..<0xD800).contains(value)
  }

  /// What the scalars of Latin, Greek, Cyrillic and Armenian fold to, made once since the mappings below are slow.
  private static let quickFoldings = (0..<0x590).compactMap(Unicode.Scalar.init).map(\.folding)

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
