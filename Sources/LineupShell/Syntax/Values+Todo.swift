import LineupCore

/// The values that to-dos have.
extension Values {
  static func priority(_ word: Token, what: String, orNone: Bool = false) throws(SyntaxError) -> Priority {
    if let priority = Priority(word: word.value) { return priority }
    let none = orNone ? [OptionSpec.noneWord] : []
    throw Parser.notAChoice(word, what: what, Priority.allCases.map(\.name) + none)
  }

  /// Tags, which a `#` may begin as output writes them, and a comma may separate.
  ///
  /// - Parameter areEdits: whether there may be tags already, so that one may be taken off by `-` and all by `none`.
  static func tags(_ words: some Sequence<Token>, areEdits: Bool) throws(SyntaxError) -> [TagEdit] {
    var edits: [TagEdit] = []
    for word in words {
      let parts = word.value.utf8.split(separator: UInt8(ascii: ","))
      if parts.isEmpty { throw SyntaxError(.notATag(word.value), word.span) }
      for part in parts { edits.append(try edit(Substring(part), word.span, areEdits)) }
    }
    return edits
  }

  private static func edit(
    _ word: Substring, _ span: SourceSpan, _ areEdits: Bool
  ) throws(SyntaxError) -> TagEdit {
    if areEdits, word == OptionSpec.noneWord { return .clear }
    guard let removed = word.after("-") else { return .add(try tag(word.after("+") ?? word, word, span)) }
    let tag = try tag(removed, word, span)
    if !areEdits { throw SyntaxError(.nothingToRemove(tag: tag), span) }
    return .remove(tag)
  }

  /// A tag to compare with, which a `#` may begin.
  static func tag(_ word: Token) throws(SyntaxError) -> String {
    try tag(word.value[...], word.value[...], word.span)
  }

  private static func tag(
    _ text: Substring, _ word: Substring, _ span: SourceSpan
  ) throws(SyntaxError) -> String {
    let tag = String(text.after("#") ?? text)
    guard Tag.isValid(tag.nfc) else { throw SyntaxError(.notATag(String(word)), span) }
    return tag
  }
}

extension Substring {
  /// What stands behind a sign, which an accent may follow; nil when it does not begin with that.
  func after(_ sign: Unicode.Scalar) -> Substring? {
    unicodeScalars.first == sign ? Substring(unicodeScalars.dropFirst()) : nil
  }
}
