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
      scalar.appendFolded(to: &folded.unicodeScalars)
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
  ///
  /// The standard library has no case folding, but it has the mappings folding is derived from: the lower case of the
  /// upper case is the folding of every scalar but those named here. FoldingTests compares all of them.
  fileprivate func appendFolded(to folded: inout String.UnicodeScalarView) {
    guard properties.changesWhenCaseMapped else { return folded.append(self) }
    switch value {
    case 0x0131:  // ı, the dotless i: only Turkish calls it a small I
      folded.append(self)
    case 0x1E9E:  // ẞ: its lower case is ß, which folds on to ss
      folded.append(contentsOf: "ss".unicodeScalars)
    case 0x13A0...0x13FF, 0xAB70...0xABBF:  // Cherokee, whose small letters came late, folds to capitals
      folded.append(contentsOf: properties.uppercaseMapping.unicodeScalars)
    default:
      for upper in properties.uppercaseMapping.unicodeScalars {
        folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
  }
}
