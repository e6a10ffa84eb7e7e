extension LineText {
  /// Swaps the characters around an index, or the last two at the line's end, as emacs does; the cursor goes behind both.
  ///
  /// - Returns: what to replace and by what; nil at the start of the line, or where there are no two characters.
  func transposition(at index: Int) -> (replaced: Range<Int>, text: [WideCharacter])? {
    let middle = index < line.count ? boundary(at: index) : characterStart(before: line.count)
    let start = characterStart(before: middle)
    let end = characterEnd(after: middle)
    guard start < middle, middle < end else { return nil }
    return (start..<end, Array(line[middle..<end]) + line[start..<middle])
  }

  /// The index, or the start of the character that it lies in.
  private func boundary(at index: Int) -> Int {
    characterStart(before: characterEnd(after: index))
  }
}
