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
    do throws(UsageError) {
      let arguments = try CommandLineArguments.read().get()
      code = Program(arguments, now: try Environment.clock(), errors: errors).run()
    } catch {
      errors.write { $0.append(error.diagnostic, isColored: false) }
      code = .usage
    }
    errors.flush()
    exit(code.rawValue)
  }
}
