/// Words to look for in many texts, in any order, ignoring case. A word is found where its scalars follow one another in
/// the text, with or without others in between.
///
/// It is asked with folded text, and works on bytes: UTF-8 makes matches whole scalars. What is beyond ASCII counts as a
/// letter.
struct FuzzyPattern {
  private let words: [FuzzyWord]

  /// - Parameter query: words with blanks between them; none are in every text.
  init(_ query: String) {
    words = query.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(FuzzyWord.init)
  }

  /// How well a text fits, more being better; nil when it lacks a word.
  ///
  /// What counts most is how many words stand in it whole, then how many begin where a word of the text does, then how
  /// little stands between the parts of the others.
  func score(of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var whole: UInt32 = 0
    var starts: UInt32 = 0
    var gaps = 0
    for word in words {
      guard let hit = word.hit(in: text) else { return nil }
      whole += hit.count == word.count ? 1 : 0
      starts += FuzzyWord.canBegin(at: hit.lowerBound, in: text) ? 1 : 0
      gaps += hit.count - word.count
    }
    return min(whole, 0xFF) << 24 | min(starts, 0xFF) << 16 | UInt32(0xFFFF - min(gaps, 0xFFFF))
  }

  /// The places in a text that fits where the words' scalars were found.
  func places(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
    words.flatMap { $0.places(in: text) }
  }
}
