#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The row of a terminal in which the cursor stands.
package struct TerminalRow: Sendable {
  /// How wide the terminal is.
  let columns: @Sendable () -> Int

  /// Whether no full-screen program, the pager of a pipeline for instance, has taken the terminal for itself.
  let isFree: @Sendable () -> Bool
  let write: @Sendable (_ bytes: [UInt8]) -> Void

  package init(
    columns: @escaping @Sendable () -> Int, isFree: @escaping @Sendable () -> Bool = { true },
    write: @escaping @Sendable (_ bytes: [UInt8]) -> Void
  ) {
    self.columns = columns
    self.isFree = isFree
    self.write = write
  }

  /// The row of a terminal that a descriptor leads to.
  package init(descriptor: CInt) {
    self.init(
      columns: { ScreenSize.measure(descriptor: descriptor)?.columns ?? 80 },
      isFree: {
        var modes = termios()
        return tcgetattr(descriptor, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
      },
      write: { bytes in
        let sink = ByteSink(descriptor: descriptor)
        sink.write { $0 = bytes }
        sink.flush()
      })
  }
}
