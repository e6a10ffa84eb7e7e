import Foundation
import LineupShell
import TestSupport
import Testing

/// The files made from the catalog are checked in, and must be what the catalog says now.
struct GeneratedTests {
  @Test(arguments: [
    ("man", "man/lineup.1"), ("bash", "completions/lineup.bash"), ("zsh", "completions/_lineup"),
    ("fish", "completions/lineup.fish"),
  ])
  func `The checked-in file is current`(format: String, path: String) throws {
    let file = try String(contentsOfFile: "\(repositoryRoot)/\(path)", encoding: .utf8)
    #expect(Generated.text(format) == file, "\(path) is out of date: run `make generate`")
  }

  @Test func `There is nothing but these`() {
    #expect(Generated.text("pdf") == nil)
    #expect(Generated.text("") == nil)
  }
}
