/// Text without case in UTF-8, as ``FuzzyPattern`` reads it.
enum FoldedText {
  /// Appends what the entry of a line folds to.
  static func append(_ line: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    if !HistoryLine.isEscaped(line) {
      bytes.append(contentsOf: line)
      let isFolded = bytes.withUnsafeMutableBufferPointer {
        fold(UnsafeMutableBufferPointer(rebasing: $0[start...]))
      }
      if isFolded { return }
      bytes.removeLast(bytes.count - start)
    }
    for scalar in HistoryLine.entry(line).unicodeScalars {
      bytes.append(contentsOf: scalar.simplyFolded.utf8)
    }
  }

  /// Folds text where it is; gives up when a scalar folds to one of another length, or is none.
  private static func fold(_ text: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    // Bytes of scalars beyond ASCII are no letters of it. Without branches, many are folded at a time.
    var all: UInt8 = 0
    for index in text.indices {
      all |= text[index]
      text[index] = text[index].lowercasedASCII
    }
    if all < 0x80 { return true }

    let foldings = Unicode.Scalar.foldings
    var index = 0
    while index < text.count {
      let lead = text[index]
      let end = index + (lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
      guard end <= text.count else { return false }
      switch lead {
      case ..<0x80: break
      case 0xE0, 0xE3...0xE9, 0xEB...0xED: break  // Indic, Han, Kana and Hangul have no case.
      default:
        var value = UInt32(lead) & 0x7F >> UInt32(end - index)
        for place in index + 1..<end { value = value << 6 | UInt32(text[place] & 0x3F) }
        guard let scalar = Unicode.Scalar(value) else { return false }
        let folded = value < foldings.count ? foldings[Int(value)] : scalar.simplyFolded
        if folded == scalar { break }
        guard UTF8.width(folded) == end - index else { return false }
        for (offset, byte) in folded.utf8.enumerated() { text[index + offset] = byte }
      }
      index = end
    }
    return true
  }
}
