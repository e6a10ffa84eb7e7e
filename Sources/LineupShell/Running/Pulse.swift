import Synchronization

/// What whoever works long calls every now and then: it shows how far that is, and tells whether to stop.
package final class Pulse: Sendable {
  package let progress: Progress?
  private let interrupts: InterruptSource

  /// Tells whether the one who reads the results has gone.
  private let hasReaderGone = Mutex<(@Sendable () -> Bool)?>(nil)

  package init(_ interrupts: InterruptSource, _ progress: Progress?) {
    self.interrupts = interrupts
    self.progress = progress
  }

  /// Whether to stop: the person at the terminal wants that, or nobody is left who reads the results.
  package func beat() -> Bool {
    progress?.beat()
    return interrupts.take() || hasReaderGone.withLock { $0 }?() == true
  }

  /// Runs `body`, whose results another program reads.
  func whileRead<Result>(
    hasReaderGone: @escaping @Sendable () -> Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    self.hasReaderGone.withLock { $0 = hasReaderGone }
    defer { self.hasReaderGone.withLock { $0 = nil } }
    return try body()
  }
}
