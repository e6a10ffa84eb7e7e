import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The C library's idea of characters, which libedit goes by.
enum Locale {
  /// Makes it UTF-8, whatever the environment says (`LANG=C`, a locale that is not installed): in any other, libedit
  /// drops what is not ASCII. Numbers, dates and messages stay as they are.
  static func makeUTF8() {
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "UTF-8", "en_US.UTF-8"] where editline_locale_is_utf8() == 0 {
      setlocale(LC_CTYPE, name)
    }
  }
}
