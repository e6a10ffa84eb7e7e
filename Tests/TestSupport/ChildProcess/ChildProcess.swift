/// A program to run to its end, with nothing inherited from the tests: no variable, no open file, no signal setting.
///
///     let outcome = try ChildProcess(lineupBinary, ["member", "list"], input: .closed).run()
///     #expect(outcome.ending == .exit(0))
package struct ChildProcess: Sendable {
  /// What the program finds as its standard input.
  package enum Input: Sendable {
    /// Nothing to read: `/dev/null`.
    case empty

    /// No standard input at all, as after `<&-`.
    case closed

    /// A pipe that holds these bytes and then ends. A program that stops reading early is no error.
    case bytes([UInt8])

    /// A pipe into which the pieces are written one by one, with a pause before each but the first.
    case pieces([[UInt8]], pause: Duration)

    /// A pipe that holds the text and then ends.
    package static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
  }

  /// Where commands are found, a locale that knows UTF-8, and a fixed time zone.
  package static let plainEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC",
  ]

  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  package var folder: String?
  package var input: Input
  package var timeout: Duration

  /// Describes a program to run.
  ///
  /// - Parameters:
  ///   - program: its path; no search is made.
  ///   - arguments: what follows its name.
  ///   - environment: all its variables.
  ///   - folder: its working folder; nil for that of the tests.
  ///   - input: its standard input.
  ///   - timeout: how long it and all that hold its output may take; then its process group is killed.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = plainEnvironment,
    folder: String? = nil, input: Input = .empty, timeout: Duration = .seconds(30)
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.timeout = timeout
  }

  /// Runs the program, feeds it and collects what it writes, until it has ended and its output is closed.
  ///
  /// The calling thread waits meanwhile, so that tests run as many programs at once as there are cores.
  ///
  /// - Returns: what it wrote and how it ended.
  /// - Throws: ``ChildProcessError`` when it cannot be started or takes too long.
  package func run() throws -> Outcome {
    let deadline = ContinuousClock.now + timeout
    let child = try start()
    var exchange = Exchange(with: child, feeding: input)
    guard exchange.finish(by: deadline), let status = child.status(by: deadline) else {
      child.end()
      throw ChildProcessError.timedOut(
        program, output: Outcome.text(exchange.output), errors: Outcome.text(exchange.errors))
    }
    return Outcome(output: exchange.output, errors: exchange.errors, ending: Ending(status: status))
  }
}

/// Why there is no outcome of a ``ChildProcess``.
package enum ChildProcessError: Error, Equatable {
  /// The program could not be started; the number is an `errno`.
  case notStarted(String, code: Int32)

  /// It had not ended in time and was killed; this is what it had written.
  case timedOut(String, output: String, errors: String)
}
