/// What must not reach a terminal as it is.
enum Hazard: Equatable {
  /// A control, an invisible character or one that reorders its line.
  case scalar(Unicode.Scalar)

  /// A byte that is no part of any UTF-8.
  case byte(UInt8)
}

/// Walks over text and stops at each hazard. Runs without one are handed out whole, so that they can be copied whole.
///
/// Hazards are the controls (C0, DEL, C1), line and paragraph separators, bidirectional controls and everything else that
/// Unicode calls default ignorable or interlinear annotation: a name that holds one looks like another name. What joins or
/// varies a character that asks for it is none: ZWJ within an emoji, ZWJ and ZWNJ in scripts that need them (Arabic to
/// Mongolian, and the Indic ones), variation selectors after characters that have variants, tags that spell a flag.
struct HazardScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Whether `"` and `\` count as hazards, as in a JSON string.
  private let stopsAtQuotes: Bool

  private var index = 0

  /// What is shown before `index`; a blank after a hazard, to which nothing may attach.
  private var previous: Unicode.Scalar = " "

  init(_ bytes: UnsafeBufferPointer<UInt8>, stopsAtQuotes: Bool = false) {
    self.bytes = bytes
    self.stopsAtQuotes = stopsAtQuotes
  }

  /// The bytes before the next hazard, and the hazard, which is nil at the end; nil when nothing is left.
  mutating func next() -> (plain: UnsafeBufferPointer<UInt8>, hazard: Hazard?)? {
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x7F, byte >= 0x20, !(stopsAtQuotes && (byte == 0x22 || byte == 0x5C)) {
        previous = Unicode.Scalar(byte)
        index += 1
        continue
      }
      let end = index
      guard let (scalar, length) = decodeScalar(bytes, at: index) else {
        index += 1
        previous = " "
        return (UnsafeBufferPointer(rebasing: bytes[start..<end]), .byte(byte))
      }
      index += length
      guard byte >= 0x80, isPlain(scalar) else {
        previous = " "
        return (UnsafeBufferPointer(rebasing: bytes[start..<end]), .scalar(scalar))
      }
      previous = scalar
    }
    return (UnsafeBufferPointer(rebasing: bytes[start...]), nil)
  }

  /// Whether a scalar beyond ASCII, which ends at `index` and follows `previous`, can be shown as it is.
  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80..<0xA0: false
    case 0xAE..<0x300, 0x3000..<0x3164, 0x3165..<0xD800: true
    case 0x200C: joinsLetters
    case 0x200D: joinsEmoji || joinsLetters
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: hasVariants(previous)
    case 0x180B...0x180F: (0x1800...0x18AF).contains(previous.value)
    case 0xE0020...0xE007F: previous.value == 0x1F3F4 || (0xE0020...0xE007E).contains(previous.value)
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private var following: Unicode.Scalar? { decodeScalar(bytes, at: index)?.scalar }

  private var joinsEmoji: Bool {
    guard let following else { return false }
    let ends = previous.value == 0xFE0F || previous.value == 0xE007F || previous.isEmojiBeyondASCII
    return ends && following.isEmojiBeyondASCII
  }

  private var joinsLetters: Bool {
    guard let following, following.value > 0x20 else { return false }
    switch previous.value {
    case 0x0600...0x1CFF, 0xA800...0xAAFF, 0x11000...0x11FFF: return true
    default: return false
    }
  }

  /// Whether a variation selector may follow: emoji, keycaps, ideographs, and scripts and symbols from Myanmar on.
  private func hasVariants(_ base: Unicode.Scalar) -> Bool {
    base.value < 0x80 ? following == "\u{20E3}" : base.value >= 0x1000 || base.properties.isEmoji
  }
}

extension Unicode.Scalar {
  var isEmojiBeyondASCII: Bool { value >= 0x80 && properties.isEmoji }
}
