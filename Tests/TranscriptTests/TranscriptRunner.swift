import Foundation
import TestSupport

/// Runs the commands of a case in a home of its own.
struct TranscriptRunner {
  /// Holds `home`, which is what commands see, and `bin`, where they find lineup.
  private let folder: TemporaryFolder
  private let home: String
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    home = folder.path(of: "home")
    let bin = folder.path(of: "bin")
    for path in [home, bin] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/lineup", withDestinationPath: lineupBinary)
    var environment = ChildProcess.plainEnvironment
    environment["PATH"] = "\(bin):\(environment["PATH"] ?? "")"
    environment["HOME"] = home
    environment["USER"] = "coach"
    environment["LOGNAME"] = "coach"
    environment["LINEUP_NOW"] = "2026-11-30T15:00Z"
    self.environment = environment
  }

  /// Runs a case; what comes back is the case as it would have to stand to pass.
  static func run(_ each: TranscriptCase) throws -> TranscriptCase {
    let runner = try TranscriptRunner()
    var actual = each
    for index in each.steps.indices {
      actual.steps[index].result = try runner.run(each.steps[index].command)
    }
    return actual
  }

  private func run(_ command: [String]) throws -> TranscriptCase.Result {
    let script = command.joined(separator: "\n")
    let outcome = try ChildProcess("/bin/sh", ["-c", script], environment: environment, folder: home).run()
    let code: Int32 =
      switch outcome.ending {
      case .exit(let code): code
      case .signal(let signal): 128 + signal
      }
    return TranscriptCase.Result(
      output: withoutHome(outcome.output), errors: withoutHome(outcome.errors), code: code)
  }

  /// Puts `[HOME]` where the path of the home stands, which is another on each run.
  private func withoutHome(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let range = rest.firstRange(of: Array(home.utf8)) {
      result += rest[..<range.lowerBound] + Array("[HOME]".utf8)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
