#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a descriptor line by line, in large pieces, and knows when the next line is there already.
package final class LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  private let interrupts: InterruptSource

  /// - Parameters:
  ///   - descriptor: what to read; it stays the caller's to close.
  ///   - interrupts: one that comes ends the waiting.
  package init(descriptor: Int32, interrupts: InterruptSource = .none) {
    self.descriptor = descriptor
    self.interrupts = interrupts
  }

  package enum Result {
    /// A line with its newline; the last one may lack it.
    case line(ArraySlice<UInt8>)
    case end

    /// An interrupt came while it waited.
    case interrupted
    case failed(errno: Int32)
  }

  /// Whether ``next()`` has a whole line without waiting for more.
  package var isReady: Bool {
    isAtEnd || buffer[start...].contains(UInt8(ascii: "\n"))
  }

  /// Takes the next line, waiting for it.
  package func next() -> Result {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        return .line(buffer[start...newline])
      }
      if isAtEnd {
        guard start < buffer.count else { return .end }
        defer { start = buffer.count }
        return .line(buffer[start...])
      }
      let unread = buffer.count - start
      if let failure = fill() { return failure == EINTR ? .interrupted : .failed(errno: failure) }
      searched = start + unread
    }
  }

  /// Drops what was read and not taken. A terminal at which Ctrl-D was typed can be read on.
  package func discard() {
    buffer = []
    start = 0
    isAtEnd = false
  }

  /// Reads one piece more, after moving what is unread to the front.
  private func fill() -> Int32? {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let piece = 65_536
    let count = buffer.count
    var failure: Int32?
    buffer.append(contentsOf: repeatElement(0, count: piece))
    let received = buffer.withUnsafeMutableBytes { bytes -> Int in
      while true {
        if !interrupts.awaitInput(from: descriptor), interrupts.take() {
          failure = EINTR
          return 0
        }
        let received = read(descriptor, bytes.baseAddress?.advanced(by: count), piece)
        if received >= 0 { return received }
        if errno == EAGAIN {
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&request, 1, -1)
        } else if errno != EINTR {
          failure = errno
          return 0
        }
      }
    }
    buffer.removeLast(piece - received)
    if received == 0, failure == nil { isAtEnd = true }
    return failure
  }
}
