extension ChildProcess {
  /// What a program wrote, and how it ended.
  package struct Outcome: Equatable, Sendable {
    package let output: [UInt8]
    package let errors: [UInt8]
    package let ending: Ending

    /// Standard output, with U+FFFD for bytes that are no UTF-8.
    package var outputText: String { Outcome.text(output) }

    /// Standard error, with U+FFFD for bytes that are no UTF-8.
    package var errorsText: String { Outcome.text(errors) }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  }

  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    /// By itself, with an exit code.
    case exit(Int32)

    /// By a signal.
    case signal(Int32)

    /// Reads what `waitpid` tells; the macros of C that do are not visible from Swift.
    init(status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
    }
  }
}
