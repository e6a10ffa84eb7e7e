#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modes of a terminal, to be brought back after a program that may leave others.
struct TerminalModes: Sendable {
  private let descriptor: CInt
  private let settings: termios

  /// Remembers the modes as they are; nil when the descriptor leads to no terminal.
  init?(of descriptor: CInt) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    self.settings = settings
  }

  func restore() {
    var settings = settings
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
