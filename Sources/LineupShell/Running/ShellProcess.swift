#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run by `sh -c`, to which the terminal belongs until it ends.
///
/// An interrupt and a quit from the terminal are for it alone. A signal that asks lineup to end asks it first, so that
/// nobody is left on the terminal; then lineup ends by that signal. The terminal's modes are as before in every case.
struct ShellProcess: Sendable {
  private let process: pid_t
  private let signals: SignalActions

  /// The modes that the terminal had; nil when standard input is none.
  private let modes: TerminalModes?

  /// The program could not be started; the `errno` says why.
  struct Failure: Error {
    let errno: Int32
  }

  /// What ``wait()`` returns for a program that an interrupt has ended.
  static let interrupted: Int32 = 128 + SIGINT

  /// Starts `sh -c` with a line. Signals have their default meaning in it, whatever they have here.
  ///
  /// - Parameters:
  ///   - arguments: what `$1` and so on are in the line.
  ///   - input: what its standard input is to be; nil for lineup's.
  init(_ line: String, arguments: [String] = [], input: Int32? = nil) throws(Failure) {
    modes = TerminalModes(of: STDIN_FILENO)
    var signals = SignalActions()
    // One that comes before they can be handed on has to wait.
    let mask = SignalActions.block()
    defer { SignalActions.unblock(mask) }
    do throws(Failure) {
      process = try ShellProcess.spawn(["sh", "-c", line, "sh"] + arguments, input, mask)
    } catch {
      signals.restore()
      throw error
    }
    signals.forward(to: process)
    self.signals = signals
  }

  /// A line that starts a program, so that the shell makes way for it and signals reach it, if there is nothing else in the
  /// line for the shell to do.
  static func program(_ line: String) -> String {
    let plain = line.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: " -_./+,:@%".utf8.contains(byte)
      }
    }
    return plain ? "exec " + line : line
  }

  private static func spawn(_ words: [String], _ input: Int32?, _ mask: sigset_t) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_addclose(&actions, input)
    }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = mask
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { (word: String) in strdup(word) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ)
    guard result == 0 else { throw Failure(errno: result) }
    return process
  }

  /// Waits for it to end.
  ///
  /// - Parameter cleanUp: runs when a signal that was handed on is about to end lineup.
  /// - Returns: its exit status; 128 and the signal's number when a signal ended it, as shells count.
  func wait(cleanUp: () -> Void = {}) -> Int32 {
    var status: Int32 = 0
    var failed = false
    while !failed, waitpid(process, &status, 0) < 0 { failed = errno != EINTR }
    modes?.restore()
    signals.restore(cleanUp: cleanUp)
    if failed { return 127 }
    let ended = status & 0x7F
    return ended == 0 ? (status >> 8) & 0xFF : 128 + ended
  }
}
