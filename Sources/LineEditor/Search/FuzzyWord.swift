#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A word of a ``FuzzyPattern``.
struct FuzzyWord {
  /// Its bytes, folded.
  private let bytes: [UInt8]

  /// The ranges of its scalars.
  private let scalars: [Range<Int>]

  init(_ word: some Sequence<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    var scalars: [Range<Int>] = []
    for scalar in word {
      let start = bytes.count
      bytes.append(contentsOf: scalar.simplyFolded.utf8)
      scalars.append(start..<bytes.count)
    }
    self.bytes = bytes
    self.scalars = scalars
  }

  var count: Int { bytes.count }

  /// Where the word is found: whole, where a word begins rather than within one; or else in parts, those that end first,
  /// drawn together as far as they go.
  func hit(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { bytes in
      if let start = FuzzyWord.start(of: bytes, in: text) { return start..<start + bytes.count }
      var end = 0
      for scalar in scalars {
        let part = UnsafeBufferPointer(rebasing: bytes[scalar])
        guard let found = FuzzyWord.first(part, in: text, from: end) else { return nil }
        end = found + part.count
      }
      var start = end
      for scalar in scalars.reversed() {
        start = FuzzyWord.last(UnsafeBufferPointer(rebasing: bytes[scalar]), in: text, before: start)
      }
      return start..<end
    }
  }

  /// Where in a text that has the word its scalars were found, the last first.
  func places(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard var end = hit(in: text)?.upperBound else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      scalars.reversed().map { scalar in
        end = FuzzyWord.last(UnsafeBufferPointer(rebasing: bytes[scalar]), in: text, before: end)
        return end
      }
    }
  }

  /// Whether a word may begin there: no letter, digit or underscore stands before.
  static func canBegin(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place > 0 else { return true }
    switch text[place - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      0x80...:
      return false
    default:
      return true
    }
  }

  /// The first place of a whole word, where one begins if there is such a place.
  private static func start(
    of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let first = first(word, in: text, from: 0) else { return nil }
    var place = first
    while !canBegin(at: place, in: text) {
      guard let next = self.first(word, in: text, from: place + 1) else { return first }
      place = next
    }
    return place
  }

  /// The first place of some bytes at or after another. The last byte is looked for: in UTF-8 it tells most.
  private static func first(
    _ bytes: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = text.baseAddress, let last = bytes.last else { return nil }
    var end = start + bytes.count - 1
    while end < text.count, let found = memchr(base + end, Int32(last), text.count - end) {
      end = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      if isEqual(bytes, text, end - bytes.count) { return end - bytes.count }
    }
    return nil
  }

  /// The last place of some bytes that ends at another or before; they are known to be there.
  private static func last(
    _ bytes: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> Int {
    var place = end - bytes.count
    while place > 0, !isEqual(bytes, text, place) { place -= 1 }
    return max(place, 0)
  }

  /// Whether the bytes stand at a place of the text, looking from the last to the first.
  private static func isEqual(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> Bool {
    var index = bytes.count
    while index > 0 {
      index -= 1
      if bytes[index] != text[place + index] { return false }
    }
    return true
  }
}
