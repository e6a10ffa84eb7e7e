import LineupCore

/// Reads the values of the language from words.
enum Values {
  /// An id, when the word is digits and nothing else.
  ///
  /// - Parameter couldBeName: whether the digits, quoted, would be a name there.
  /// - Throws: ``SyntaxError/Kind/idOutOfRange(_:couldBeName:)`` when it is beyond Int64.
  static func id(_ word: Token, couldBeName: Bool = false) throws(SyntaxError) -> Int64? {
    try id(word.value[...], word.span, couldBeName)
  }

  private static func id(
    _ text: Substring, _ span: SourceSpan, _ couldBeName: Bool = false
  ) throws(SyntaxError) -> Int64? {
    guard isDigits(text) else { return nil }
    guard let id = Int64(text) else {
      throw SyntaxError(.idOutOfRange(String(text), couldBeName: couldBeName), span)
    }
    return id
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// An id to compare with. Other programs may have given ids below 0.
  static func integer(_ word: Token, what: String) throws(SyntaxError) -> Int64 {
    let text = word.value
    guard isDigits(text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]) else {
      throw SyntaxError(.notANumber(text, what: what), word.span)
    }
    guard let number = Int64(text) else {
      throw SyntaxError(.idOutOfRange(text, couldBeName: false), word.span)
    }
    return number
  }

  /// A range of ids, when the word is two ids joined by `..`.
  static func range(_ word: Token) throws(SyntaxError) -> ClosedRange<Int64>? {
    let text = word.value
    guard let dots = text.utf8.firstIndex(of: UInt8(ascii: ".")), text[dots...].hasPrefix(".."),
      let lower = try id(text[..<dots], word.span),
      let upper = try id(text[dots...].dropFirst(2), word.span)
    else { return nil }
    guard lower <= upper else { throw SyntaxError(.reversedRange(text), word.span) }
    return lower...upper
  }

  /// A number of rows.
  static func number(_ word: Token, what: String) throws(SyntaxError) -> Int64 {
    guard word.isBare, isDigits(word.value[...]) else {
      throw SyntaxError(.notANumber(word.value, what: what), word.span)
    }
    guard let number = Int64(word.value) else {
      throw SyntaxError(.numberTooGreat(word.value, what: what), word.span)
    }
    return number
  }

  static func position(_ word: Token) throws(SyntaxError) -> Position {
    guard let position = Position(word: word.value) else { throw unknownPosition(word) }
    return position
  }

  static func unknownPosition(_ word: Token) -> SyntaxError {
    let known = Position.allCases.flatMap { [$0.name] + $0.otherNames }
    return SyntaxError(
      .unknownPosition(word.value, suggestion: Suggestion.closest(to: word.value, in: known)), word.span)
  }

  /// Text that is to be stored, which must hold more than blanks.
  static func nonEmpty(_ text: String, _ what: String, _ span: SourceSpan) throws(SyntaxError) -> String {
    // What begins with a letter or a sign needs no properties of Unicode to be told from blanks.
    if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return text }
    guard text.contains(where: { !$0.isWhitespace }) else { throw SyntaxError(.emptyText(what), span) }
    return text
  }
}
