#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ByteSink {
  /// Waits so many milliseconds, but not when an interrupt comes, nor when whoever reads what is written here goes, which
  /// is then this sink's ``failure``.
  func pause(milliseconds: Int32, interrupts: InterruptSource) {
    var sources = [
      pollfd(fd: interrupts.descriptor, events: Int16(POLLIN), revents: 0),
      // A reader who has gone is told unasked.
      pollfd(fd: descriptor ?? -1, events: 0, revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), milliseconds) > 0 else { return }
    if sources[1].revents != 0 { noteClosedPipe() }
  }

  /// Whether whoever reads what is written here has gone, as is seen now; it is then this sink's ``failure``.
  var hasLostReader: Bool {
    pause(milliseconds: 0, interrupts: .none)
    return failure == .closedPipe
  }
}
