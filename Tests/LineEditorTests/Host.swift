import Foundation
import TestSupport

/// The little shell that the tests drive; see `Tests/LineEditorHost`.
enum Host {
  /// SwiftPM puts it beside the test bundle.
  static let path =
    Bundle.allBundles.map(\.bundleURL).map { $0.deletingLastPathComponent() }
    .appending(URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
    .map { $0.appendingPathComponent("LineEditorHost").path }
    .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "LineEditorHost"

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

extension Array {
  fileprivate func appending(_ element: Element) -> [Element] {
    self + [element]
  }
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "lineeditor-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, holding text: String? = nil) throws -> String {
    let file = path + "/" + name
    if let text { try text.write(toFile: file, atomically: false, encoding: .utf8) }
    return file
  }
}
