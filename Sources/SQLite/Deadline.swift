#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment on the clock that is never set back.
struct Deadline {
  private let nanoseconds: UInt64

  /// The moment so many milliseconds from now.
  init(in milliseconds: Int32) {
    nanoseconds = Deadline.now + UInt64(max(0, milliseconds)) * 1_000_000
  }

  /// How many milliseconds are left, rounded up; 0 when it has passed.
  var remaining: Int32 {
    let now = Deadline.now
    return now >= nanoseconds ? 0 : Int32(clamping: (nanoseconds - now + 999_999) / 1_000_000)
  }

  /// What that clock shows, in milliseconds: the same for all processes of this machine.
  static var milliseconds: Int64 { Int64(clamping: now / 1_000_000) }

  private static var now: UInt64 {
    clock_gettime_nsec_np(CLOCK_MONOTONIC)
  }
}

#if !canImport(Darwin)
  /// Darwin's function of that name.
  private func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
#endif
