extension Unicode.Scalar {
  /// How many cells a terminal gives the scalar: 0 for those that combine, 2 for CJK and emoji.
  ///
  /// The test's own table, so that a program's arithmetic is checked against something other than itself.
  var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return value == 0xAD ? 1 : 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return properties.isEmojiPresentation && value < 0x1F1E6 ? 2 : 1
    }
  }
}
