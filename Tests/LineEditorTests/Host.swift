import TestSupport

/// The little shell that the tests drive; see `Tests/LineEditorHost`.
enum Host {
  /// SwiftPM puts it beside the test bundle.
  static let path: String = {
    for argument in CommandLine.arguments {
      guard let bundle = argument.firstRange(of: ".xctest"),
        let slash = argument[..<bundle.lowerBound].lastIndex(of: "/")
      else { continue }
      return argument[...slash] + "LineEditorHost"
    }
    return "\(repositoryRoot)/.build/debug/LineEditorHost"
  }()

  /// Starts it and waits for its prompt.
  static func start(
    history: String? = nil, environment: [String: String?] = [:], rows: Int = 24, columns: Int = 80
  ) throws -> Terminal {
    let terminal = try Terminal(
      program: path, arguments: history.map { [$0] } ?? [], environment: environment,
      rows: rows, columns: columns)
    try terminal.waitForLine(">")
    return terminal
  }
}
