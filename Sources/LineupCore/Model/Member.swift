/// One player of the team.
package struct Member: Identifiable, Equatable, Sendable {
  package var id: Int64

  /// Unique in the roster, in Unicode's NFC.
  package var name: String
  package var position: Position

  package init(id: Int64, name: String, position: Position) {
    self.id = id
    self.name = name
    self.position = position
  }
}
