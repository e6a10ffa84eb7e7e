import LineupCore

extension Assignee {
  /// The name, or `member 7` where there is no such member.
  var text: String { name ?? "member \(id)" }
}
