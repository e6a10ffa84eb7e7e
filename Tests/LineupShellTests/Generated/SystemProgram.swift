import Foundation

/// Programs of the system that tests try the generated files with.
enum SystemProgram {
  /// A program that should be here is not.
  struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is not installed: `make setup` installs it" }
  }

  /// The path of a program.
  static func path(of name: String) throws -> String {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let path = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    guard let path else { throw Missing(name: name) }
    return path
  }
}
