/// What a row holds at one moment: its id and its raw field values, in the order of ``Entity/fields``.
///
/// An image is not an entity: it can hold a damaged row, so that a change to one can be shown and undone.
package struct Image: Equatable, Sendable {
  package var id: Int64

  /// The value of each field but the id; ``Field/slot`` is the index.
  package var values: [FieldValue]

  package init(id: Int64, values: [FieldValue]) {
    self.id = id
    self.values = values
  }

  /// The value of a field. A slot the image lacks is NULL: fields added later are nullable.
  package subscript(field: Field) -> FieldValue {
    guard let slot = field.slot else { return .integer(id) }
    return values.indices.contains(slot) ? values[slot] : .null
  }

  /// Sets the value of a field whose slot the image has. Ids never move.
  package mutating func set(_ field: Field, _ value: FieldValue) {
    if let slot = field.slot, values.indices.contains(slot) { values[slot] = value }
  }
}
