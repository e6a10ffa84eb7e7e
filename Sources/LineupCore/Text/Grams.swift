/// Pieces of words, a few letters long, by which an index finds the texts that may contain a word.
///
/// A piece of a small alphabet has three letters. Han, kana, Hangul and symbols are many, and words in them short: a piece
/// of these has two. Both never mix. Letters of one kind in a row have a piece at each of them but the last, or the last two,
/// and one more at their end that is short of a letter; so a word that is short of a letter, too, begins a piece of every
/// text that contains it. For a single letter of a small alphabet there is none: nearly every text has it.
///
/// Pieces are numbers, in the order of their letters; those that begin alike lie together.
package enum Grams {
  /// Calls `body` with each piece of a text, as the database holds it and ``FoldedNeedle`` reads it; with some repeatedly.
  package static func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Int64) -> Void) {
    var run = Run()
    func add(_ letter: UInt32) {
      if run.ends(before: letter), let last = run.end() { body(last.gram) }
      if let gram = run.add(letter) { body(gram) }
    }
    if text.isASCII {
      for byte in text { add(UInt32(asciiLowercased(byte))) }
    } else if let text = String(validating: text, as: UTF8.self) {
      for scalar in text.bareKey.unicodeScalars { add(scalar.value) }
    }
    if let last = run.end() { body(last.gram) }
  }

  /// Ranges of pieces, from each of which a text has one if it contains a folded word.
  static func ranges(of word: [UInt8]) -> [ClosedRange<Int64>] {
    var ranges: [ClosedRange<Int64>] = []
    var run = Run()
    func endRun() {
      // What follows these letters in a text may be anything.
      if let last = run.end(), last.isOnlyOne { ranges.append(last.gram...last.gram | Run.mask) }
    }
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      if run.ends(before: scalar.value) { endRun() }
      if let gram = run.add(scalar.value) { ranges.append(gram...gram) }
    }
    endRun()
    return ranges
  }

  /// Calls `body` with a number for each of some tags, with blanks between them, as the database holds them.
  package static func forEachTag(in tags: UnsafeBufferPointer<UInt8>, _ body: (Int64) -> Void) {
    if tags.isASCII {
      for tag in tags.split(separator: UInt8(ascii: " ")) { body(number(tag.lazy.map(asciiLowercased))) }
    } else if let text = String(validating: tags, as: UTF8.self) {
      for tag in text.split(separator: " ") { body(Grams.tag(String(tag))) }
    }
  }

  /// The number of a tag; no piece has it.
  package static func tag(_ tag: String) -> Int64 {
    number(tag.searchKey.utf8)
  }

  /// FNV-1a. Two tags of one number are told apart by whoever looks at what is found.
  private static func number(_ key: some Sequence<UInt8>) -> Int64 {
    let hash = key.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Int64(bitPattern: hash | 1 << 63)
  }
}

/// Letters of one kind in a row.
private struct Run {
  /// The bits of a letter; no letter is 0.
  static let mask: Int64 = 1 << 21 - 1

  private var isWide = false
  private var lastButOne: Int64 = 0
  private var last: Int64 = 0
  private var hasGrams = false

  /// Whether a letter is none of these. Blanks and control characters are in no piece.
  func ends(before letter: UInt32) -> Bool {
    letter <= 0x20 || isWide != (letter >= 0x2000)
  }

  /// Takes the next letter, with which a piece may be complete.
  mutating func add(_ letter: UInt32) -> Int64? {
    if letter <= 0x20 { return nil }
    isWide = letter >= 0x2000
    defer { (lastButOne, last) = (last, Int64(letter)) }
    guard isWide ? last != 0 : lastButOne != 0 else { return nil }
    hasGrams = true
    return gram(Int64(letter))
  }

  /// Ends the run.
  ///
  /// - Returns: the last piece, which is short of a letter, and whether there was no other.
  mutating func end() -> (gram: Int64, isOnlyOne: Bool)? {
    defer { (lastButOne, last, hasGrams) = (0, 0, false) }
    guard isWide ? last != 0 : lastButOne != 0 else { return nil }
    return (gram(0), !hasGrams)
  }

  private func gram(_ letter: Int64) -> Int64 {
    (isWide ? 0 : lastButOne << 42) | last << 21 | letter
  }
}
