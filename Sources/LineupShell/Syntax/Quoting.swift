/// Writes text so that a lexer reads it back as one word.
package enum Quoting {
  /// The text as it is when a lexer reads it as one ordinary word of text, quoted otherwise.
  package static func word(_ text: String) -> String {
    isPlain(text) && !isMeaningful(text) ? text : quoted(text)
  }

  /// The text as it is when a lexer reads it as one bare word, whatever that means to a parser, quoted otherwise.
  static func argument(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// The text in single quotes when it has nothing that these cannot hold, in double quotes otherwise.
  package static func quoted(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ $0 != "'" && !isInvisible($0) }) { return "'\(text)'" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isInvisible(scalar):
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether the text is one bare word wherever it stands: no blank, quote, backslash or sign of the language in it.
  private static func isPlain(_ text: String) -> Bool {
    guard !text.isEmpty, !text.unicodeScalars.contains(where: isInvisible) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "%"),
        0x80...:
        true
      default: false
      }
    }
  }

  /// Whether a bare word may be more than text: an option, an id, a range of ids, what begins or joins clauses, or
  /// says that there is no value.
  private static func isMeaningful(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "-") || clauses.contains(text)
      || text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }

  /// Whether a scalar would act on a terminal rather than be seen: controls, separators and format characters, but for
  /// those that emoji and scripts need within a word.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format:
      return !["\u{200C}", "\u{200D}"].contains(scalar) && !(0xE0020...0xE007F).contains(scalar.value)
    default: return false
    }
  }

  private static let clauses: Set<String> = [
    "where", "order", "limit", "and", "or", "not", "in", OptionSpec.noneWord,
  ]
}

extension Quoting {
  /// The text as it is when an option that takes words reads it back byte for byte, quoted otherwise.
  package static func words(_ text: String) -> String {
    // A blank after a backslash at the end, before the next option, would be a part of the text.
    let isPlain = !text.unicodeScalars.contains(where: isInvisible) && text.utf8.last != UInt8(ascii: "\\")
    return isPlain && wordsText(text)?.utf8.elementsEqual(text.utf8) == true ? text : quoted(text)
  }

  /// Whether a word or words can say the text, quoted or not.
  static func canHold(_ text: String) -> Bool { !text.isEmpty && !text.utf8.contains(0) }

  /// How to write a word that was begun with a quote and was meant as text: a backslash keeps its quotes, if it keeps
  /// all the rest too.
  package static func suggestion(for word: String) -> String {
    let escaped = "\\" + word
    return wordsText(escaped)?.utf8.elementsEqual(word.utf8) == true ? escaped : quoted(word)
  }

  /// The text that a source says by words alone; nil when there is anything else in it.
  private static func wordsText(_ source: String) -> String? {
    var lexer = Lexer(Array(source.utf8))
    var words: [Token] = []
    while true {
      let token = lexer.next(.command)
      if token.kind == .end { return words.joinedText }
      // Two dashes are a word but at the beginning.
      let isWord = token.kind == .word || token.value == "--" && !words.isEmpty
      guard isWord, token.fault == nil else { return nil }
      words.append(token)
    }
  }
}
