import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that signals are handed on to, and the last one that came. A handler can reach nothing but globals; these
/// are atomic.
private let guest = Atomic<pid_t>(0)
private let forwarded = Atomic<Int32>(0)

/// The handler of a signal that asks lineup to end: it hands it on and nothing else.
private func handOn(_ signal: Int32) {
  let saved = errno
  forwarded.store(signal, ordering: .relaxed)
  let process = guest.load(ordering: .relaxed)
  if process > 0 { kill(process, signal) }
  errno = saved
}

/// What signals did before another program got the terminal, and what they do meanwhile: those from the keyboard are that
/// program's business, and those that ask lineup to end are handed on to it.
struct SignalActions: Sendable {
  /// Those that ask lineup to end.
  private static let endings = [SIGTERM, SIGHUP]

  private var before: [(signal: Int32, action: sigaction)] = []

  /// Ignores what comes from the keyboard.
  init() {
    for signal in [SIGINT, SIGQUIT] { replace(signal, by: SIG_IGN) }
  }

  /// Hands signals on to a process. Not before it has started, so that it goes on ignoring what lineup ignores (`nohup`).
  mutating func forward(to process: pid_t) {
    guest.store(process, ordering: .relaxed)
    forwarded.store(0, ordering: .relaxed)
    for signal in SignalActions.endings { replace(signal, by: handOn) }
  }

  /// Lets signals do what they did before. One that was handed on does it now.
  ///
  /// - Parameter cleanUp: runs before that, for it may be the end of lineup.
  func restore(cleanUp: () -> Void = {}) {
    for (signal, action) in before {
      withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) }
    }
    guest.store(0, ordering: .relaxed)
    let signal = forwarded.exchange(0, ordering: .relaxed)
    guard signal != 0 else { return }
    cleanUp()
    raise(signal)
  }

  /// Keeps signals that ask lineup to end from coming.
  ///
  /// - Returns: what was kept from coming before.
  static func block() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in endings { sigaddset(&signals, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    return before
  }

  static func unblock(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Not by `signal`, which would forget whether a read that the signal comes upon goes on.
  private mutating func replace(_ signal: Int32, by handler: (@convention(c) (Int32) -> Void)?) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    var former = sigaction()
    sigaction(signal, &action, &former)
    before.append((signal, former))
  }
}
