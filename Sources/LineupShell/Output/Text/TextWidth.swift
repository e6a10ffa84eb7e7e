/// How many columns of a terminal text takes.
///
/// The text must be visible: free of controls, as ``HazardScanner`` makes it. Columns are counted by grapheme cluster.
/// East Asian Wide and Fullwidth characters and those in emoji presentation (by themselves, by U+FE0F, as a flag, a keycap
/// or a ZWJ sequence) take two, combining marks and format characters none, everything else, what is ambiguous included,
/// one. A spacing vowel sign takes one of its own, as in the C library and in most terminals.
enum TextWidth {
  /// The columns that the whole text takes.
  static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
    if text.allSatisfy({ $0 < 0x80 }) { return text.count }
    return String(decoding: text, as: UTF8.self).reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { columns(of: $0) }
  }

  static func columns(of text: String) -> Int {
    text.utf8.withContiguousStorageIfAvailable { columns(of: $0) } ?? columns(of: Array(text.utf8))
  }

  /// The longest beginning of a text that fits into some columns, never half a character: its bytes and its columns.
  static func fitting(_ text: ArraySlice<UInt8>, into limit: Int) -> (bytes: Int, columns: Int) {
    let limit = max(0, limit)
    if text.allSatisfy({ $0 < 0x80 }) {
      let count = min(limit, text.count)
      return (count, count)
    }
    var fitted = (bytes: 0, columns: 0)
    for character in String(decoding: text, as: UTF8.self) {
      let columns = columns(of: character)
      if fitted.columns + columns > limit { break }
      fitted.bytes += character.utf8.count
      fitted.columns += columns
    }
    return fitted
  }

  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let sum = scalars.reduce(0) { $0 + columns(of: $1) }
    guard first.properties.isEmoji, sum > 0 else { return sum }
    return scalars.contains("\u{FE0F}") ? 2 : min(sum, 2)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // jamo that stack upon the one before
    // Format characters that have a shape.
    case 0xAD, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }
}
