import Foundation
import Synchronization
import Testing

@testable import LineupShell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ByteSinkTests {
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  @Test func memoryKeepsEverything() {
    let sink = ByteSink()
    let long = String(repeating: "0123456789", count: 20_000)
    sink.write("a\n")
    sink.write { $0.append(long) }
    #expect(sink.flush() == nil)
    #expect(String(decoding: sink.contents, as: UTF8.self) == "a\n" + long)
  }

  @Test func nothingIsWrittenBeforeItIsFlushed() throws {
    let pipe = try Pipe()
    let sink = ByteSink(descriptor: pipe.write)
    sink.write("held")
    #expect(pipe.readWhatIsThere().isEmpty)
    #expect(sink.flush() == nil)
    #expect(pipe.readWhatIsThere() == Array("held".utf8))
    #expect(sink.flush() == nil)
    #expect(pipe.readWhatIsThere().isEmpty)
  }

  @Test(arguments: [true, false]) func whatIsHeldBackWaits(isKept: Bool) throws {
    let pipe = try Pipe()
    let sink = ByteSink(descriptor: pipe.write)
    sink.write("before ")
    sink.hold()
    #expect(pipe.readWhatIsThere() == Array("before ".utf8))
    sink.write(String(repeating: "x", count: 70_000))
    #expect(sink.flush() == nil)
    #expect(pipe.readWhatIsThere().isEmpty)
    sink.drop()
    sink.hold()
    sink.write("held ")
    if isKept { sink.release() } else { sink.drop() }
    sink.write("after")
    #expect(sink.flush() == nil)
    #expect(pipe.readWhatIsThere() == Array((isKept ? "held after" : "after").utf8))
  }

  @Test func tooMuchCannotBeHeldBack() {
    let sink = ByteSink()
    sink.write("before")
    sink.hold()
    let piece = [UInt8](repeating: 120, count: ByteSink.mostHeld / 2)
    sink.write { $0 += piece }
    sink.write { $0 += piece }
    #expect(sink.flush() == nil)
    sink.write("x")
    #expect(sink.flush() == .heldTooMuch)
    sink.write("y")
    #expect(sink.contents == Array("before".utf8))
    sink.drop()
    sink.write(" after")
    #expect(sink.flush() == nil)
    #expect(sink.contents == Array("before after".utf8))
  }

  @Test func aFullBufferIsWrittenUnasked() throws {
    let pipe = try Pipe()
    let sink = ByteSink(descriptor: pipe.write)
    sink.write(String(repeating: "x", count: 65_536))
    #expect(sink.contents.isEmpty)
    #expect(pipe.readWhatIsThere().count == 65_536)
  }

  /// A pipe holds 64 KiB, so most of these bytes are taken in parts, with EAGAIN between them.
  @Test(arguments: [false, true]) func everythingArrivesThroughASlowPipe(nonBlocking: Bool) throws {
    let pipe = try Pipe()
    if nonBlocking { _ = fcntl(pipe.write, F_SETFL, O_NONBLOCK) }
    let expected = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    pipe.startReading(expected.count)
    let sink = ByteSink(descriptor: pipe.write)
    for start in stride(from: 0, to: expected.count, by: 9_999) {
      sink.write { $0.append(contentsOf: expected[start..<min(start + 9_999, expected.count)]) }
    }
    #expect(sink.flush() == nil)
    #expect(pipe.finishReading() == expected)
  }

  @Test func aClosedPipeIsRemembered() throws {
    let pipe = try Pipe()
    close(pipe.read)
    let sink = ByteSink(descriptor: pipe.write)
    sink.write("lost")
    #expect(sink.failure == nil)
    #expect(sink.flush() == .closedPipe)
    #expect(sink.failure == .closedPipe)
    sink.write { _ in Issue.record("rendered for nobody") }
    #expect(sink.contents.isEmpty)
    #expect(sink.flush() == .closedPipe)
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0)) func aFullDiskIsAFailure() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let sink = ByteSink(descriptor: descriptor)
    sink.write("x")
    #expect(sink.flush() == .failed(errno: ENOSPC))
  }

  @Test func aClosedDescriptorIsAFailure() {
    let sink = ByteSink(descriptor: -1)
    #expect(sink.flush() == nil)
    sink.write("x")
    #expect(sink.flush() == .failed(errno: EBADF))
  }
}

/// A pipe whose ends are closed when it goes.
private final class Pipe: Sendable {
  let read: CInt
  let write: CInt
  private let received = Mutex<[UInt8]>([])
  private let done = DispatchSemaphore(value: 0)

  init() throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (read, write) = (ends[0], ends[1])
  }

  deinit {
    close(read)
    close(write)
  }

  func readWhatIsThere() -> [UInt8] {
    _ = fcntl(read, F_SETFL, O_NONBLOCK)
    defer { _ = fcntl(read, F_SETFL, 0) }
    return next(100_000)
  }

  /// Reads so many bytes in small pieces, in a thread of its own.
  func startReading(_ count: Int) {
    Thread.detachNewThread {
      var rest = count
      while rest > 0 {
        let bytes = self.next(3_000)
        if bytes.isEmpty { break }
        rest -= bytes.count
        self.received.withLock { $0 += bytes }
      }
      self.done.signal()
    }
  }

  /// What has been read, once that is all.
  func finishReading() -> [UInt8] {
    _ = done.wait(timeout: .now() + 10)
    return received.withLock { $0 }
  }

  private func next(_ capacity: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      #if canImport(Glibc)
        count = max(0, Glibc.read(read, buffer.baseAddress, capacity))
      #else
        count = max(0, Darwin.read(read, buffer.baseAddress, capacity))
      #endif
    }
  }
}
