/// How a program in a terminal ended.
package enum TerminalExit: Equatable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// From the status `waitpid` gives of a child that ended.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }
}
