#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system command that reads what a lineup command prints.
struct SystemCommand: Sendable {
  private let process: ShellProcess

  /// What its standard input is to be fed through.
  let input: ByteSink
  private let descriptor: Int32

  /// Starts `sh -c` with the command.
  init(_ line: String) throws(ShellProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ShellProcess.Failure(errno: errno) }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[0]) }
    do throws(ShellProcess.Failure) {
      process = try ShellProcess(line, input: ends[0])
    } catch {
      close(ends[1])
      throw error
    }
    descriptor = ends[1]
    input = ByteSink(descriptor: ends[1])
  }

  /// Closes its input and waits for it.
  ///
  /// - Returns: its exit status, as ``ShellProcess/wait()`` has it.
  func finish() -> Int32 {
    input.flush()
    close(descriptor)
    return process.wait()
  }
}
