/// A row of a sandbox that got another id when it became real, since its own is taken there.
package struct Renumbering: Equatable, Sendable {
  /// The row as the sandbox has it.
  package let row: Change.Row

  /// The id that it got.
  package let id: Int64

  package init(row: Change.Row, id: Int64) {
    self.row = row
    self.id = id
  }
}
