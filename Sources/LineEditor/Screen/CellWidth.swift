extension Character {
  /// How many cells most terminals give a character as people count them: a flag or a family takes two, as one emoji.
  var cellWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      let own = WideCharacter(bitPattern: scalar.value).width
      // U+FE0F asks for the emoji's picture; two regional indicators are a flag.
      let isPicture = scalar == "\u{FE0F}" || (0x1F1E6...0x1F1FF).contains(scalar.value)
      width = max(width, isPicture ? 2 : own)
    }
    return width
  }
}

extension String {
  /// How many cells a text of printable characters takes.
  var cellWidth: Int {
    reduce(0) { $0 + $1.cellWidth }
  }

  /// The text, or as much of it as fits into so many cells (at least 1) with an ellipsis at the end.
  func cut(toCells limit: Int) -> String {
    guard cellWidth > limit else { return self }
    var text = ""
    var width = 0
    for character in self {
      guard width + character.cellWidth < limit else { break }
      width += character.cellWidth
      text.append(character)
    }
    return text + "…"
  }
}
