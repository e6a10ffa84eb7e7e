import CEditLine
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the pipe that signal handlers write to.
///
/// A handler can reach nothing but globals. This one is atomic, and set before any handler is installed. The pipe stays
/// open for good, so that a handler that is late never writes to another file.
private let writeEnd = Atomic<Int32>(-1)

/// The handler: it writes the signal's number to the pipe and nothing else.
private func report(_ signal: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
  errno = saved
}

/// Catches signals while a line is read, and has them come out of a pipe that can be waited for.
final class SignalPipe {
  /// The signals that mean nothing at a prompt, and would end the process: that of ^\, which is a slip as in every shell,
  /// and those of whose meaning nobody has agreed.
  static let meaningless = [SIGQUIT, SIGUSR1, SIGUSR2]

  /// The signals that matter while the terminal is in editing mode.
  static let whileEditing = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH] + meaningless

  /// The signals that matter while the terminal reads a line by itself.
  static let whileTerminalReads = [SIGINT, SIGTERM, SIGHUP] + meaningless

  /// Readable when a signal has come.
  let descriptor: Int32

  private var previous: [(signal: Int32, action: sigaction)] = []

  /// Opens the pipe; nil when the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writeEnd.store(ends[1], ordering: .relaxed)
  }

  /// Begins to catch signals. What the process ignores (`nohup`) it goes on ignoring.
  func hold(_ signals: [Int32]) {
    for signal in signals {
      var action = sigaction()
      if editline_catch_signal(signal, report, &action) != 0 { previous.append((signal, action)) }
    }
  }

  /// Puts everything back as it was.
  func release() {
    for (signal, action) in previous {
      withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) }
    }
    previous = []
  }

  /// The next signal that came, or nil.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}
