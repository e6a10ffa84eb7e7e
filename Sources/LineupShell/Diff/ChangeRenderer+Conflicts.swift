import LineupCore

extension ChangeRenderer {
  /// How a row differs from what a step left.
  func difference(of conflict: Conflict) -> [String] {
    guard let holder = holder(conflict) else { return [line(conflict.expected, conflict.found, conflict)] }
    return ["\(line(conflict.expected, conflict.wanted, conflict)): \(holder)"]
  }

  /// What became of a row in a sandbox, and what in the real data.
  func versions(of conflict: Conflict) -> [String] {
    [
      "in the sandbox  \(line(conflict.expected, conflict.wanted, conflict))",
      "in your data    \(holder(conflict) ?? line(conflict.expected, conflict.found, conflict))",
    ]
  }

  private func line(_ old: Image?, _ new: Image?, _ conflict: Conflict) -> String {
    var line: [UInt8] = []
    append(Change(entity: conflict.entity, old: old, new: new), to: &line)
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// Who has the name that is wanted, where that is the conflict.
  private func holder(_ conflict: Conflict) -> String? {
    guard conflict.isOverName, let holder = conflict.found else { return nil }
    return "\(conflict.entity.name) \(holder.id) has that name"
  }
}
