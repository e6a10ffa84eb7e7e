/// How an entry is written in one line of the history file, so that any text comes back as it was.
///
/// The file is UTF-8. A backslash is written `\\`, a newline `\n`, a tab `\t`, and any other control character `\u{…}`
/// with its number in hexadecimal; everything else stands for itself.
enum HistoryLine {
  /// The line for an entry, without its newline.
  static func escaped(_ entry: String) -> String {
    var line = ""
    line.reserveCapacity(entry.utf8.count)
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The entry of a line.
  ///
  /// Lines that we did not write are read as well as can be: invalid UTF-8 becomes U+FFFD, NULs (which a crash of the
  /// system may leave) are dropped, and a backslash that begins nothing known stands for itself.
  static func entry(_ line: some Sequence<UInt8>) -> String {
    let text = String(decoding: line.filter { $0 != 0 }, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var entry = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let (character, after) = unescape(rest) else {
        entry.unicodeScalars.append(scalar)
        continue
      }
      entry.unicodeScalars.append(character)
      rest = after
    }
    return entry
  }

  /// Reads what follows a backslash: the character meant, and what comes after it.
  private static func unescape(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, Substring.UnicodeScalarView)? {
    let after = text.dropFirst()
    switch text.first {
    case "\\": return ("\\", after)
    case "n": return ("\n", after)
    case "t": return ("\t", after)
    case "u" where after.first == "{":
      let digits = after.dropFirst().prefix { $0.properties.isASCIIHexDigit }
      guard after[digits.endIndex...].first == "}",
        let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, after[digits.endIndex...].dropFirst())
    default: return nil
    }
  }
}
