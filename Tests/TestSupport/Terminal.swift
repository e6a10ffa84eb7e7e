import CTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in a pseudo-terminal of its own: keys go in, and what a person would see comes out.
///
/// ```swift
/// let terminal = try Terminal(program: path, arguments: ["--mock"])
/// try terminal.waitFor("lineup (mock)> ")
/// try terminal.send("member add Faker Mid\r")
/// try terminal.waitFor("+ member 1  Faker  Mid")
/// try terminal.send("\u{04}")
/// #expect(try terminal.waitForExit() == .exited(0))
/// ```
///
/// Every wait throws a ``TerminalError`` that shows the screen when it takes too long. The program is killed when the
/// terminal goes.
package final class Terminal {
  /// What the program's environment holds unless a test says otherwise.
  package static let defaultEnvironment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/nonexistent",
  ]

  /// How long a wait takes before it fails. Generous: it costs nothing when all is well.
  package var patience = Duration.seconds(30)

  /// The id of the program's process.
  package let process: Int32
  let controller: Int32
  var visible: TerminalScreen
  package internal(set) var output: [UInt8] = []
  var exit: TerminalExit?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: the path of the executable.
  ///   - arguments: its arguments, without its own name.
  ///   - environment: laid over ``defaultEnvironment``; nil takes a variable away.
  ///   - rows: the height of the screen.
  ///   - columns: the width of the screen.
  /// - Throws: ``TerminalError`` when there is no terminal to be had.
  package init(
    program: String, arguments: [String] = [], environment: [String: String?] = [:],
    rows: Int = 24, columns: Int = 80
  ) throws {
    var variables = Terminal.defaultEnvironment
    for (name, value) in environment { variables[name] = value }
    var controller: Int32 = -1
    let process = withCStrings([program] + arguments) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { environment in
        lineup_spawn_in_terminal(program, arguments, environment, UInt16(rows), UInt16(columns), &controller)
      }
    }
    guard process > 0 else { throw TerminalError(description: "forkpty failed: errno \(errno)") }
    self.process = process
    self.controller = controller
    visible = TerminalScreen(rows: max(rows, 1), columns: max(columns, 2))
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if exit == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(controller)
  }

  /// What is on the screen now.
  package var screen: TerminalScreen {
    receive()
    return visible
  }

  /// Every byte the program has written so far.
  package var rawOutput: [UInt8] {
    receive()
    return output
  }

  /// The terminal's present settings.
  package func modes() throws -> TerminalModes {
    var settings = termios()
    guard tcgetattr(controller, &settings) == 0 else {
      throw TerminalError(description: "tcgetattr failed: errno \(errno)")
    }
    return TerminalModes(settings)
  }

  /// Changes the size of the window.
  package func resize(rows: Int, columns: Int) {
    receive()
    visible.resize(rows: rows, columns: columns)
    _ = lineup_resize_terminal(controller, UInt16(rows), UInt16(columns))
  }

  /// Sends a signal to the program (to it alone, whatever it has started).
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Hangs up, as closing a terminal's window does.
  package func hangUp() {
    // Its number stays taken, so that it is not another terminal's before this one goes.
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, controller)
    close(nothing)
  }
}

/// Calls with a NULL-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("it ends in NULL, so it is not empty") }
    return body(base)
  }
}
