#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line in which writers of one database file wait for their turn.
///
/// SQLite's own busy timeout polls, so a process that writes without pause keeps the others out for seconds.
/// Two files beside the database, `DB-queue1` and `DB-queue2`, are locked with `flock` instead, which wakes
/// waiters in order: the second is held while writing, the first by whoever is next. A writer that comes back
/// has to pass the first again, so it cannot overtake. The line is advisory: a program that does not know it
/// meets SQLite's lock as ever.
///
/// The second file says who holds it: process, user, and since when in seconds since 1970; and for how long it was
/// held of late, so that all writers together leave room for programs that do not know the line (``QueueLoad``).
package final class WriteQueue {
  private let first: QueueFile
  private let second: QueueFile
  private let user: String

  /// Whether somebody was waiting when this writer left. The kernel wakes the next in line and does not hand
  /// the lock over, so whoever comes back in that very moment would get in first, time after time.
  private var wasContended = false

  /// How much the lock was held, when this writer got it.
  private var load = QueueLoad()

  /// When this writer got the lock, in milliseconds of ``Deadline/milliseconds``.
  private var entered: Int64 = 0

  /// Opens the two files, making them with the database file's mode where they are missing; nil when they
  /// cannot be had, as in a folder that cannot be written to.
  ///
  /// - Parameters:
  ///   - path: the database file, symbolic links resolved, so that all its names lead to one line.
  ///   - user: who to name to those who wait.
  package init?(database path: String, user: String) {
    guard let first = QueueFile(path: path + "-queue1", like: path),
      let second = QueueFile(path: path + "-queue2", like: path)
    else { return nil }
    self.first = first
    self.second = second
    self.user = user
  }

  /// Waits for a turn.
  ///
  /// - Parameters:
  ///   - patience: how long to wait at most, in milliseconds.
  ///   - interrupter: can end the waiting.
  /// - Returns: how much of the patience is left.
  /// - Throws: ``QueueTimeout`` when it is used up, ``SQLiteError`` with ``ResultCode/interrupt``.
  func enter(patience: Int32, _ interrupter: Interrupter? = nil) throws -> Int32 {
    let deadline = Deadline(in: patience)
    if wasContended { usleep(1_000) }
    try wait(for: first, until: deadline, interrupter)
    defer { first.unlock() }
    try wait(for: second, until: deadline, interrupter)
    do {
      try restIfDue(until: deadline, interrupter)
    } catch {
      second.unlock()
      throw error
    }
    second.write(holder: user)
    return deadline.remaining
  }

  /// Leaves the lock free for a while if the writers have held it for too long, though nobody else may have it who
  /// stands in line.
  private func restIfDue(until deadline: Deadline, _ interrupter: Interrupter?) throws {
    load = second.load
    let end = Deadline(in: Int32(load.enter(now: Deadline.milliseconds)))
    while true {
      let pause = min(end.remaining, deadline.remaining, WriteQueue.interval)
      if pause == 0 { break }
      if interrupter?.wantsStop() == true { throw SQLiteError(.interrupt, "interrupted") }
      usleep(UInt32(pause) * 1_000)
    }
    entered = Deadline.milliseconds
  }

  /// How often whoever rests is asked whether to stop, in milliseconds.
  private static let interval: Int32 = 50

  private func wait(for file: QueueFile, until deadline: Deadline, _ interrupter: Interrupter?) throws {
    switch file.lock(until: deadline, wantsStop: interrupter?.wantsStop) {
    case .locked: break
    case .late: throw QueueTimeout(holder: second.holder)
    case .stopped: throw SQLiteError(.interrupt, "interrupted")
    }
  }

  /// Lets the next writer in.
  func leave() {
    wasContended = !first.tryLock()
    if !wasContended { first.unlock() }
    load.leave(now: Deadline.milliseconds, entered: entered)
    second.write(load)
    second.unlock()
  }
}
