import Foundation
import TestSupport

/// A home for runs of the program that a transcript cannot describe.
struct ProgramHome {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The program with a HOME, and what else is set.
  func lineup(
    _ arguments: String..., set variables: [String: String] = [:], input: ChildProcess.Input = .empty
  ) -> ChildProcess {
    lineup(arguments, set: variables, input: input)
  }

  /// The program with any number of arguments.
  func lineup(
    _ arguments: [String], set variables: [String: String] = [:], input: ChildProcess.Input = .empty
  ) -> ChildProcess {
    ChildProcess(
      lineupBinary, arguments, environment: environment(variables), folder: folder.path, input: input)
  }

  /// A line for `sh`, which finds the program as `$LINEUP`.
  func shell(_ script: String, set variables: [String: String] = [:]) -> ChildProcess {
    ChildProcess(
      "/bin/sh", ["-c", script], environment: environment(variables), folder: folder.path,
      timeout: .seconds(60))
  }

  private func environment(_ variables: [String: String]) -> [String: String] {
    var environment = ChildProcess.plainEnvironment
    environment["HOME"] = folder.path
    environment["USER"] = "coach"
    environment["LINEUP"] = lineupBinary
    return environment.merging(variables) { $1 }
  }
}
