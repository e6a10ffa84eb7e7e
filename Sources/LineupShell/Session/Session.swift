package import LineupCore

/// One run of the shell: the data it works on, its settings and aliases, and what it prints.
///
/// Lines come to it from a prompt, a script or the command line (`Session+Running.swift`); what each command does to the
/// shell itself is in `Session+Commands.swift`.
package final class Session {
  var surroundings: Surroundings
  var options: ShellOptions
  let catalog = Catalog.standard
  let printer: Printer

  /// The lines that stand for a name.
  package internal(set) var aliases: [String: String] = [:]
  package private(set) var container: DIContainer
  private var subscriptions: [AnyCancellable] = []

  /// Where `:mock` leads back to.
  private(set) var realData: DataSource

  /// Where lines come from, when a person enters them one by one.
  var prompt: (any LineSource)?

  /// The lines entered so far of a command that goes on in the next, each with its newline.
  var entry: [UInt8] = []

  /// What stands in the next line to be edited when the prompt shows it.
  var draft = ""

  /// Where the results of the present command go that may be too long for the screen.
  var pager: Pager?

  /// What measures the present command, if somebody wants to know.
  var stopwatch: Stopwatch?

  /// What the line that is being typed says where it ends, and that line.
  var typedContext: (line: [UInt8], context: CompletionContext)?

  /// Whether `:quit` was entered.
  package internal(set) var isQuitting = false

  /// How many files of commands are under way, each run by the one before.
  var sourceDepth = 0

  /// Whether it was told already that results cannot be written.
  var outputFailureIsTold = false

  /// The commands of a script that are not durable yet.
  var group: CommandGroup?

  /// Whether another command of the script is there already.
  var isMoreReady = false

  /// The exit code of a group that could not be kept, until it is told.
  var lostGroup: ExitCode?

  /// The transaction that a script has opened, or that the whole run is.
  var transaction: ScriptTransaction?

  /// What a dry run works on.
  let rehearsal: Rehearsal?

  /// How much the person at the prompt knows of what others did.
  var newsProgress = NewsProgress()

  /// Whether news have to wait for the next prompt, since somebody keeps the database to themselves.
  var newsWait = false

  /// - Parameters:
  ///   - data: whose data to work on first, other than a sandbox.
  ///   - isMock: whether to begin in a sandbox instead.
  package init(
    _ surroundings: Surroundings, options: ShellOptions, data: DataSource = .standard, isMock: Bool = false
  ) {
    self.surroundings = surroundings
    self.options = options
    realData = data
    rehearsal = options.isDryRun ? Rehearsal(surroundings.containers) : nil
    if let rehearsal { self.surroundings.containers = rehearsal }
    container = self.surroundings.containers.container(for: isMock ? .mock : data)
    printer = Printer(
      Printer.Style(mode: .plain, traits: OutputTraits(zone: surroundings.zone), sink: surroundings.output),
      progress: surroundings.pulse?.progress, wasInterrupted: surroundings.interrupts.take)
    subscriptions = printer.observe(container.appState)
  }

  /// Goes on with other data: a new container, observed anew. What observed the old one is told nothing more.
  func use(_ data: DataSource) {
    if data != .mock { realData = data }
    use(surroundings.containers.container(for: data))
  }

  /// Goes on with another container. The one before, which nobody else holds, goes with its connection.
  func use(_ container: DIContainer) {
    subscriptions = []
    self.container = container
    subscriptions = printer.observe(container.appState)
    newsProgress = NewsProgress()
  }
}

extension Session {
  /// How results are printed in a place.
  ///
  /// - Parameter mode: the mode asked for with one command.
  func style(mode: OutputMode?, layout: RowLayout, to sink: ByteSink, isTerminal: Bool) -> Printer.Style {
    let traits = OutputTraits(
      isTerminal: isTerminal, screen: isTerminal ? surroundings.screen() : nil,
      isColored: options.color.isOn(isTerminal: isTerminal, environment: surroundings.variable),
      wraps: options.wraps, zone: surroundings.zone,
      dueClock: isTerminal ? DueClock(now: surroundings.now(), zone: surroundings.zone) : nil)
    return Printer.Style(
      mode: mode ?? options.mode ?? .standard(isTerminal: isTerminal), layout: layout, traits: traits,
      isQuiet: options.isQuiet, namesSteps: prompt == nil, sink: sink)
  }

  /// Writes a diagnostic, after the results that came before it.
  func report(_ diagnostic: Diagnostic) {
    endGroup()
    endPaging()
    var diagnostic = diagnostic
    if diagnostic.place == nil, prompt == nil { diagnostic.place = .program }
    surroundings.output.flush()
    let isColored = options.color.isOn(
      isTerminal: surroundings.errorIsTerminal, environment: surroundings.variable)
    surroundings.errors.write { $0.append(diagnostic, isColored: isColored) }
    surroundings.errors.flush()
  }

  var dates: DateParser { DateParser(zone: surroundings.zone, now: surroundings.now) }
}
