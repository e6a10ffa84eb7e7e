extension Lexer {
  func peek(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  func starts(with text: StaticString) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where peek(offset) != text.utf8Start[offset] { return false }
    return true
  }

  func string(_ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isQuote(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
  }

  static func isPunctuation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// Whether the source or the line ends here; the carriage return of a CRLF belongs to the end of its line.
  var atEndOfLine: Bool {
    guard let byte = peek() else { return true }
    if byte == UInt8(ascii: "\n") { return true }
    guard byte == UInt8(ascii: "\r") else { return false }
    return peek(1) == UInt8(ascii: "\n") || peek(1) == nil
  }

  /// Whether a word of that mode ends here.
  func wordEnds(_ mode: Mode) -> Bool {
    guard let byte = peek() else { return true }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "\n"): return true
    case UInt8(ascii: "\r"): return atEndOfLine
    case UInt8(ascii: ")"), UInt8(ascii: ","): return mode == .value || mode == .expression
    default: return mode == .expression && (Lexer.isPunctuation(byte) || Lexer.isOperator(byte))
    }
  }

  /// Whether a byte is nothing but a part of a word in every mode: letters, digits, and all that is not ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// Goes past what ends a word in no mode.
  mutating func skipLetters() {
    var end = position
    while end < bytes.count, Lexer.isLetter(bytes[end]) { end += 1 }
    position = end
  }

  mutating func skipBlanks() {
    while let byte = peek(), Lexer.isBlank(byte) { position += 1 }
  }

  /// Takes blanks; most often that is one.
  mutating func blanks() -> String {
    let start = position
    skipBlanks()
    switch position - start {
    case 0: return ""
    case 1 where bytes[start] == UInt8(ascii: " "): return " "
    default: return string(start, position)
    }
  }

  /// The token from `start` to here, as it stands in the source.
  func token(_ kind: Token.Kind, from start: Int, leading: String) -> Token {
    Token(
      kind: kind, value: string(start, position), leading: leading, span: SourceSpan(start, position),
      isBare: true)
  }

  /// Takes what ends a command, if that is what stands here.
  mutating func terminator(leading: String) -> Token? {
    let start = position
    guard let byte = peek() else { return token(.end, from: start, leading: leading) }
    if atEndOfLine {
      position += byte == UInt8(ascii: "\r") && peek(1) != nil ? 2 : 1
      return token(.newline, from: start, leading: leading)
    }
    switch byte {
    case UInt8(ascii: ";"):
      position += 1
      return token(.semicolon, from: start, leading: leading)
    case UInt8(ascii: "|"):
      position += 1
      return token(.pipe, from: start, leading: leading)
    default:
      return nil
    }
  }

  /// Takes `--name`, or `--name` of `--name=`. A lone `--` is an option without a name; `--=` is not one.
  mutating func option(leading: String, _ mode: Mode) -> Token {
    let start = position
    position += peek(2) == UInt8(ascii: "=") ? 3 : 2
    while !wordEnds(mode), peek() != UInt8(ascii: "=") { position += 1 }
    return token(.option, from: start, leading: leading)
  }

  /// Takes an operator, a parenthesis or a comma, if one stands here.
  mutating func symbol(leading: String) -> Token? {
    let start = position
    guard let byte = peek() else { return nil }
    if Lexer.isPunctuation(byte) {
      position += 1
      switch byte {
      case UInt8(ascii: "("): return token(.leftParenthesis, from: start, leading: leading)
      case UInt8(ascii: ")"): return token(.rightParenthesis, from: start, leading: leading)
      default: return token(.comma, from: start, leading: leading)
      }
    }
    guard Lexer.isOperator(byte) else { return nil }
    while let byte = peek(), Lexer.isOperator(byte), position - start < 2 { position += 1 }
    if position - start == 2, !Token.comparisons.contains(string(start, position)) { position -= 1 }
    return token(.comparison, from: start, leading: leading)
  }
}

extension Token {
  /// The comparisons of `where` that are symbols; `in` is a word.
  static let comparisons: Set<String> = ["=", "!=", "<", "<=", ">", ">=", "~", "!~"]
}
