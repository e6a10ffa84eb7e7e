import LineupCore

extension ChangeRenderer {
  /// How a row differs from what a step left.
  func difference(of conflict: Conflict) -> [String] {
    guard let holder = obstacle(conflict) else { return [line(conflict.expected, conflict.found, conflict)] }
    return ["\(line(conflict.expected, conflict.wanted, conflict)): \(holder)"]
  }

  /// What became of a row in a sandbox, and what in the real data.
  func versions(of conflict: Conflict) -> [String] {
    [
      "in the sandbox  \(line(conflict.expected, conflict.wanted, conflict))",
      "in your data    \(obstacle(conflict) ?? line(conflict.expected, conflict.found, conflict))",
    ]
  }

  private func line(_ old: Image?, _ new: Image?, _ conflict: Conflict) -> String {
    var line: [UInt8] = []
    with(names: conflict.names).append(Change(entity: conflict.entity, old: old, new: new), to: &line)
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// Which other row stands in the way, where that is the conflict.
  private func obstacle(_ conflict: Conflict) -> String? {
    guard let row = conflict.found else { return nil }
    return switch conflict.cause {
    case .row: nil
    case .name: "\(conflict.entity.name) \(row.id) has that name"
    case .reference: "todo \(row.id) is for him"
    }
  }
}
