import Synchronization

/// Measures how long something takes, without the time in which a person is waited for.
final class Stopwatch: Sendable {
  /// Tells nanoseconds from some moment on.
  private let clock: @Sendable () -> Int64

  /// When it began, moved on by each pause.
  private let began: Mutex<Int64>

  init(_ clock: @escaping @Sendable () -> Int64) {
    self.clock = clock
    began = Mutex(clock())
  }

  var elapsed: Elapsed { Elapsed(nanoseconds: clock() - began.withLock { $0 }) }

  /// Stands still while `body` runs.
  func pause<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = clock()
    defer { began.withLock { $0 += clock() - start } }
    return try body()
  }
}
