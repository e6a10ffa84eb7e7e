/// One command as a calling shell has split it. Options, clauses and operators are known by whole words, and no
/// character within a word is special.
package struct ArgumentWords: Sendable {
  private let words: [String]
  private let spans: [SourceSpan]

  /// The words as one line, quoted where needed, for messages to point into.
  package let text: String

  package init(_ words: [String]) {
    self.words = words
    var text = ""
    spans = words.map { word in
      if !text.isEmpty { text += " " }
      let start = text.utf8.count
      text += word.contains(where: \.isWhitespace) || word.isEmpty ? Quoting.quoted(word) : word
      return SourceSpan(start, text.utf8.count)
    }
    self.text = text
  }

  /// The place behind the last word. Each word has two places: its own, and that of a comma at its end.
  var end: Int { words.count * 2 }

  /// The token at a place, and the place of the next one.
  ///
  /// Where fields are listed a comma may end a word, as people write it (`order by position desc, name`). Nothing that
  /// holds a value stands there, so no value is ever split.
  func token(at place: Int, _ mode: Lexer.Mode) -> (token: Token, next: Int) {
    let index = place / 2
    guard words.indices.contains(index) else {
      let end = text.utf8.count
      return (Token(kind: .end, value: "", leading: "", span: SourceSpan(end, end), isBare: true), place)
    }
    var token = wholeToken(at: index, mode)
    let endsInComma = token.kind == .word && token.value.utf8.count > 1 && token.value.hasSuffix(",")
    if place.isMultiple(of: 2) {
      guard mode == .expression, endsInComma else { return (token, place + 2) }
      token.value.removeLast()
      token.span.upper -= 1
      return (token, place + 1)
    }
    token.kind = mode == .expression ? .comma : .word
    token.value = ","
    token.leading = ""
    token.span.lower = token.span.upper - 1
    return (token, place + 1)
  }

  private func wholeToken(at index: Int, _ mode: Lexer.Mode) -> Token {
    let word = words[index]
    var token = Token(
      kind: .word, value: word, leading: index == 0 ? "" : " ", span: spans[index], isBare: true)
    switch mode {
    case .command, .expression:
      if word.utf8.starts(with: "--".utf8) {
        token.kind = .option
        if let equals = ArgumentWords.equals(in: word) { token.value = String(word[..<equals]) }
      } else if mode == .expression {
        token.kind = ArgumentWords.symbol(word) ?? .word
      }
    case .value, .text, .attached:
      break
    }
    return token
  }

  /// The value within the word `--option=value` that was taken last.
  func attachedValue(before place: Int) -> Token? {
    let index = place / 2
    guard words.indices.contains(index - 1), let equals = ArgumentWords.equals(in: words[index - 1]) else {
      return nil
    }
    let value = words[index - 1].utf8[equals...].dropFirst()
    return Token(
      kind: .word, value: String(Substring(value)), leading: "", span: spans[index - 1],
      isBare: true, isAttached: true)
  }

  /// The words from one on, as a line that a lexer splits into the same words.
  func rest(from place: Int) -> (text: String, span: SourceSpan) {
    let index = place / 2
    let end = text.utf8.count
    guard words.indices.contains(index) else { return ("", SourceSpan(end, end)) }
    let line =
      words.count - index == 1
      ? words[index] : words[index...].map(ArgumentWords.source).joined(separator: " ")
    return (line, SourceSpan(spans[index].lower, end))
  }

  /// The word as a line has it: bare wherever a lexer then takes it for what it is here.
  private static func source(_ word: String) -> String {
    if symbol(word) != nil || Token.shellOperators.contains(word) { return word }
    guard let equals = equals(in: word) else { return Quoting.argument(word) }
    return String(word[...equals]) + Quoting.word(String(Substring(word.utf8[equals...].dropFirst())))
  }

  /// Where the `=` of a word `--option=value` stands.
  private static func equals(in word: String) -> String.Index? {
    let bytes = word.utf8
    guard bytes.starts(with: "--".utf8), let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      return nil
    }
    return bytes.distance(from: bytes.startIndex, to: equals) > 2 ? equals : nil
  }

  private static func symbol(_ word: String) -> Token.Kind? {
    switch word {
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case ",": .comma
    default: Token.comparisons.contains(word) ? .comparison : nil
    }
  }
}
