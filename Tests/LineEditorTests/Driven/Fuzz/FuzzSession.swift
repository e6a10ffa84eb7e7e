import Foundation
import TestSupport

/// A line editor to which random things happen.
///
/// At each paint and at each check, what the screen shows must be what the editor holds.
final class FuzzSession {
  /// What became of a session.
  struct Count {
    var steps = 0
    var comparisons = 0
  }

  private let folder: TemporaryFolder
  private let terminal: Terminal
  private let hasStyles: Bool
  private let modes: TerminalModes
  private(set) var count = Count()

  /// All that the program has written.
  var output: [UInt8] { terminal.rawOutput }

  /// The screen after the output that was looked at.
  private var screen: TerminalScreen
  private var seen = 0

  /// What the editor held last, whether it told because it is painting, and how often because it was asked.
  private var held: HeldLine?
  private var isTold = false
  private var answers = 0

  /// Nothing is compared between another size and the next check: the editor does not know of it yet.
  private var isComparable = true

  /// The first thing that was wrong, and what may turn out to be.
  private var fault: String?
  private var suspicion: String?

  /// - Parameter isImpatient: whether waits are short: what failed once is tried again.
  init(usesVi: Bool, hasStyles: Bool, rows: Int, columns: Int, isImpatient: Bool = false) throws {
    folder = try TemporaryFolder()
    self.hasStyles = hasStyles
    var environment: [String: String?] = [
      "HOST_NEWS": folder.path(of: "news"), "HOST_REPORTS": "1", "HOST_STYLES": hasStyles ? "1" : nil,
      "ASAN_OPTIONS": ProcessInfo.processInfo.environment["ASAN_OPTIONS"],
    ]
    if usesVi { environment["EDITRC"] = try folder.write("bind -v\n", to: "editrc") }
    let program = ProcessInfo.processInfo.environment["LINEUP_FUZZ_HOST"] ?? Host.path
    let history = try folder.write(FuzzSession.history.map { $0 + "\n" }.joined(), to: "history")
    // Its shell shows what the terminal was before.
    terminal = try Terminal(
      program: "/bin/sh", arguments: ["-c", "read line; exec \"$0\" \"$1\"", program, history],
      environment: environment, rows: rows, columns: columns)
    if isImpatient { terminal.patience = .seconds(5) }
    modes = try terminal.modes()
    screen = TerminalScreen(rows: rows, columns: columns)
    try terminal.send("\n")
    try wait("the prompt") { self.held != nil }
  }

  private static let history = [
    "member list", "ok go on", "a line that is longer than twenty columns, and goes on", "李相赫 reads",
    "one\\ntwo",
    "12 ok bad 错误", String(repeating: "wide 相 ", count: 40),
  ]

  /// Runs steps, and leaves as a person does.
  func run(_ steps: [FuzzStep]) throws {
    for step in steps {
      try run(step)
      count.steps += 1
    }
    try check()
    try terminal.send("\u{3}\u{4}")
    let exit = try terminal.waitForExit()
    guard exit == .exited(0) else { throw TerminalError(description: "it ended so: \(exit)") }
    guard try terminal.modes() == modes else {
      throw TerminalError(description: "the terminal's modes differ")
    }
  }

  private func run(_ step: FuzzStep) throws {
    switch step {
    case .keys(let bytes):
      try terminal.send(bytes: bytes)
      // Between two lines, keys are the terminal's business.
      if bytes.contains(where: "\r\u{3}#".utf8.contains) { try check() }
    case .pause: pause()
    case .resize(let rows, let columns):
      pause()
      terminal.resize(rows: rows, columns: columns)
      screen.resize(rows: rows, columns: columns)
      isComparable = false
    case .news(let text):
      try folder.write(text, to: "next")
      rename(folder.path(of: "next"), folder.path(of: "news"))
      try wait("news to be taken") { access(self.folder.path(of: "news"), F_OK) != 0 }
    case .signal(let number): terminal.signal(number)
    case .check: try check()
    }
    look()
    if let fault { throw TerminalError(description: fault) }
  }

  private func pause() {
    terminal.settle(for: .milliseconds(4))
    look()
  }

  /// Has the editor say what it holds, and waits for the screen to show that and nothing else.
  private func check() throws {
    let before = answers
    // A paste that is open ends, a character that vi waits for comes, F1.
    try terminal.send("\u{1B}[201~ \u{1B}OP")
    var difference = ""
    do {
      try wait("the screen to show the line") {
        guard self.answers > before, let held = self.held else { return false }
        difference = self.difference(from: held, isAlone: true) ?? ""
        return difference == ""
      }
    } catch {
      throw TerminalError(description: "\(difference)\n\(held.map { "\($0)" } ?? "")\n\(error)")
    }
    isComparable = true
  }

  private func wait(_ what: String, until condition: () -> Bool) throws {
    try terminal.waitUntil(what) { _ in
      look()
      return fault != nil || condition()
    }
    if let fault { throw TerminalError(description: fault) }
  }

  /// Looks at what the program has written since, byte for byte.
  private func look() {
    let output = terminal.rawOutput
    for byte in output[seen...] {
      let command = screen.command
      let showedCursor = screen.showsCursor
      screen.write(CollectionOfOne(byte))
      if byte == UInt8(ascii: "\\"), screen.command != command {
        held = HeldLine(screen.command)
        isTold = held?.isAlone == false
        if !isTold { answers += 1 }
      }
      // What is shown may be so already, and what is painted next the line as it is left.
      if byte != UInt8(ascii: "\r"), byte != UInt8(ascii: "^") { fault = fault ?? suspicion }
      suspicion = nil
      if isTold, screen.showsCursor, !showedCursor, let held {
        isTold = false
        if isComparable { compare(held) }
      }
    }
    seen = output.count
  }

  private func compare(_ held: HeldLine) {
    count.comparisons += 1
    guard let difference = difference(from: held, isAlone: false) else { return }
    suspicion = "\(difference)\n\(held)\n\(screen.text)\n\(screen.cursor)"
  }

  private func difference(from held: HeldLine, isAlone: Bool) -> String? {
    ShownLine(held, columns: screen.columns)
      .fault(
        on: screen, isAlone: isAlone, hasStyles: hasStyles, hints: ["a hint", "a very long hint for members"])
  }
}
