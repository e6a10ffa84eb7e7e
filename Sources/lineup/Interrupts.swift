#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import LineupShell

/// Ctrl-C while a command runs at a prompt: it stops the command and not the session.
///
/// The handler writes a byte to a pipe, which is all that a handler may do; whoever runs something long looks whether
/// one has come.
struct Interrupts: Sendable {
  static let shared = Interrupts()

  private let reading: Int32
  fileprivate let writing: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    reading = ends[0]
    writing = ends[1]
  }

  /// Begins to catch interrupts. What one comes upon ends with `EINTR`.
  func `catch`() {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = noteInterrupt
    #else
      action.__sigaction_handler.sa_handler = noteInterrupt
    #endif
    sigemptyset(&action.sa_mask)
    sigaction(SIGINT, &action, nil)
  }

  /// What the shell is handed.
  var source: InterruptSource { InterruptSource(descriptor: reading, take: take) }

  /// Whether an interrupt has come since this was last asked.
  private func take() -> Bool {
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
    var came = false
    while read(reading, &bytes, bytes.count) > 0 { came = true }
    return came
  }
}

/// The signal handler. Not a closure, which could belong to an actor.
private func noteInterrupt(_ signal: Int32) {
  let before = errno
  var byte: UInt8 = 1
  _ = write(Interrupts.shared.writing, &byte, 1)
  errno = before
}
