import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for an `flock(2)` lock, but not for ever.
///
/// The kernel wakes those who wait in `flock` in the order they came, which polling cannot; yet `flock` knows
/// no time limit. So a thread waits in it, and this one waits for the thread. When time is up the thread
/// stays behind until it gets the lock, and lets go of it at once.
final class LockWaiter: Sendable {
  private enum Outcome {
    case waiting
    case locked
    case abandoned
  }

  private let outcome = Mutex(Outcome.waiting)
  private let descriptor: Int32

  /// The end of a pipe that the thread closes to say that it has the lock.
  private let signal: Int32

  private init(_ descriptor: Int32, signal: Int32) {
    self.descriptor = descriptor
    self.signal = signal
  }

  /// How often whoever waits is asked whether to stop, in milliseconds.
  private static let interval: Int32 = 50

  /// Locks an open file, or closes it when the deadline comes first or somebody wants to stop.
  ///
  /// - Returns: the descriptor when it is locked.
  static func lock(
    _ descriptor: Int32, until deadline: Deadline, wantsStop: (() -> Bool)?
  ) -> (descriptor: Int32?, wait: QueueFile.Wait) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(descriptor)
      return (nil, .late)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let waiter = LockWaiter(descriptor, signal: ends[1])
    guard waiter.start() else {
      close(ends[1])
      close(descriptor)
      return (nil, .late)
    }
    var watched = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    var isStopped = false
    while true {
      let remaining = deadline.remaining
      let pause = wantsStop == nil ? remaining : min(remaining, interval)
      let count = poll(&watched, 1, pause)
      isStopped = count <= 0 && wantsStop?() == true
      if count > 0 || count < 0 && errno != EINTR || isStopped || remaining == 0 { break }
    }
    let locked = waiter.outcome.withLock { outcome in
      if case .locked = outcome { return true }
      outcome = .abandoned
      return false
    }
    return locked ? (descriptor, .locked) : (nil, isStopped ? .stopped : .late)
  }

  /// Starts the thread, which keeps the waiter alive for as long as it needs it.
  private func start() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(self)
    guard pthread_create(&thread, nil, waitForLock, context.toOpaque()) == 0 else {
      context.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  fileprivate func run() {
    // Signals are for the thread that handles them.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    let abandoned = outcome.withLock { outcome in
      if case .abandoned = outcome { return true }
      outcome = .locked
      return false
    }
    if abandoned { close(descriptor) }
    close(signal)
  }
}

#if canImport(Darwin)
  private func waitForLock(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<LockWaiter>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func waitForLock(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<LockWaiter>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
#endif
