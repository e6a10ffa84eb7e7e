#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in tmux: a terminal that people use, and not a model of one.
///
/// ```swift
/// let tmux = try Tmux([lineupBinary, "--mock"])
/// try tmux.waitForLine("lineup (mock)>")
/// try tmux.type("member add Faker Mid")
/// try tmux.press("Enter")
/// try tmux.waitFor("+ member 1  Faker  Mid")
/// ```
///
/// Every wait throws a ``TerminalError`` that shows the screen when it takes too long. The server is one for itself, and
/// killed with all that runs in it when the object goes.
package final class Tmux {
  private let folder: TemporaryFolder
  private let patience = Duration.seconds(30)

  /// Starts a server and in it a program.
  ///
  /// - Parameters:
  ///   - command: the program's path and its arguments.
  ///   - environment: laid over ``Terminal/defaultEnvironment``; TERM is tmux's own.
  /// - Throws: ``TerminalError`` when tmux does not start; it says so when it is not installed.
  package init(
    _ command: [String], environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws {
    folder = try TemporaryFolder()
    var variables = Terminal.defaultEnvironment.merging(environment) { $1 }
    variables["TERM"] = "tmux-256color"
    try run(
      ["start-server", ";", "set-option", "-g", "status", "off", ";"]
        + ["set-option", "-s", "escape-time", "0", ";", "set-option", "-g", "remain-on-exit", "on", ";"]
        + ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "/usr/bin/env", "-i"]
        + variables.map { "\($0.key)=\($0.value)" } + command)
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Types text, as if each character had been pressed.
  package func type(_ text: String) throws {
    // tmux takes a semicolon at the end for one between two of its commands.
    let text = text.hasSuffix(";") ? text.dropLast() + "\\;" : text
    try run(["send-keys", "-l", "--", text])
  }

  /// Presses keys by their names in tmux: `Enter`, `Tab`, `C-r`, `M-f`, `Left`.
  package func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Pastes text, in brackets when the program has asked for them.
  package func paste(_ text: String) throws {
    let path = try folder.write(text, to: "paste")
    try run(["load-buffer", path, ";", "paste-buffer", "-p"])
  }

  /// Changes the size of the window.
  package func resize(rows: Int, columns: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What is on the screen, and where the cursor stands.
  package func screen() throws -> TerminalScreen {
    let place = "#{pane_width} #{pane_height} #{cursor_y} #{cursor_x}"
    let output = try run(["display-message", "-p", place, ";", "capture-pane", "-p", "-e", "-N"])
    let parts = output.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: " ").compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 4 else {
      throw TerminalError(description: "tmux tells \(output)")
    }
    var screen = TerminalScreen(rows: numbers[1], columns: numbers[0])
    screen.write(parts[1].dropLast().replacing("\n", with: "\r\n").utf8)
    screen.write("\u{1B}[\(numbers[2] + 1);\(numbers[3] + 1)H".utf8)
    return screen
  }

  /// The row of the cursor as tmux has it, which may give characters other widths than ``screen()``.
  package func cursorLine() throws -> String {
    let row = try screen().cursor.row
    return String(try run(["capture-pane", "-p", "-S", "\(row)", "-E", "\(row)"]).dropLast())
  }

  /// The character on which the cursor stands, as tmux has it.
  package func characterUnderCursor() throws -> String {
    String(try run(["display-message", "-p", "#{cursor_character}"]).dropLast())
  }

  /// The window's title, which programs set.
  package func title() throws -> String {
    String(try run(["display-message", "-p", "#{pane_title}"]).dropLast())
  }

  /// Waits until the screen shows a text, in one row or over rows joined by newlines.
  package func waitFor(_ text: String) throws {
    try waitUntil("\"\(text)\" on the screen") { $0.text.contains(text) }
  }

  /// Waits until the row of the cursor, trailing blanks apart, is this one.
  package func waitForLine(_ line: String) throws {
    try waitUntil("the cursor in the line \"\(line)\"") { $0.cursorLine == line }
  }

  /// Waits until a condition holds for the screen.
  package func waitUntil(_ what: String, _ condition: (TerminalScreen) throws -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while true {
      let screen = try screen()
      if try condition(screen) { return }
      guard ContinuousClock.now < deadline else {
        throw TerminalError(
          description: "waited \(patience) for \(what), but the screen was:\n\(screen.text)\n\(screen.cursor)"
        )
      }
      usleep(10_000)
    }
  }

  /// Runs tmux's commands, and returns what they print.
  @discardableResult
  private func run(_ commands: [String]) throws -> String {
    let outcome = try ChildProcess(
      "/usr/bin/env", ["tmux", "-u", "-S", folder.path(of: "socket"), "-f", "/dev/null"] + commands
    ).run()
    switch outcome.ending {
    case .exit(0): return outcome.outputText
    case .exit(127):
      throw TerminalError(
        description: "tmux is not installed; `make test` does that, or `apt-get install tmux`")
    default:
      throw TerminalError(description: "tmux \(commands.joined(separator: " ")): \(outcome.errorsText)")
    }
  }
}
