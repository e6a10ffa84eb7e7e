/// Words, as emacs moves by them: letters, digits, marks and underscores in a row; an emoji is a word for itself.
extension LineText {
  /// The end of the word that an index lies in, or of the next.
  func wordEnd(after index: Int) -> Int {
    var end = index
    while end < line.count {
      let start = end
      end = characterEnd(after: start)
      switch kind(start..<end) {
      case .other: continue
      case .emoji: return end
      case .letter:
        while end < line.count {
          let next = characterEnd(after: end)
          guard kind(end..<next) == .letter else { break }
          end = next
        }
        return end
      }
    }
    return end
  }

  /// The start of the word that an index lies in, or of the one before.
  func wordStart(before index: Int) -> Int {
    var start = index
    while start > 0 {
      let end = start
      start = characterStart(before: end)
      switch kind(start..<end) {
      case .other: continue
      case .emoji: return start
      case .letter:
        while start > 0 {
          let next = characterStart(before: start)
          guard kind(next..<start) == .letter else { break }
          start = next
        }
        return start
      }
    }
    return start
  }

  /// The start of what stands between blanks before an index, as Ctrl-W takes it.
  func blankDelimitedStart(before index: Int) -> Int {
    var start = index
    var isInWord = false
    while start > 0 {
      let next = characterStart(before: start)
      if !line[next].isBlank {
        isInWord = true
      } else if isInWord {
        break
      }
      start = next
    }
    return start
  }

  private enum Kind {
    case letter
    case emoji
    case other
  }

  /// The kind of a character, or of what is left of it behind an index.
  private func kind(_ range: Range<Int>) -> Kind {
    let properties = scalar(range.lowerBound).properties
    if properties.isEmojiPresentation || line[range].contains(0xFE0F) && properties.numericType == nil {
      return .emoji
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return .letter
    default:
      return line[range.lowerBound] == 0x5F ? .letter : .other
    }
  }
}
