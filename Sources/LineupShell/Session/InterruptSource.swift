#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where interrupts (Ctrl-C) come from, while commands run and while a terminal is read without an editor.
package struct InterruptSource: Sendable {
  /// Readable when an interrupt has come; -1 where none are caught.
  let descriptor: Int32

  /// Whether an interrupt has come since this was last asked.
  package let take: @Sendable () -> Bool

  package init(descriptor: Int32, take: @escaping @Sendable () -> Bool) {
    self.descriptor = descriptor
    self.take = take
  }

  /// Interrupts are not caught.
  package static let none = InterruptSource(descriptor: -1) { false }

  /// Whether any are caught.
  package var isCaught: Bool { descriptor >= 0 }

  /// Waits until something can be read, or an interrupt has come. One that comes before the waiting begins ends it too.
  ///
  /// - Returns: false when it was an interrupt.
  func awaitInput(from input: Int32) -> Bool {
    guard isCaught else { return true }
    var sources = [input, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&sources, nfds_t(sources.count), -1) < 0 {
      guard errno == EINTR else { return true }
    }
    return sources[1].revents == 0
  }
}
