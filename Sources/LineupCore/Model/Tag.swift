/// The rules of tags. A tag is a text of its own kind nowhere: whoever reads one sees a `String`.
package enum Tag {
  /// The greatest length in bytes of UTF-8.
  package static let greatestLength = 64

  /// Whether a text, in NFC, may be a tag. It is one word, no longer than ``greatestLength``, that nobody takes for an
  /// edit of tags or for the end of a list.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= greatestLength else { return false }
    if first == "+" || first == "-" || text.equalsIgnoringASCIICase("none") { return false }
    return text.unicodeScalars.allSatisfy {
      $0 != "," && !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
  }

  /// Whether two tags are one: they differ at most in case and in how their accents are encoded.
  package static func areOne(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8) || left.searchKey.utf8.elementsEqual(right.searchKey.utf8)
  }
}

extension [String] {
  /// Reads the form in which a database stores tags: one blank between two.
  package init(storedTags text: String) {
    self = text.split(separator: " ").map { String($0) }
  }

  /// The form in which a database stores tags; nil for none.
  package var storedTags: String? { isEmpty ? nil : joined(separator: " ") }

  /// The tags after edits, one after another. Of tags that are one the first spelling stays.
  package func edited(by edits: [TagEdit]) -> [String] {
    edits.reduce(into: self) { tags, edit in
      switch edit {
      case .add(let tag): if !tags.contains(where: { Tag.areOne($0, tag) }) { tags.append(tag.nfc) }
      case .remove(let tag): tags.removeAll { Tag.areOne($0, tag) }
      case .clear: tags = []
      }
    }
  }
}
