import Foundation

/// The folder that holds Package.swift.
package let repositoryRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// The program under test: what `LINEUP_BINARY` names (`make test` names the release), else the debug build that
/// stands beside the bundle of the tests.
package let lineupBinary: String = {
  if let path = ProcessInfo.processInfo.environment["LINEUP_BINARY"], !path.isEmpty { return path }
  for argument in CommandLine.arguments {
    guard let bundle = argument.range(of: ".xctest") else { continue }
    let folder = URL(fileURLWithPath: String(argument[..<bundle.upperBound])).deletingLastPathComponent()
    return folder.appendingPathComponent("lineup").path
  }
  return "\(repositoryRoot)/.build/debug/lineup"
}()
