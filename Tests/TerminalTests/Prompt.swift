import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// lineup at its prompt, in a terminal and with a home folder of its own.
///
/// ```swift
/// let prompt = try Prompt(after: ["member add Faker Mid"])
/// try prompt.enter("member rm Faker", prints: "- member 1  Faker  Mid")
/// ```
final class Prompt {
  static let real = "lineup>"
  static let mock = "lineup (mock)>"

  /// Where the start-up commands are, in a home folder.
  static let startup = ".config/lineup/init.lineup"

  /// Commands after which nothing is shown around a line.
  static let plain = ":set hints off; :set suggest off\n"

  /// A program that was to prepare something did not.
  struct Failure: Error {
    let errors: String
  }

  let home: TemporaryFolder
  let terminal: Terminal

  /// Starts it and waits for its prompt.
  ///
  /// - Parameters:
  ///   - arguments: the program's.
  ///   - home: an earlier prompt's home, to go on where it ended.
  ///   - commands: what is entered before, by a script, so that the database is there.
  ///   - environment: laid over that of a terminal; nil takes a variable away.
  ///   - isFirstStart: whether nothing shows that lineup was ever used in the home folder.
  ///   - script: runs in `sh` instead, with the program as `$0`.
  ///   - help: whether hints and suggestions are shown; without, a row holds what was typed and nothing else.
  ///   - prompt: what is waited for.
  init(
    _ arguments: [String] = [], in home: TemporaryFolder? = nil, after commands: [String] = [],
    environment: [String: String?] = [:],
    isFirstStart: Bool = false,
    by script: String? = nil, rows: Int = 24, columns: Int = 120,
    prompt: String = real, help: Bool = false
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    if !help, home.contents(of: Prompt.startup) == nil { try home.write(Prompt.plain, to: Prompt.startup) }
    if !commands.isEmpty { try Prompt.run(commands, in: home) }
    if !isFirstStart { try Prompt.leaveTrace(in: home) }
    // What is printed is to be seen on the screen, however long.
    let own: [String: String?] = ["HOME": home.path, "TZ": "UTC", "PAGER": "cat"]
    terminal = try Terminal(
      program: script == nil ? lineupBinary : "/bin/sh",
      arguments: script.map { ["-c", $0, lineupBinary] } ?? arguments,
      environment: own.merging(environment) { $1 },
      rows: rows, columns: columns)
    try terminal.waitForLine(prompt)
  }

  /// Where the database is unless one is named.
  var database: String { home.path(of: ".local/share/lineup/lineup.db") }

  /// Where the history is.
  var history: String { home.path(of: ".local/state/lineup/history") }

  /// Makes an empty history where there is nothing yet.
  static func leaveTrace(in home: TemporaryFolder) throws {
    let history = ".local/state/lineup/history"
    let traces = [".local/share/lineup/lineup.db", history].map(home.path(of:))
    guard traces.allSatisfy({ access($0, F_OK) != 0 }) else { return }
    chmod(try home.write("", to: history), 0o600)
  }

  /// Runs a script without a terminal.
  static func run(_ commands: [String], in home: TemporaryFolder) throws {
    let outcome = try ChildProcess(
      lineupBinary, environment: ["HOME": home.path, "TZ": "UTC"],
      input: .text(commands.joined(separator: "\n"))
    ).run()
    guard outcome.ending == .exit(0) else { throw Failure(errors: outcome.errorsText) }
  }

  /// Runs statements with the sqlite3 program, as another process would.
  static func sqlite(_ statements: String, on database: String) throws {
    let outcome = try ChildProcess("/usr/bin/env", ["sqlite3", database, statements]).run()
    guard outcome.ending == .exit(0) else { throw Failure(errors: outcome.errorsText) }
  }

  /// Removes a database with what SQLite keeps beside it.
  static func remove(_ database: String) throws {
    _ = try ChildProcess("/bin/sh", ["-c", "rm \"$0\"*", database]).run()
  }

  /// Enters a line, waits for the next prompt, and returns what was printed before it.
  ///
  /// - Parameter prompt: the next prompt; nil for the one that is there.
  @discardableResult
  func enter(_ line: String, then prompt: String? = nil) throws -> String {
    let next = prompt ?? (terminal.screen.cursorLine.hasPrefix(Prompt.mock) ? Prompt.mock : Prompt.real)
    return try printed(after: line + "\r", until: next)
  }

  /// Enters a line and expects this to be printed before the next prompt.
  func enter(
    _ line: String, prints expected: String, then prompt: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let printed = try enter(line, then: prompt)
    #expect(printed == expected, "\(line)", sourceLocation: sourceLocation)
  }

  /// Types, and expects this to be printed before a prompt in a later row.
  func type(
    _ keys: String, prints expected: String, until prompt: String = real,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let printed = try printed(after: keys, until: prompt)
    #expect(printed == expected, sourceLocation: sourceLocation)
  }

  /// Types, waits for a prompt in a later row, and returns the rows between.
  @discardableResult
  func printed(after keys: String, until prompt: String) throws -> String {
    let first = terminal.screen.cursorRowEver + 1
    try terminal.send(keys)
    try terminal.waitUntil("\"\(prompt)\" after \(keys.debugDescription)") {
      $0.cursorRowEver >= first && $0.cursorLine == prompt
    }
    let screen = terminal.screen
    return (screen.scrollback + screen.lines)[first..<screen.cursorRowEver].joined(separator: "\n")
  }

  /// Types, and waits until the line is this one.
  func type(_ keys: String, becoming line: String) throws {
    try terminal.send(keys)
    try terminal.waitForLine(line.isEmpty ? Prompt.real : "\(Prompt.real) \(line)")
  }

  /// Ends it by Ctrl-D, and returns how it ended.
  func leave() throws -> TerminalExit {
    try terminal.send(Key.endOfInput)
    return try terminal.waitForExit()
  }
}

/// What keys send.
enum Key {
  static let interrupt = "\u{03}"
  static let endOfInput = "\u{04}"
  static let tab = "\t"
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"
  static let clearLine = "\u{15}"
  static let suspend = "\u{1A}"
}

extension TerminalScreen {
  /// The row of the cursor, counted from the first that was ever on the screen.
  var cursorRowEver: Int { scrollback.count + cursor.row }
}

extension Terminal {
  /// Whether the program has coloured anything: ECMA-48, SGR.
  var hasColours: Bool {
    String(decoding: rawOutput, as: UTF8.self).contains(/\u{1B}\[[0-9;]*[1-9][0-9;]*m/)
  }
}

extension Prompt {
  /// Adds members, as another process would: `Member 1`, `Member 2` and so on.
  static func addMembers(_ count: Int, to database: String) throws {
    try sqlite(
      """
      with recursive number(n) as (select 1 union all select n + 1 from number where n < \(count))
      insert into members(name, position) select 'Member ' || n, n % 5 + 1 from number
      """, on: database)
  }
}
