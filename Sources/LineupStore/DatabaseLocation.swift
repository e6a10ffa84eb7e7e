/// Which file holds the data, and how it came to be that one.
package struct DatabaseLocation: Equatable, Sendable {
  /// Empty when no file was named and nothing tells where the usual one is.
  package let path: String

  /// Whether the user named the file.
  ///
  /// Reading a named file that does not exist is an error; when it is made, the umask decides its mode, since
  /// teams share files. A file that was not named reads as empty until it is made, for the user alone, and
  /// its folder too.
  package let isNamed: Bool

  package init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}
