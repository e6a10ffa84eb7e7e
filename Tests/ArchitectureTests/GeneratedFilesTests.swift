import Foundation
import TestSupport
import Testing

/// The files that `make generate` writes are checked in, so that a package can be built without running the program.
struct GeneratedFilesTests {
  @Test(arguments: [
    ("man", "man/lineup.1"),
    ("bash", "completions/lineup.bash"),
    ("zsh", "completions/_lineup"),
    ("fish", "completions/lineup.fish"),
  ])
  func `A generated file is current`(kind: String, path: String) throws {
    let outcome = try ChildProcess(lineupBinary, ["--generate", kind]).run()
    #expect(outcome.ending == .exit(0), "\(outcome.errorsText)")
    let file = try String(contentsOfFile: "\(repositoryRoot)/\(path)", encoding: .utf8)
    #expect(file == outcome.outputText, "\(path) is out of date: run `make generate`")
  }
}
