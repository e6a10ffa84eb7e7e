/// A terminal did not do what a test waited for.
package struct TerminalError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
