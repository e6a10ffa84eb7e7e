extension Lexer {
  /// Takes a word: quoted when it begins with a quote, ordinary otherwise.
  mutating func text(leading: String, _ mode: Mode) -> Token {
    Lexer.isQuote(peek()) ? quoted(leading: leading, mode) : ordinary(leading: leading, mode)
  }

  /// Takes a word in which quotes are ordinary characters and a backslash makes a few characters ordinary.
  private mutating func ordinary(leading: String, _ mode: Mode) -> Token {
    let start = position
    let isBare = escaped() == nil
    skipLetters()
    while !wordEnds(mode), peek() != UInt8(ascii: "\\") {
      position += 1
      skipLetters()
    }
    if position > start, wordEnds(mode) {
      return word(bytes[start..<position], from: start, leading: leading, isBare: true)
    }
    var value = Array(bytes[start..<position])
    while !wordEnds(mode) {
      if let byte = escaped() {
        value.append(byte)
        position += 2
      } else {
        value.append(bytes[position])
        position += 1
      }
    }
    if position == start, mode != .attached, peek() != nil {
      // A character that begins no word in this mode (an operator sign where a value belongs) is taken alone, so that
      // the lexer always moves on.
      value.append(bytes[position])
      position += 1
    }
    return word(value, from: start, leading: leading, isBare: isBare)
  }

  /// Takes a word of quoted and escaped parts that join.
  private mutating func quoted(leading: String, _ mode: Mode) -> Token {
    let start = position
    var value: [UInt8] = []
    var fault: SyntaxError?
    while true {
      if Lexer.isQuote(peek()) {
        let found = quotedPart(into: &value)
        if fault == nil || found?.isIncomplete == true { fault = found }
      } else if let byte = escaped() {
        value.append(byte)
        position += 2
      } else {
        break
      }
    }
    if !wordEnds(mode), peek() != UInt8(ascii: "|") {
      let end = position
      while !wordEnds(mode) { position += 1 }
      fault = fault ?? SyntaxError(.textAfterQuote(word: string(start, position)), SourceSpan(end, position))
    }
    var token = word(value, from: start, leading: leading, isBare: false)
    token.fault = fault ?? token.fault
    return token
  }

  private func word(_ value: some Collection<UInt8>, from start: Int, leading: String, isBare: Bool) -> Token
  {
    let span = SourceSpan(start, position)
    return Token(
      kind: .word, value: String(decoding: value, as: UTF8.self), leading: leading, span: span,
      isBare: isBare,
      fault: value.contains(0) ? SyntaxError(.nulCharacter, span) : nil)
  }

  /// The character that a backslash here makes ordinary, if one does. The backslash itself is one before anything else
  /// and at the end of a line.
  private func escaped() -> UInt8? {
    guard peek() == UInt8(ascii: "\\"), let byte = peek(1) else { return nil }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: ";"),
      UInt8(ascii: "|"), UInt8(ascii: "#"), UInt8(ascii: "-"):
      return byte
    default:
      return nil
    }
  }

  /// Takes one quoted part, from its opening to its closing quote.
  ///
  /// - Returns: what is wrong with it; that it is not closed, before all else, since more input may follow.
  private mutating func quotedPart(into value: inout [UInt8]) -> SyntaxError? {
    let start = position
    let quote = bytes[start]
    var fault: SyntaxError?
    position += 1
    while let byte = peek() {
      if byte == quote {
        position += 1
        return fault
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        let found = backslash(into: &value)
        fault = fault ?? found
      } else {
        value.append(byte)
        position += 1
      }
    }
    let character = Character(Unicode.Scalar(quote))
    return SyntaxError(.openQuote(character), SourceSpan(start, start + 1))
  }

  /// Takes a backslash within double quotes, and what it stands for. One that begins no escape stays as it is.
  private mutating func backslash(into value: inout [UInt8]) -> SyntaxError? {
    switch peek(1) {
    case UInt8(ascii: "\""): value.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): value.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      if let (length, number) = codePoint() {
        let span = SourceSpan(position, position + length)
        position += length
        guard let scalar = Unicode.Scalar(number) else { return SyntaxError(.noSuchCharacter, span) }
        value.append(contentsOf: String(scalar).utf8)
        return nil
      }
      fallthrough
    default:
      value.append(UInt8(ascii: "\\"))
      position += 1
      return nil
    }
    position += 2
    return nil
  }

  /// Reads `\u{…}` with one to six hexadecimal digits, which begins here.
  private func codePoint() -> (length: Int, number: UInt32)? {
    guard peek(2) == UInt8(ascii: "{") else { return nil }
    var number: UInt32 = 0
    var length = 3
    while let byte = peek(length), length < 9, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      number = number * 16 + UInt32(digit)
      length += 1
    }
    guard length > 3, peek(length) == UInt8(ascii: "}") else { return nil }
    return (length + 1, number)
  }
}
