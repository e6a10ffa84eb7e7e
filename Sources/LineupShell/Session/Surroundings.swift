package import LineupCore

/// What the shell knows of the world around it, all of it handed in, so that a test can hand in another.
package struct Surroundings {
  package var output: ByteSink
  package var errors: ByteSink
  package var outputIsTerminal = false
  package var errorIsTerminal = false

  /// Measures the window that output goes to.
  package var screen: () -> ScreenSize? = { nil }

  /// Looks an environment variable up, which may be empty.
  package var variable: (String) -> String? = { _ in nil }
  package var now: () -> Date
  package var zone = LocalZone.system
  package var containers: any ContainerFactory

  /// Who works here, and in which session, for the log: `coach@host/m3k9x1`.
  package var session = "/"

  /// Tells nanoseconds from some moment on, and is never set back.
  package var clock: @Sendable () -> Int64 = { 0 }

  /// How the person at the terminal asks to stop what is running.
  package var interrupts = InterruptSource.none

  /// What whoever works long calls meanwhile, as the containers were told; nil where nobody watches.
  package var pulse: Pulse?

  package init(
    output: ByteSink, errors: ByteSink, now: @escaping () -> Date, containers: any ContainerFactory
  ) {
    self.output = output
    self.errors = errors
    self.now = now
    self.containers = containers
  }

  /// The home folder, when there is one.
  var home: String? { variable("HOME").flatMap { $0.isEmpty ? nil : $0 } }
}

/// Builds the container that a session works on. The composition root conforms; nothing else knows what is behind it.
package protocol ContainerFactory {
  func container(for data: DataSource) -> DIContainer

  /// What tells data from other data, however it was named; nil for a sandbox, each of which is another.
  func name(of data: DataSource) -> String?

  /// Builds a sandbox that begins as a copy of data, which is only read, and nothing is kept of the way to it.
  ///
  /// - Throws: why the data cannot be read.
  func copy(of data: DataSource) throws -> DIContainer
}

/// Whose data a session works on.
package enum DataSource: Equatable, Sendable {
  /// The one that the command line, the environment or the XDG folders name.
  case standard
  case file(String)

  /// A new, empty sandbox.
  case mock
}
