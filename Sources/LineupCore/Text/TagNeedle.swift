/// A tag to look for among the tags of many to-dos, with the bytes as the database holds them.
///
/// Case is ignored as Unicode folds it, and how accents are encoded; see ``Tag/areOne(_:_:)``.
package struct TagNeedle: Sendable {
  private let key: [UInt8]
  private let isASCII: Bool

  package init(_ tag: String) {
    key = Array(tag.searchKey.utf8)
    isASCII = key.allSatisfy { $0 < 0x80 }
  }

  /// Whether one of the tags, with blanks between them, is the tag. Text that is not UTF-8 has none.
  package func isAmong(_ tags: UnsafeBufferPointer<UInt8>) -> Bool {
    // What folds to ASCII is ASCII but for a few letters (the Kelvin sign, the long s), of which the rest takes care.
    if tags.isASCII {
      return isASCII
        && tags.split(separator: UInt8(ascii: " ")).contains {
          $0.lazy.map(asciiLowercased).elementsEqual(key)
        }
    }
    guard let text = String(validating: tags, as: UTF8.self) else { return false }
    return text.split(separator: " ").contains { String($0).searchKey.utf8.elementsEqual(key) }
  }
}
