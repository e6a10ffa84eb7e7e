/// How bytes that a program wrote stand in a transcript: as they are, unless a reader could not see them or would
/// take them for something else. A line that has escapes says so at its end.
enum LineEscape {
  /// A line that cannot be read.
  struct Malformed: Error {
    var message: String
  }

  private static let mark = " (esc)"
  private static let noNewline = " (no-eol)"

  /// An empty line where a blank one would be taken for spacing.
  static let emptyLine = mark

  /// Splits bytes into lines of text.
  static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = lines.removeLast()
    return lines.map { text(of: $0) } + (last.isEmpty ? [] : [text(of: last) + noNewline])
  }

  /// The bytes of a line, with its newline unless it says that there is none.
  static func bytes(of line: Substring) throws -> [UInt8] {
    let ends = !line.hasSuffix(noNewline)
    let line = ends ? line : line.dropLast(noNewline.count)
    let content = line.hasSuffix(mark) ? try unescaped(line.dropLast(mark.count)) : Array(line.utf8)
    return content + (ends ? [UInt8(ascii: "\n")] : [])
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    guard let text = String(validating: line, as: UTF8.self) else { return escaped(line) + mark }
    if text == "!" || ["$ ", "> ", "! ", "? ", "## "].contains(where: text.hasPrefix) {
      return hexadecimal(line.first ?? 0) + escaped(line.dropFirst()) + mark
    }
    let isMistaken = [" ", "\t", mark, noNewline].contains(where: text.hasSuffix)
    return isMistaken || !text.unicodeScalars.allSatisfy(isVisible) ? escaped(line) + mark : text
  }

  /// Whether a reader sees what is there; a joiner of emoji is seen by what it joins, a tab by its columns.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t"
    case .format: scalar == "\u{200d}"
    case .spaceSeparator: scalar == " "
    case .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}

extension LineEscape {
  private static func escaped(_ line: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = line
    while let first = rest.first {
      guard let scalar = firstScalar(of: rest) else {
        text += hexadecimal(first)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(UTF8.width(scalar))
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where isVisible(scalar): text.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: text += hexadecimal(first)
      default: text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for length in 1...4 {
      if let text = String(validating: bytes.prefix(length), as: UTF8.self) {
        return text.unicodeScalars.first
      }
    }
    return nil
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
  }

  private static func unescaped(_ text: Substring) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes += Array(String(character).utf8)
        continue
      }
      switch rest.popFirst() {
      case "\\": bytes.append(UInt8(ascii: "\\"))
      case "t": bytes.append(UInt8(ascii: "\t"))
      case "r": bytes.append(UInt8(ascii: "\r"))
      case "x":
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16) else {
          throw Malformed(message: "\\x wants two digits")
        }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
        else { throw Malformed(message: "\\u wants {digits}") }
        bytes += Array(String(Character(scalar)).utf8)
        rest = rest[end...].dropFirst()
      default: throw Malformed(message: "an escape is one of \\\\ \\t \\r \\xNN \\u{N}")
      }
    }
    return bytes
  }
}
