import LineupCore

/// The fields of a JSON object in their order, with what stands before the value of each.
struct JSONFields {
  static let member = JSONFields(Entity.member.fields)
  static let todo = JSONFields(Entity.todo.fields)

  let fields: [Field]

  /// `{"id":`, `,"name":` and so on.
  let keys: [[UInt8]]

  init(_ fields: [Field]) {
    self.fields = fields
    // A name of ours needs no escapes.
    keys = fields.enumerated().map { Array("\($0 == 0 ? "{" : ",")\"\($1.name)\":".utf8) }
  }
}
