#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Feeds a running program and collects what it writes, never waiting for one of its pipes alone.
struct Exchange {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  /// Our ends of the pipes; -1 when closed, which `poll` passes over.
  private var inputEnd: Int32
  private var outputEnd: Int32
  private var errorsEnd: Int32

  /// What is still to be written, how long to pause after each piece, and when the next is due.
  private var pieces: ArraySlice<[UInt8]>
  private let pause: Duration
  private var due = ContinuousClock.now

  init(with child: RunningChild, feeding input: ChildProcess.Input) {
    inputEnd = child.input
    outputEnd = child.output
    errorsEnd = child.errors
    switch input {
    case .empty, .closed: (pieces, pause) = ([], .zero)
    case .bytes(let bytes): (pieces, pause) = ([bytes], .zero)
    case .pieces(let list, let between): (pieces, pause) = (list[...], between)
    }
    _ = fcntl(inputEnd, F_SETFL, O_NONBLOCK)
  }

  /// Goes on until the program's output and errors are closed, then closes our ends.
  ///
  /// - Returns: whether that came to pass before the deadline.
  mutating func finish(by deadline: ContinuousClock.Instant) -> Bool {
    defer { for end in [inputEnd, outputEnd, errorsEnd] where end >= 0 { close(end) } }
    while outputEnd >= 0 || errorsEnd >= 0 {
      let now = ContinuousClock.now
      guard now < deadline else { return false }
      let isDue = now >= due
      let wait = inputEnd < 0 || isDue ? deadline - now : min(deadline, due) - now
      var pipes = [
        pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errorsEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isDue ? inputEnd : -1, events: Int16(POLLOUT), revents: 0),
      ]
      poll(&pipes, nfds_t(pipes.count), Int32(wait / .milliseconds(1)) + 1)
      if pipes[0].revents != 0 { Self.collect(&outputEnd, into: &output) }
      if pipes[1].revents != 0 { Self.collect(&errorsEnd, into: &errors) }
      if pipes[2].revents != 0 { feed() }
    }
    return true
  }

  /// Reads what is there; at the end of the pipe, closes it.
  private static func collect(_ end: inout Int32, into bytes: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(end, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer.prefix(count)
    } else if count == 0 || errno != EINTR {
      close(end)
      end = -1
    }
  }

  /// Writes as much of the next piece as the pipe takes; closes it after the last, or when nobody reads any more.
  private mutating func feed() {
    if let piece = pieces.first, !piece.isEmpty {
      let count = writeWithoutSignal(inputEnd, piece)
      if count >= 0 {
        pieces[pieces.startIndex].removeFirst(count)
      } else if errno != EAGAIN && errno != EINTR {
        pieces = []
      }
    }
    if let piece = pieces.first, piece.isEmpty {
      pieces.removeFirst()
      due = .now + pause
    }
    if pieces.isEmpty {
      close(inputEnd)
      inputEnd = -1
    }
  }
}

/// Writes to a pipe such that a reader who has gone is an error, and no signal that would end the tests.
///
/// The signal is held back in this thread alone: to ignore it everywhere would be inherited by other programs.
private func writeWithoutSignal(_ file: Int32, _ bytes: [UInt8]) -> Int {
  var broken = sigset_t()
  var before = sigset_t()
  sigemptyset(&broken)
  sigaddset(&broken, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &broken, &before)
  let count = write(file, bytes, bytes.count)
  let code = errno
  if count < 0 && code == EPIPE {
    var signal: Int32 = 0
    sigwait(&broken, &signal)
  }
  pthread_sigmask(SIG_SETMASK, &before, nil)
  errno = code
  return count
}
