#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs, and our ends of its pipes.
struct RunningChild {
  let id: pid_t

  /// -1 when it has none of ours.
  let input: Int32
  let output: Int32
  let errors: Int32

  /// Waits for the end of the program itself.
  ///
  /// - Returns: the status that `waitpid` tells, or nil when it has not ended by the deadline.
  func status(by deadline: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, WNOHANG) != id {
      guard ContinuousClock.now < deadline else { return nil }
      usleep(500)
    }
    return status
  }

  /// Kills the program with all that it has started, and waits until it is gone.
  func end() {
    var status: Int32 = 0
    kill(-id, SIGKILL)
    waitpid(id, &status, 0)
  }
}
