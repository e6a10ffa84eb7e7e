import CEditLine

/// Alt-.: the last words of earlier lines.
extension LineEditor {
  /// Where a last word stands that was put into the line.
  struct LastWord {
    /// The entry of the history that it is of.
    var entry: Int
    var range: Range<Int>

    /// The line with it.
    var line: [WideCharacter]
  }

  /// Puts the last word of the newest entry before the cursor; right after that, the one of the entry before in its place.
  func insertLastWord() -> Int32 {
    guard let libedit, let wordAtEnd else { return CC_ERROR }
    var shown = lastWord
    // Whatever changed the line or moved the cursor has begun anew.
    if shown?.range.upperBound != libedit.cursor || shown?.line.elementsEqual(libedit.line) != true {
      shown = nil
    }
    let entries = history.entries
    var index = shown?.entry ?? entries.count
    while index > 0 {
      index -= 1
      guard let word = wordAtEnd(entries[index])?.wideCharacters, !word.isEmpty else { continue }
      undoHistory.separate()
      if let shown { libedit.remove(shown.range) }
      let start = libedit.cursor
      libedit.insert(word)
      lastWord = LastWord(entry: index, range: start..<libedit.cursor, line: Array(libedit.line))
      return CC_REFRESH
    }
    return CC_ERROR
  }
}
