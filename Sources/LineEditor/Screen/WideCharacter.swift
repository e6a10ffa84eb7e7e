import CEditLine

/// A Unicode scalar as C and libedit hold it.
typealias WideCharacter = wchar_t

extension WideCharacter {
  /// Whether libedit shows the character as it is, and not as `^A` or `\U+FFFF`.
  static func isShownAsItself(_ character: WideCharacter) -> Bool {
    let code = wint_t(bitPattern: character)
    return !(character < 0x100 && iswcntrl(code) != 0) && iswprint(code) != 0
  }
}

extension String {
  /// The string's scalars as C holds them.
  var wideCharacters: [WideCharacter] {
    unicodeScalars.map { WideCharacter(bitPattern: $0.value) }
  }

  /// Makes a string of wide characters; what is no Unicode scalar becomes U+FFFD.
  init(wide characters: some Sequence<WideCharacter>) {
    self.init(
      String.UnicodeScalarView(
        characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" }))
  }
}
