/// Words to look for in many texts, in any order, ignoring case as Unicode folds it, and accents.
///
/// It is made once a query and asked once a row, with the bytes as the database holds them.
package struct FoldedNeedle: Sendable {
  private let words: [[UInt8]]
  private let isASCII: Bool

  /// - Parameter text: words with blanks between them.
  package init(_ text: String) {
    words = text.bareKey.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    isASCII = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
  }

  /// Whether the text contains every word. A needle without words is in every text.
  ///
  /// Plain ASCII is searched where it lies. Any other text is folded first; text that is not UTF-8 contains nothing.
  package func isContained(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isASCII {
      return isASCII && words.allSatisfy { FoldedNeedle.search(text, for: $0, reading: asciiLowercased) }
    }
    guard var key = String(validating: text, as: UTF8.self)?.bareKey else { return false }
    return key.withUTF8 { isContained(inKey: $0) }
  }

  /// Whether a text contains the needle of which this is the ``Swift/String/bareKey``.
  func isContained(inKey key: UnsafeBufferPointer<UInt8>) -> Bool {
    words.allSatisfy { FoldedNeedle.search(key, for: $0, reading: { $0 }) }
  }

  /// Ranges of ``Grams``, from each of which every text that contains the needle has one; none where an index is no help.
  package var grams: [ClosedRange<Int64>] { words.flatMap(Grams.ranges) }

  /// Whether there are no words.
  var isEmpty: Bool { words.isEmpty }

  /// Whether the text contains the needle; Unicode: of a needle as well as of a text.
  package func isContained(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { isContained(in: $0) }
  }

  /// Looks at every place where the needle would fit, reading each byte of the text through a function.
  ///
  /// Quick in practice because most places differ in their first byte; UTF-8 makes matches whole characters.
  @inline(__always)
  private static func search(
    _ text: UnsafeBufferPointer<UInt8>, for needle: [UInt8], reading: (UInt8) -> UInt8
  ) -> Bool {
    guard let first = needle.first else { return true }
    guard needle.count <= text.count else { return false }
    return needle.withUnsafeBufferPointer { needle in
      for start in 0...(text.count - needle.count) where reading(text[start]) == first {
        var matched = 1
        while matched < needle.count, reading(text[start + matched]) == needle[matched] { matched += 1 }
        if matched == needle.count { return true }
      }
      return false
    }
  }
}

func asciiLowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is below 0x80, looking at eight at a time.
  var isASCII: Bool {
    let words = count / 8
    var bits: UInt64 = 0
    let raw = UnsafeRawBufferPointer(self)
    for word in 0..<words {
      bits |= raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
    }
    for index in (words * 8)..<count {
      bits |= UInt64(self[index])
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
