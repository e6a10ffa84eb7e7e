import LineupCore
import LineupShell
import LineupStore

/// A session on databases in memory, with what it has written.
struct RunSession {
  let session: Session
  private let output: ByteSink
  private let errors = ByteSink()

  /// - Parameters:
  ///   - usual: the data that are worked on when no others are named.
  ///   - output: where results go, if not to ``written``.
  ///   - outputIsTerminal: whether somebody reads what it writes.
  ///   - errorIsTerminal: whether somebody reads what it tells.
  ///   - clock: what measures commands.
  init(
    _ options: ShellOptions = ShellOptions(), isMock: Bool = false, usual: Dao = Dao(),
    outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    output: ByteSink = ByteSink(), clock: @escaping @Sendable () -> Int64 = { 0 }
  ) {
    self.output = output
    var surroundings = Surroundings(
      output: output, errors: errors, now: { Date(milliseconds: 1_777_852_800_000) },
      containers: Containers(usual: usual))
    surroundings.outputIsTerminal = outputIsTerminal
    surroundings.errorIsTerminal = errorIsTerminal
    surroundings.clock = clock
    session = Session(surroundings, options: options, isMock: isMock)
  }

  var written: String { String(decoding: output.contents, as: UTF8.self) }
  var told: String { String(decoding: errors.contents, as: UTF8.self) }

  /// Runs a text as a script.
  func run(_ text: String) -> ExitCode {
    session.run(text: Array(text.utf8), origin: .script("script"))
  }
}

/// Containers on databases in memory: one for each file, which stays, and a new one for each sandbox.
private final class Containers: ContainerFactory {
  private let usual: Dao
  private var files: [String: Dao] = [:]

  init(usual: Dao) {
    self.usual = usual
  }

  func container(for data: DataSource) -> DIContainer {
    switch data {
    case .mock: DIContainer(isMock: true, repository: Dao(isMock: true))
    case .standard: DIContainer(isMock: false, repository: usual)
    case .file(let path): DIContainer(isMock: false, repository: dao(path))
    }
  }

  func name(of data: DataSource) -> String? {
    switch data {
    case .mock: nil
    case .standard: "the usual one"
    case .file(let path): path
    }
  }

  /// A sandbox that begins empty: what is in memory cannot be copied.
  func copy(of data: DataSource) throws -> DIContainer { container(for: .mock) }

  private func dao(_ path: String) -> Dao {
    if let dao = files[path] { return dao }
    let dao = Dao()
    files[path] = dao
    return dao
  }
}
