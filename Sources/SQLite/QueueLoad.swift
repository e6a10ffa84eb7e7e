/// How much of the time the writers of a queue have held the lock of late.
///
/// Programs that do not stand in the queue only try for the lock every now and then, as SQLite's own busy timeout
/// does, and may never find it free while the writers of the queue relieve each other without a pause. So those
/// count together what they held, in a leaky bucket: what is held fills it, what is free empties it as fast. When it
/// is full the next writer rests before it goes on. Below half of the time it never fills, and nobody needs to rest.
struct QueueLoad: Equatable {
  /// How much the bucket holds, in milliseconds.
  static let limit: Int64 = 500

  /// How long the lock is left free when it is full, in milliseconds: a little longer than the longest pause between
  /// two tries of SQLite's busy timeout, which is 100 ms.
  static let rest: Int64 = 110

  /// What is in the bucket, 0 to ``limit`` milliseconds.
  private(set) var held: Int64 = 0

  /// When the lock was last let go, in milliseconds of a clock that all writers on this machine share.
  private(set) var left: Int64 = 0
}

extension QueueLoad {
  /// Takes into account that the lock has been free until `now`.
  ///
  /// - Returns: for how many milliseconds it is to stay free, 0 to ``rest``.
  mutating func enter(now: Int64) -> Int64 {
    // A clock that was set back, or another machine's, says nothing.
    let free = max(0, now - left)
    if free < QueueLoad.rest, held >= QueueLoad.limit {
      held = 0
      return QueueLoad.rest - free
    }
    held = max(0, held - free)
    return 0
  }

  /// Takes into account that the lock was held from `entered` to `now`.
  mutating func leave(now: Int64, entered: Int64) {
    held = min(QueueLoad.limit, held + max(0, now - entered))
    left = now
  }
}

extension QueueLoad {
  /// Reads it as ``text`` has it; nothing held, when it is anything else.
  init(_ text: some StringProtocol) {
    let numbers = text.split(separator: " ").map { Int64($0) }
    guard numbers.count == 2, let held = numbers[0], let left = numbers[1],
      (0...QueueLoad.limit).contains(held),
      left >= 0
    else { return }
    self.held = held
    self.left = left
  }

  var text: String { "\(held) \(left)" }
}
