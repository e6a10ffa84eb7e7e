/// A column by name, of the type its values have.
package struct Column<Value>: Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }
}
