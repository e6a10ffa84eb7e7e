extension String {
  /// The text with all that could act on a terminal, or reorder what stands on it, written as an escape: control
  /// characters (C0, DEL and C1), bidirectional controls, line and paragraph separators.
  var visible: String {
    guard unicodeScalars.contains(where: \.isTreacherous) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isTreacherous: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar must not reach a terminal as it is.
  var isTreacherous: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F,  // controls
      0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,  // bidirectional controls
      0x2028, 0x2029:  // separators
      true
    default: false
    }
  }
}
