/// Writes text in the language of manual pages: mdoc(7).
///
/// A page is pure ASCII, so that it reads the same in every formatter.
enum Mdoc {
  /// How long a line of running text may be, in bytes.
  private static let width = 78

  /// Running text, each sentence on a line of its own, as mdoc(7) wants it, or on several. A word that begins with a
  /// dash or a quote is one to type, and keeps them as they are.
  static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let isTyped = word.hasPrefix("-") || word.hasPrefix("'")
      let source = isTyped ? literal(String(word)) : escaped(String(word))
      if !line.isEmpty, line.hasSuffix(".") || line.utf8.count + 1 + source.utf8.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? source : " " + source
    }
    return (lines + [line]).map { $0.hasPrefix(".") ? #"\&"# + $0 : $0 }
  }

  /// Text to type: every dash and quote is one that a reader may copy.
  static func literal(_ text: String) -> String {
    escaped(text).replacing("-", with: #"\-"#).replacing("'", with: #"\(aq"#)
  }

  /// One argument of a macro, blanks and all, never taken for a macro or for punctuation.
  static func argument(_ text: String) -> String {
    let argument = literal(text).replacing("\"", with: #"\(dq"#)
    if argument.contains(" ") { return "\"\(argument)\"" }
    let isSpecial = text.count <= 3 && text.first.map { $0.isUppercase || ".,:;()[]?!|".contains($0) } ?? true
    return isSpecial ? #"\&"# + argument : argument
  }

  /// A usage line, as the arguments of a macro: placeholders, options, words and brackets each in their own dress.
  static func usage(_ text: some StringProtocol) -> String {
    text.split(separator: " ").map { word in
      var word = String(word)
      var before = ""
      var after = ""
      while word.first == "[" {
        before += "Oo "
        word.removeFirst()
      }
      if word.last == "," {
        after = " ,"
        word.removeLast()
      }
      while word.last == "]" {
        after = " Oc" + after
        word.removeLast()
      }
      return before + usageWord(word) + after
    }.joined(separator: " ")
  }

  private static func usageWord(_ word: String) -> String {
    if word.hasPrefix("-") { return "Fl " + argument(String(word.dropFirst())) }
    guard let first = word.first else { return "" }
    return (first.isUppercase ? "Ar " : first.isLetter || first == ":" ? "Cm " : "No ") + argument(word)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += #"\e"#
      case "`": escaped += #"\(ga"#
      case "~": escaped += #"\(ti"#
      case "^": escaped += #"\(ha"#
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += #"\[u"# + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
