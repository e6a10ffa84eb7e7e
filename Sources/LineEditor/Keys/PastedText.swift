/// What a paste puts into the line.
enum PastedText {
  /// The lines of a paste, without what has no place in a line: control characters but the tab, and the invisible
  /// characters that reorder text (overrides, embeddings, isolates).
  ///
  /// Lines end as terminals send it, by a carriage return; a newline, or both, is taken as well. Invalid UTF-8 becomes
  /// U+FFFD. There is at least one line; the last is empty when the text ends a line.
  static func lines(of bytes: [UInt8]) -> [String] {
    var lines = [""]
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r", "\n":
        // In a terminal's editing mode, libedit has CR and LF change places.
        let endsPair = (scalar == "\n" && previous == "\r") || (scalar == "\r" && previous == "\n")
        if endsPair {
          previous = " "
          continue
        }
        lines.append("")
      case "\t": lines[lines.count - 1].unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return lines
  }
}
