import CEditLine

/// A Unicode scalar as C and libedit hold it.
typealias WideCharacter = wchar_t

extension WideCharacter {
  /// Whether the character can be shown as it is: it is printable, and reorders nothing.
  var isVisible: Bool {
    if isPrintableASCII { return true }
    return iswprint(wint_t(bitPattern: self)) != 0 && !scalar.isTreacherous
  }

  /// How many cells a terminal gives a visible character; 0 for one that joins the character before it.
  var width: Int {
    isPrintableASCII ? 1 : Swift.max(Int(editline_width(self)), 0)
  }

  /// Whether terminals disagree about how many cells it takes together with what stands before it: a joiner, the sign that
  /// asks for an emoji's picture, the colour of a skin, half a flag.
  var hasUncertainWidth: Bool {
    switch self {
    case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF: true
    default: isHalfFlag
    }
  }

  /// Whether it may make one picture with the character before it.
  func mayJoin(_ last: WideCharacter) -> Bool {
    last == 0x200D || (0x1F3FB...0x1F3FF).contains(self) || isHalfFlag && last.isHalfFlag
  }

  private var isHalfFlag: Bool { (0x1F1E6...0x1F1FF).contains(self) }

  /// How a character is shown that is not visible: `^A`, `\u{202e}`.
  var escape: [WideCharacter] {
    switch self {
    case 0..<0x20, 0x7F: [0x5E, self ^ 0x40]
    default: "\\u{\(String(scalar.value, radix: 16))}".wideCharacters
    }
  }

  /// Most characters are, and need not be looked up.
  private var isPrintableASCII: Bool { (0x20..<0x7F).contains(self) }

  /// How many bytes the character takes in UTF-8.
  var utf8Width: Int {
    switch self {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x1_0000..<0x11_0000: 4
    default: 3  // What is no scalar becomes U+FFFD.
    }
  }
}

extension String {
  /// The string's scalars as C holds them.
  var wideCharacters: [WideCharacter] {
    unicodeScalars.map { WideCharacter(bitPattern: $0.value) }
  }

  /// Makes a string of wide characters; what is no Unicode scalar becomes U+FFFD.
  init(wide characters: some Collection<WideCharacter>) {
    self.init(unsafeUninitializedCapacity: characters.count * 4) { buffer in
      var count = 0
      for character in characters {
        for byte in UTF8.encode(character.scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}
