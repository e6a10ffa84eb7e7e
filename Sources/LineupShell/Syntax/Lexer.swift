/// Splits a source into tokens, on UTF-8 bytes.
///
/// One lexer serves execution, completion and highlighting. The parser asks for one token at a time and says which rules
/// hold at that place. Nothing is an error here: a token that breaks a rule carries its ``Token/fault``.
package struct Lexer {
  /// Which rules hold at a place.
  package enum Mode: Sendable {
    /// Words; one that begins with `--` is an option.
    case command

    /// Words only, after a lone `--` has ended the options.
    case text

    /// After `where`: operators, parentheses and commas are tokens, with or without blanks.
    case expression

    /// After an operator: one value, up to a blank, a comma or a closing parenthesis.
    case value

    /// Right after `--option=`: one value, which may be empty.
    case attached
  }

  let bytes: [UInt8]
  var position: Int

  /// - Parameter bytes: the source, which must be valid UTF-8.
  package init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Takes the next token.
  package mutating func next(_ mode: Mode) -> Token {
    if mode == .attached { return text(leading: "", mode) }
    let leading = blanks()
    if let token = terminator(leading: leading) { return token }
    switch mode {
    case .command, .expression:
      if starts(with: "--") { return option(leading: leading, mode) }
      if mode == .expression, let token = symbol(leading: leading) { return token }
    case .value:
      if let byte = peek(), Lexer.isPunctuation(byte), let token = symbol(leading: leading) { return token }
    case .text, .attached:
      break
    }
    return text(leading: leading, mode)
  }

  /// Skips blanks and a comment, if one stands there: what may come before a command.
  ///
  /// - Returns: where the comment stands.
  @discardableResult
  package mutating func skipComment() -> SourceSpan? {
    let start = position
    skipBlanks()
    guard peek() == UInt8(ascii: "#") else {
      position = start
      return nil
    }
    let sign = position
    while !atEndOfLine { position += 1 }
    return SourceSpan(sign, position)
  }

  /// Takes the rest of the line as it is, without the blanks around it.
  package mutating func restOfLine() -> (text: String, span: SourceSpan) {
    skipBlanks()
    let start = position
    while !atEndOfLine { position += 1 }
    var end = position
    while end > start, Lexer.isBlank(bytes[end - 1]) { end -= 1 }
    return (string(start, end), SourceSpan(start, end))
  }

  /// Takes the `=` between an option and its value, if it stands here.
  package mutating func takeEquals() -> Bool {
    guard peek() == UInt8(ascii: "=") else { return false }
    position += 1
    return true
  }
}
