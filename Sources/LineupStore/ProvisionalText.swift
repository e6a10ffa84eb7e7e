// PROVISIONAL. Delete this file when LineupCore/Text is merged: it has `nfc`, `searchKey` and `FoldedNeedle`, and needs
// `nfd` beside them.

@_spi(_Unicode) import Swift

extension String {
  var nfc: String {
    var normalized = ""
    normalized.unicodeScalars.append(contentsOf: _nfc)
    return normalized
  }

  var nfd: String {
    var normalized = ""
    normalized.unicodeScalars.append(contentsOf: _nfd)
    return normalized
  }

  var searchKey: String { nfc.uppercased().lowercased().nfc }
}

struct FoldedNeedle: Sendable {
  private let key: String

  init(_ text: String) {
    key = text.searchKey
  }

  func isContained(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let valid = String(validating: text, as: UTF8.self) else { return false }
    return key.isEmpty || valid.searchKey.utf8.contains(key.utf8)
  }
}
