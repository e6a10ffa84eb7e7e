import Foundation
import TestSupport
import Testing

/// The permission bits of a file or folder.
func mode(of path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return try #require(attributes[.posixPermissions] as? Int)
}

/// Puts one file in the place of another at once.
func replace(_ source: String, with destination: String) throws {
  guard rename(source, destination) == 0 else { throw POSIXError(.EIO) }
}
