import CEditLine

/// A Unicode scalar as C and libedit hold it.
typealias WideCharacter = wchar_t

extension WideCharacter {
  /// Whether libedit shows the character as it is, and not as `^A` or `\U+FFFF`.
  static func isShownAsItself(_ character: WideCharacter) -> Bool {
    if character.isPrintableASCII { return true }
    let code = wint_t(bitPattern: character)
    return !(character < 0x100 && iswcntrl(code) != 0) && iswprint(code) != 0
  }

  /// How many cells libedit gives the character, tab and newline apart.
  var drawnWidth: Int {
    isPrintableASCII ? 1 : Int(editline_width(self))
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
