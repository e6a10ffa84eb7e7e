import Synchronization

/// Where a command prints what may not fit on the screen: what does not goes to a pager, from its beginning and as it comes.
///
/// No more is held back than fits on a screen. What the pager may not have read yet is remembered, no more than a pipe
/// holds, so that nothing is lost when there is no such pager.
final class Pager: Sendable {
  /// The most that a pipe holds on any system. When more went into it, somebody has read.
  private static let pipeCapacity = 65_536

  private enum Phase {
    /// It may fit on the screen yet.
    case gathering([UInt8], Screenful)
    case paging(SystemCommand, unread: [UInt8]?)

    /// It goes to the terminal as it comes.
    case plain

    /// Whoever read it has quit the pager.
    case quit
  }

  private struct State {
    var phase: Phase

    /// Whether the pager could not be started.
    var hasFailed = false
  }

  private let state: Mutex<State>
  private let line: String
  private let output: ByteSink
  private let progress: Progress?
  private let stopwatch: Stopwatch?

  /// - Parameters:
  ///   - line: how the pager is started.
  ///   - screen: what has to be exceeded.
  ///   - output: the terminal, for what fits.
  ///   - progress: leaves the terminal to the pager.
  ///   - stopwatch: stands still while somebody reads.
  init(
    _ line: String, on screen: ScreenSize, output: ByteSink, progress: Progress?, stopwatch: Stopwatch?
  ) {
    self.line = line
    self.output = output
    self.progress = progress
    self.stopwatch = stopwatch
    state = Mutex(State(phase: .gathering([], Screenful(screen))))
  }

  /// Whether the pager could not be started; what it was to show was printed.
  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Whether nobody wants to read on.
  var hasQuit: Bool {
    state.withLock { state in
      if case .paging(let command, let unread) = state.phase, command.input.hasLostReader {
        _ = end(command, unread, &state)
      }
      if case .quit = state.phase { return true }
      return false
    }
  }

  /// Takes output.
  func write(_ bytes: [UInt8]) -> WriteFailure? {
    state.withLock { state in
      switch state.phase {
      case .gathering(var held, var screenful):
        held += bytes
        screenful.add(bytes)
        guard screenful.isTooMuch else {
          state.phase = .gathering(held, screenful)
          return nil
        }
        return start(with: held, &state)
      case .paging(let command, let unread): return send(bytes, to: command, unread, &state)
      case .plain: return print(bytes)
      case .quit: return .closedPipe
      }
    }
  }

  /// Prints what fits, or waits until whoever reads has seen enough. What is written later is printed.
  func finish() {
    state.withLock { state in
      switch state.phase {
      case .gathering(let held, _): _ = print(held)
      case .paging(let command, let unread): _ = end(command, unread, &state)
      case .plain, .quit: break
      }
      state.phase = .plain
    }
  }

  private func start(with bytes: [UInt8], _ state: inout State) -> WriteFailure? {
    output.flush()
    guard let command = try? SystemCommand(ShellProcess.program(line)) else { return fail(bytes, &state) }
    progress?.leave()
    return send(bytes, to: command, [], &state)
  }

  private func send(
    _ bytes: [UInt8], to command: SystemCommand, _ unread: [UInt8]?, _ state: inout State
  ) -> WriteFailure? {
    let unread = unread.map { $0 + bytes }
    command.input.write { $0 += bytes }
    let failure = waiting { command.input.flush() }
    if failure == .closedPipe { return end(command, unread, &state) }
    let wasRead = unread.map { $0.count > Pager.pipeCapacity } ?? true
    state.phase = .paging(command, unread: wasRead ? nil : unread)
    return failure
  }

  /// Waits for the pager to end, and prints all by itself if it has never begun.
  private func end(_ command: SystemCommand, _ unread: [UInt8]?, _ state: inout State) -> WriteFailure? {
    let status = waiting { command.finish() }
    progress?.comeBack()
    // What `sh` says of a program that it cannot run, or that is not there.
    if [126, 127].contains(status), let unread { return fail(unread, &state) }
    state.phase = .quit
    return .closedPipe
  }

  private func fail(_ unread: [UInt8], _ state: inout State) -> WriteFailure? {
    state.hasFailed = true
    state.phase = .plain
    return print(unread)
  }

  private func print(_ bytes: [UInt8]) -> WriteFailure? {
    output.write { $0 += bytes }
    return output.failure
  }

  private func waiting<Result>(_ body: () -> Result) -> Result {
    stopwatch.map { $0.pause(body) } ?? body()
  }
}
