import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops what a connection does when somebody wants that, who is asked every now and then.
///
/// Statements that begin, keep or give up a transaction run undisturbed: SQLite asks after a statement too, and whoever was
/// told that a `COMMIT` failed which did not would be told a lie. Waiting for a lock can always be ended, for nothing has
/// been done by then.
final class Interrupter {
  /// After how many steps of SQLite's machine it is asked: some tenths of a millisecond.
  private static let steps: Int32 = 10_000

  /// How long a wait lasts before a lock is tried again, in milliseconds; then as long as the last.
  private static let pauses: [UInt32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50]

  let wantsStop: @Sendable () -> Bool

  /// Whether statements are stopped, or let alone.
  var isHeeded = true

  /// How long to wait for locks of others, in milliseconds.
  var patience = Connection.patience
  private var deadline = Deadline(in: 0)
  private var hasEndedWait = false

  init(_ wantsStop: @escaping @Sendable () -> Bool) {
    self.wantsStop = wantsStop
  }

  /// Has the connection ask: `sqlite3_progress_handler`, `sqlite3_busy_handler`. It must live as long as the connection.
  func attach(to handle: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(handle, Interrupter.steps, askWhileRunning, context)
    sqlite3_busy_handler(handle, askWhileWaiting, context)
  }

  /// Whether it was this that ended the wait of a statement which found the database locked.
  func takeEndOfWait() -> Bool {
    defer { hasEndedWait = false }
    return hasEndedWait
  }

  fileprivate var stopsStatement: Bool { isHeeded && wantsStop() }

  /// Waits a little for a lock.
  ///
  /// - Parameter attempt: how often it was waited for, from 0.
  /// - Returns: whether to try again.
  fileprivate func wait(attempt: Int) -> Bool {
    if attempt == 0 { deadline = Deadline(in: patience) }
    hasEndedWait = wantsStop()
    let remaining = deadline.remaining
    if hasEndedWait || remaining == 0 { return false }
    let pause = Interrupter.pauses[min(attempt, Interrupter.pauses.count - 1)]
    usleep(1000 * min(pause, UInt32(remaining)))
    return true
  }
}

private func askWhileRunning(_ context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context else { return 0 }
  return Unmanaged<Interrupter>.fromOpaque(context).takeUnretainedValue().stopsStatement ? 1 : 0
}

private func askWhileWaiting(_ context: UnsafeMutableRawPointer?, _ attempt: Int32) -> Int32 {
  guard let context else { return 0 }
  return Unmanaged<Interrupter>.fromOpaque(context).takeUnretainedValue().wait(attempt: Int(attempt)) ? 1 : 0
}
