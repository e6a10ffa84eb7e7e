/// A line as people see it: in characters, which may be of several scalars (a flag, a letter with accents), and words.
///
/// Indices count scalars, from 0 to the line's count. All that is asked looks no farther from the index than it must, so
/// that a long line costs no more than a short one.
struct LineText<Line: RandomAccessCollection<WideCharacter>> where Line.Index == Int {
  let line: Line

  /// - Parameter line: the line, indexed from 0.
  init(_ line: Line) {
    self.line = line
  }

  /// The start of the character before an index, or of the one that it lies in; 0 at the start.
  func characterStart(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    if isPlainBreak(index - 1) { return index - 1 }
    let start = certainBreak(upTo: index - 1)
    guard let last = String(wide: line[start..<index]).last else { return start }
    return index - last.unicodeScalars.count
  }

  /// The end of the character that stands or begins at an index; the line's count at its end.
  func characterEnd(after index: Int) -> Int {
    guard index < line.count else { return line.count }
    if isPlainBreak(index + 1) { return index + 1 }
    let start = certainBreak(upTo: index)
    var reach = index + 8
    while true {
      // The last character of a part may go on behind it.
      let part = line[start..<min(reach, line.count)]
      var end = start
      for character in String(wide: part) {
        end += character.unicodeScalars.count
        if end > index, end < part.endIndex { return end }
      }
      if part.endIndex == line.count { return line.count }
      reach += reach - start
    }
  }

  /// The last index, up to another, at which a character begins whatever stands before.
  private func certainBreak(upTo index: Int) -> Int {
    var index = index
    while index > 0, !isCertainBreak(index) { index -= 1 }
    return index
  }

  /// Whether a character begins at an index, as the two scalars around it tell, or a count of regional indicators.
  private func isCertainBreak(_ index: Int) -> Bool {
    if isPlainBreak(index) { return true }
    let before = scalar(index - 1)
    let after = scalar(index)
    if before.isRegionalIndicator, after.isRegionalIndicator {
      // Two are a flag.
      let run = line[..<index].reversed().prefix { $0.scalar.isRegionalIndicator }
      return run.count.isMultiple(of: 2)
    }
    if before.mayContinue {
      // A sequence may have begun before: of Indic consonants, or of emoji, which a joiner must end.
      if after.joins("\u{915}\u{94D}") || before == "\u{200D}" && after.joins("\u{1F469}\u{200D}") {
        return false
      }
    }
    return !after.joins(String(before))
  }

  /// Whether a character begins at an index because it stands between scalars that join no others.
  private func isPlainBreak(_ index: Int) -> Bool {
    guard index > 0, index < line.count else { return index == 0 || index == line.count }
    return line[index - 1].isPlain && line[index].isPlain
  }

  func scalar(_ index: Int) -> Unicode.Scalar { line[index].scalar }
}

extension WideCharacter {
  /// The Unicode scalar; U+FFFD for what is none.
  var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(bitPattern: self)) ?? "\u{FFFD}" }

  var isBlank: Bool { scalar.properties.isWhitespace }

  /// Whether the character joins no other of the kind: printable ASCII, Latin, Greek, Cyrillic, Han and Hangul syllables.
  /// Of others it is not known.
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20..<0x7F, 0xC0..<0x300, 0x370..<0x483, 0x3400..<0xA000, 0xAC00..<0xD7A4: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the scalar may stand within a character: a mark, a joiner, the colour of a skin.
  fileprivate var mayContinue: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: properties.isEmojiModifier
    }
  }

  /// Whether the scalar makes one character with what stands before it.
  fileprivate func joins(_ text: String) -> Bool {
    (text + String(self)).count == 1
  }
}
