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
  static func entry(_ line: some Collection<UInt8>) -> String {
    guard isEscaped(line) else { return String(decoding: line, as: UTF8.self) }
    let text = String(decoding: line.filter { $0 != 0 }, as: UTF8.self)
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

  /// Whether the entry of a line begins with a text, byte for byte. Hardly any line is decoded to tell.
  static func entry(_ line: UnsafeBufferPointer<UInt8>, beginsWith text: [UInt8]) -> Bool {
    var same = 0
    while same < text.count, same < line.count, line[same] == text[same], !isSpecial(line[same]) { same += 1 }
    if same == text.count { return true }
    // The rest may be the same and written otherwise: by an escape, between NULs, or, where the text has U+FFFD, by
    // bytes that are no UTF-8.
    let isReplacement = [0xEF, 0xBF, 0xBD].contains(text[same])
    guard isReplacement || same < line.count && isSpecial(line[same]) else { return false }
    return entry(line).utf8.starts(with: text)
  }

  /// Whether the entry of a line is any other text than the line itself.
  static func isEscaped(_ line: some Collection<UInt8>) -> Bool {
    line.reduce(false) { $1 == UInt8(ascii: "\\") || $1 == 0 ? true : $0 }
  }

  /// Whether the byte does not stand for itself.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == 0
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
