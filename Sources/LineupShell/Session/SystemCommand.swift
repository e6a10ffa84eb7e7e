#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system command that reads what a lineup command prints.
struct SystemCommand {
  private let process: pid_t

  /// What its standard input is to be fed through.
  let input: ByteSink
  private let descriptor: Int32

  /// What an interrupt and a quit from the terminal did before they were the command's business.
  private let dispositions: Dispositions
  private typealias Dispositions = (interrupt: sigaction, quit: sigaction)

  /// The command could not be started; the `errno` says why.
  struct Failure: Error {
    let errno: Int32
  }

  /// What ``finish()`` returns for a command that an interrupt has ended.
  static let interrupted: Int32 = 128 + SIGINT

  /// Starts `sh -c` with the command. Signals have their default meaning in it, whatever they have here; until
  /// ``finish()``, an interrupt from the terminal is for it alone.
  init(_ line: String) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(errno: errno) }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[0]) }
    dispositions = (SystemCommand.ignore(SIGINT), SystemCommand.ignore(SIGQUIT))
    do throws(Failure) {
      process = try SystemCommand.spawn(line, reading: ends[0])
    } catch {
      SystemCommand.restore(dispositions)
      close(ends[1])
      throw error
    }
    descriptor = ends[1]
    input = ByteSink(descriptor: ends[1])
  }

  /// Ignores a signal, and returns what it did before. Not by `signal`, which would forget whether a read that the
  /// signal comes upon goes on.
  private static func ignore(_ signal: Int32) -> sigaction {
    var ignored = sigaction()
    #if canImport(Darwin)
      ignored.__sigaction_u.__sa_handler = SIG_IGN
    #else
      ignored.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    var before = sigaction()
    sigaction(signal, &ignored, &before)
    return before
  }

  private static func restore(_ dispositions: Dispositions) {
    withUnsafePointer(to: dispositions.interrupt) { _ = sigaction(SIGINT, $0, nil) }
    withUnsafePointer(to: dispositions.quit) { _ = sigaction(SIGQUIT, $0, nil) }
  }

  private static func spawn(_ line: String, reading descriptor: Int32) throws(Failure) -> pid_t {
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
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, descriptor)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let arguments: [UnsafeMutablePointer<CChar>?] =
      ["sh", "-c", line].map { (word: String) in strdup(word) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ)
    guard result == 0 else { throw Failure(errno: result) }
    return process
  }

  /// Closes its input and waits for it.
  ///
  /// - Returns: its exit status; 128 and the signal's number when a signal ended it, as shells count.
  func finish() -> Int32 {
    input.flush()
    close(descriptor)
    defer { SystemCommand.restore(dispositions) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    let ended = status & 0x7F
    return ended == 0 ? (status >> 8) & 0xFF : 128 + ended
  }
}
