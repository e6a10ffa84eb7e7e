import Foundation

/// A folder of its own for one test, which goes with all that is in it when the last reference to it does.
package final class TemporaryFolder: Sendable {
  /// Its absolute path, without symbolic links.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("lineup-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    path = url.path
  }

  /// The path of something in it, whether that exists or not.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders above it where they are missing; returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Writes a file of text; returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// The bytes of a file in it.
  package func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }

  /// The bytes of a file in it; nil when there is none.
  package func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(of: name)).map { [UInt8]($0) }
  }

  /// The names of what is in it, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  deinit {
    // A test may have taken its own rights away.
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }
}
