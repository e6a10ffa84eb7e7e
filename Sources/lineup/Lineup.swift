#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import LineupShell

/// The program: reads its command line, wires the layers together, runs, and ends with an exit code.
@main
struct Lineup {
  static let version = "0.1.0"

  static func main() {
    // A closed pipe is an error that a write returns, which ends the program in order.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.openMissing()
    let errors = ByteSink(descriptor: STDERR_FILENO)
    let code: ExitCode
    switch CommandLineArguments.read() {
    case .success(let arguments):
      code = Program(arguments, errors: errors).run()
    case .failure(let error):
      errors.write { $0.append(error.diagnostic, isColored: false) }
      code = .usage
    }
    errors.flush()
    exit(code.rawValue)
  }
}
