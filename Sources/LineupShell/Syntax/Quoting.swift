/// Writes text so that a lexer reads it back as one word.
package enum Quoting {
  /// The text as it is when a lexer reads it as one ordinary word of text, quoted otherwise.
  package static func word(_ text: String) -> String {
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

  /// Whether the text is one bare word that stands for itself wherever text is expected: no blank, quote, backslash or
  /// sign of the language in it, no digits alone, and nothing a clause begins with.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), !clauses.contains(text) else { return false }
    guard !text.unicodeScalars.contains(where: isInvisible) else { return false }
    var digits = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."): break
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"),
        UInt8(ascii: "%"), 0x80...:
        digits = false
      default: return false
      }
    }
    return !digits
  }

  /// Whether a scalar would act on a terminal rather than be seen: controls, separators and format characters, but for
  /// those that emoji and scripts need within a word.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !["\u{200C}", "\u{200D}"].contains(scalar) && !(0xE0020...0xE007F).contains(scalar.value)
    default: return false
    }
  }

  private static let clauses: Set<String> = ["where", "order", "limit", "and", "or", "not", "in"]
}

extension Quoting {
  /// How to write a word that was begun with a quote and was meant as text.
  static func suggestion(for word: String) -> String {
    "\\" + word
  }
}
