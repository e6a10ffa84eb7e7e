#if canImport(Glibc)
  package import Glibc
#elseif canImport(Darwin)
  package import Darwin
#endif

/// The settings of a terminal, as `stty` shows and sets them.
package struct TerminalModes: Equatable, Sendable {
  package let input: tcflag_t
  package let output: tcflag_t
  package let control: tcflag_t
  package let local: tcflag_t
  package let characters: [cc_t]

  init(_ settings: termios) {
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether the terminal hands over whole lines, and echoes them itself.
  package var isCanonical: Bool {
    local & tcflag_t(ICANON) != 0
  }
}
