import LineupCore
import LineupShell
import LineupStore

/// Builds containers: the one place where the layers below the shell are put together.
struct DependencyInjector: ContainerFactory {
  /// The database that the command line names, if it names one.
  let database: String?

  /// Where notices go; nil when nobody would read them.
  let notices: ByteSink?

  /// Asked every now and then by what takes long; nil where nobody would want it to stop or watch it run.
  let wantsStop: (@Sendable () -> Bool)?

  /// The day that the wall clock shows at an instant.
  private let localDay: @Sendable (Date) -> Day = { Day(LocalZone.system.wallClock(at: $0)) }

  func container(for data: DataSource) -> DIContainer {
    DIContainer(isMock: data == .mock, repository: dao(for: data))
  }

  func copy(of data: DataSource) throws -> DIContainer {
    let copy = try Dao.copy(of: dao(for: data))
    return DIContainer(isMock: true, repository: copy, origin: try SandboxOrigin(in: copy))
  }

  func name(of data: DataSource) -> String? {
    switch data {
    case .mock: nil
    case .file(let path): Environment.resolved(path)
    case .standard: Environment.resolved(standard.path)
    }
  }

  /// The file that the command line names, or `LINEUP_DB`, or the usual one; the empty path where there is no usual one,
  /// which is an error only for whoever needs it.
  private var standard: DatabaseLocation {
    if let path = database ?? Environment.variable("LINEUP_DB") {
      return DatabaseLocation(path: path, isNamed: true)
    }
    guard let path = Environment.database else {
      // Without a home folder there is no usual one. An empty path is no file's, so whatever needs it fails.
      return DatabaseLocation(path: "", isNamed: true)
    }
    return DatabaseLocation(path: path, isNamed: false)
  }

  private func dao(for data: DataSource) -> Dao {
    let file: DatabaseLocation
    switch data {
    case .mock: return Dao(isMock: true, wantsStop: wantsStop, localDay: localDay)
    case .file(let path): file = DatabaseLocation(path: path, isNamed: true)
    case .standard: file = standard
    }
    return Dao(
      file: file, user: Environment.user,
      created: { [notices] path in
        notices?.write("created \(path.visible)\n")
        notices?.flush()
      }, wantsStop: wantsStop, localDay: localDay)
  }
}
