#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import LineEditor
import LineupCore
import LineupShell

/// One run of the program, from its arguments to its exit code.
struct Program {
  private let arguments: CommandLineArguments
  private let output = ByteSink(descriptor: STDOUT_FILENO)
  private let errors: ByteSink
  private let now: () -> Date

  init(_ arguments: CommandLineArguments, now: @escaping () -> Date, errors: ByteSink) {
    self.arguments = arguments
    self.now = now
    self.errors = errors
  }

  func run() -> ExitCode {
    if let format = arguments.generates { return generate(format) }
    if arguments.showsVersion { return show("lineup \(Lineup.version)\n") }
    if arguments.showsHelp {
      return arguments.operands.isEmpty
        ? show(HelpPage.program) : session().run(words: ["help"] + arguments.operands)
    }
    if !arguments.inputs.isEmpty || !arguments.operands.isEmpty { return runGiven() }
    guard isatty(STDIN_FILENO) == 1 else {
      let session = session()
      return session.runWhole("-") { session.runScript(LineReader(descriptor: STDIN_FILENO), name: "-") }
    }
    if let option = arguments.optionForScripts { return refuseAtPrompt(option) }
    let session = session(interrupts: Interrupts.shared.source)
    Interrupts.shared.catch()
    let lines = lineSource(for: session)
    if let welcome {
      output.write(welcome)
      try? History(path: Environment.history).begin()
    }
    return session.interact(with: lines, startup: arguments.options.isSafe ? nil : Environment.startup)
  }

  /// What somebody is to know who has never been here before.
  private var welcome: String? {
    guard isatty(STDOUT_FILENO) == 1, arguments.database == nil, !arguments.isMock, !arguments.options.isSafe,
      Environment.variable("LINEUP_DB") == nil, let database = Environment.database,
      let history = Environment.history, access(database, F_OK) != 0, access(history, F_OK) != 0
    else { return nil }
    return Welcome.text(database: database)
  }

  /// Says that an option has no meaning at a prompt.
  private func refuseAtPrompt(_ option: ProgramOption.Name) -> ExitCode {
    let error = UsageError(
      message: "'\(option.rawValue)' is for scripts and single commands",
      hint: "at a prompt, :mock copy is the place to try things")
    errors.write { $0.append(error.diagnostic, isColored: false) }
    return .usage
  }

  private func runGiven() -> ExitCode {
    let session = session()
    return session.runWhole(arguments.summary) { run(in: session) }
  }

  /// Runs files and lines in the order given, then the command that the operands are.
  private func run(in session: Session) -> ExitCode {
    var code = ExitCode.success
    for input in arguments.inputs {
      let result =
        switch input {
        case .line(let line): session.run(text: Array(line.utf8), origin: .script("-c"))
        case .file("-"): session.runScript(LineReader(descriptor: STDIN_FILENO), name: "-")
        case .file(let path): session.run(file: path, code: .usage)
        }
      code = code.or(result)
      if session.isQuitting || result != .success && !arguments.options.keepsGoing || result.endsEverything {
        return code
      }
    }
    return arguments.operands.isEmpty ? code : code.or(session.run(words: arguments.operands))
  }

  private func session(interrupts: InterruptSource = .none) -> Session {
    let errorIsTerminal = isatty(STDERR_FILENO) == 1
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let progress = errorIsTerminal ? progress(outputIsTerminal: outputIsTerminal) : nil
    // Where nobody can stop anything, nor is shown anything, nobody is asked.
    let pulse = interrupts.isCaught || progress != nil ? Pulse(interrupts, progress) : nil
    var surroundings = Surroundings(
      output: output, errors: errors, now: now,
      containers: DependencyInjector(
        database: arguments.database, notices: errorIsTerminal ? errors : nil,
        wantsStop: pulse.map { pulse in { @Sendable in pulse.beat() } }))
    surroundings.outputIsTerminal = outputIsTerminal
    surroundings.errorIsTerminal = errorIsTerminal
    surroundings.screen = { ScreenSize.measure(descriptor: STDOUT_FILENO) }
    surroundings.variable = Environment.value
    surroundings.clock = Environment.monotonicNow
    surroundings.interrupts = interrupts
    surroundings.pulse = pulse
    surroundings.session = Environment.session()
    return Session(surroundings, options: arguments.options, isMock: arguments.isMock)
  }

  /// What shows on standard error how far things are, and makes way for all else that goes to the terminal; nil where the
  /// terminal cannot do it.
  private func progress(outputIsTerminal: Bool) -> Progress? {
    guard let term = Environment.variable("TERM"), term != "dumb" else { return nil }
    let progress = Progress(in: TerminalRow(descriptor: STDERR_FILENO), clock: Environment.monotonicNow)
    errors.beforeWriting(progress.makeWay)
    if outputIsTerminal { output.beforeWriting(progress.makeWay) }
    return progress
  }

  /// Lines with editing where both ends are terminals that can do it, plain ones elsewhere.
  private func lineSource(for session: Session) -> any LineSource {
    if isatty(STDOUT_FILENO) == 1,
      let source = EditorLineSource(errors: errors, touchesFiles: !arguments.options.isSafe)
    {
      source.assist(session)
      return source
    }
    return PlainLineSource(
      descriptor: STDIN_FILENO, errors: errors, interrupts: Interrupts.shared.source)
  }

  private func generate(_ format: String) -> ExitCode {
    guard let text = Generated.text(format) else {
      errors.write("lineup: error: there is no generated file '\(format)'\n")
      return .usage
    }
    return show(text)
  }

  private func show(_ text: String) -> ExitCode {
    output.write(text)
    switch output.flush() {
    case nil: return .success
    case .closedPipe: return .closedPipe
    case .failed(let error): errors.write("lineup: error: cannot write: \(describe(error))\n")
    case .heldTooMuch: break
    }
    return .output
  }
}
