import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why results could not be written.
package enum WriteFailure: Error, Equatable, Sendable {
  /// Whoever read the other end has gone.
  case closedPipe

  /// The system's error number.
  case failed(errno: CInt)

  /// More was to be held back than can be.
  case heldTooMuch

  init(errno: CInt) {
    self = errno == EPIPE ? .closedPipe : .failed(errno: errno)
  }
}

/// Where bytes go: a file descriptor, behind one buffer that is used again and again, a closure, or the memory.
///
/// The first failure is remembered, and everything written after it is dropped: whoever writes need not look at each
/// line, whoever ends a command asks once. The process must ignore SIGPIPE.
package final class ByteSink: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var failure: WriteFailure?

    /// How many bytes of ``pending`` came before those that are held back; nil when none are.
    var heldFrom: Int?

    /// Called before bytes are written, with whether they end a line.
    var willWrite: (@Sendable (_ endsLine: Bool) -> Void)?
  }

  private let state = Mutex(State())

  /// Nil keeps the bytes in memory, unless there is a closure to take them.
  let descriptor: CInt?

  /// Takes what is written, at once and without a descriptor.
  private let take: (@Sendable ([UInt8]) -> WriteFailure?)?

  /// How many bytes may wait before they are written unasked.
  private static let capacity = 65_536

  /// How many bytes can be held back.
  package static let mostHeld = 64 << 20

  /// A sink that writes to a descriptor, which stays the caller's to close.
  package init(descriptor: CInt) {
    self.descriptor = descriptor
    take = nil
  }

  /// A sink that hands on, at once, what is written to it.
  init(taking take: @escaping @Sendable ([UInt8]) -> WriteFailure?) {
    descriptor = nil
    self.take = take
  }

  /// A sink that keeps everything in memory, for ``contents`` to tell.
  package init() {
    descriptor = nil
    take = nil
  }

  /// Has a closure called before bytes are written, with whether they end a line.
  package func beforeWriting(_ willWrite: @escaping @Sendable (_ endsLine: Bool) -> Void) {
    state.withLock { $0.willWrite = willWrite }
  }

  /// A sink that nobody reads, which whoever lists something is told at once.
  static func unread() -> ByteSink {
    let sink = ByteSink()
    sink.state.withLock { $0.failure = .closedPipe }
    return sink
  }

  /// The first failure, if there was one.
  package var failure: WriteFailure? { state.withLock { $0.failure } }

  /// What has been written and not flushed: of a sink in memory, everything.
  package var contents: [UInt8] { state.withLock { $0.pending } }

  /// Lets a renderer append to the buffer. It must not use this sink meanwhile.
  package func write(_ render: (inout [UInt8]) -> Void) {
    state.withLock { state in
      guard state.failure == nil else { return }
      render(&state.pending)
      if let start = state.heldFrom {
        guard state.pending.count - start > ByteSink.mostHeld else { return }
        state.pending.removeSubrange(start...)
        state.failure = .heldTooMuch
      } else if take != nil || state.pending.count >= ByteSink.capacity {
        drain(&state)
      }
    }
  }

  package func write(_ text: String) {
    write { $0.append(text) }
  }

  /// Writes what is pending.
  ///
  /// - Returns: the first failure of this sink, from now or from earlier.
  @discardableResult
  package func flush() -> WriteFailure? {
    state.withLock { state in
      drain(&state)
      return state.failure
    }
  }

  /// Notes that whoever read the other end has gone, which is a failure like that of a write.
  func noteClosedPipe() {
    state.withLock { if $0.failure == nil { $0.failure = .closedPipe } }
  }

  private func drain(_ state: inout State) {
    guard state.failure == nil, state.heldFrom == nil, let last = state.pending.last else { return }
    if let take {
      state.failure = take(state.pending)
    } else if let descriptor {
      state.willWrite?(last == UInt8(ascii: "\n"))
      state.failure = state.pending.withUnsafeBytes { writeAll($0, to: descriptor) }
    } else {
      return
    }
    state.pending.removeAll(keepingCapacity: state.pending.count < 2 * ByteSink.capacity)
  }
}

/// Output that may never come out.
extension ByteSink {
  /// Holds back, in memory, what is written from now on; flushing writes none of it.
  func hold() {
    state.withLock { state in
      drain(&state)
      state.heldFrom = state.pending.count
    }
  }

  /// How many bytes are held back.
  var heldCount: Int {
    state.withLock { state in state.heldFrom.map { state.pending.count - $0 } ?? 0 }
  }

  /// Lets what was held back go its way.
  func release() {
    state.withLock { $0.heldFrom = nil }
  }

  /// Forgets what was held back.
  func drop() {
    state.withLock { state in
      guard let start = state.heldFrom else { return }
      state.pending.removeSubrange(start...)
      state.heldFrom = nil
      if state.failure == .heldTooMuch { state.failure = nil }
    }
  }
}

/// Writes every byte, however many calls that takes.
///
/// A descriptor that somebody else has made non-blocking (a terminal shared with another program) is waited for.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> WriteFailure? {
  var rest = bytes[...]
  while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
    let written = write(descriptor, start, rest.count)
    if written >= 0 {
      rest = rest.dropFirst(written)
      continue
    }
    switch errno {
    case EINTR:
      continue
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&request, 1, -1) < 0, errno != EINTR { return WriteFailure(errno: errno) }
    default:
      return WriteFailure(errno: errno)
    }
  }
  return nil
}
