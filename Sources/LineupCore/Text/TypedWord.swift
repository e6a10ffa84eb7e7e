/// A word that is being typed, to be found in many texts.
///
/// Case and accents are ignored, as ``FoldedNeedle`` does.
package struct TypedWord: Sendable {
  /// How the word is found in a text, the best way first.
  package enum Match: Int, CaseIterable, Comparable, Sendable {
    /// The text begins with it, byte for byte.
    case exact

    /// The text begins with it in another spelling.
    case ignoringCase

    /// The text has it elsewhere; of several words all, in any order.
    case elsewhere

    package static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
  }

  private let bytes: [UInt8]
  private let key: [UInt8]
  private let needle: FoldedNeedle

  package init(_ typed: String) {
    bytes = Array(typed.utf8)
    key = Array(typed.bareKey.utf8)
    needle = FoldedNeedle(typed)
  }

  /// How a text has the word; nil when it does not. Text that is not UTF-8 has none, but byte for byte.
  ///
  /// An empty word begins every text; blanks are nowhere but at the beginning.
  package func match(in text: UnsafeBufferPointer<UInt8>) -> Match? {
    if text.starts(with: bytes) { return .exact }
    if text.isASCII {
      if text.lazy.map(asciiLowercased).starts(with: key) { return .ignoringCase }
      return !needle.isEmpty && needle.isContained(in: text) ? .elsewhere : nil
    }
    guard var textKey = String(validating: text, as: UTF8.self)?.bareKey else { return nil }
    return textKey.withUTF8 { textKey in
      if textKey.starts(with: key) { return .ignoringCase }
      return !needle.isEmpty && needle.isContained(inKey: textKey) ? .elsewhere : nil
    }
  }

  package func match(in text: String) -> Match? {
    var text = text
    return text.withUTF8 { match(in: $0) }
  }
}
