import LineupCore

extension String {
  /// Whether it has one encoding only.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The byte sequences under which a database may hold this text: NFC, as given, and NFD, each once.
  ///
  /// Only NFC is ever stored by lineup; other programs store what their users typed.
  var encodings: [FieldValue] {
    if isASCII { return [.text(self)] }
    var encodings: [FieldValue] = []
    for encoding in [nfc, self, nfd].map({ FieldValue.text($0) }) where !encodings.contains(encoding) {
      encodings.append(encoding)
    }
    return encodings
  }
}
