/// The member whom a to-do is for.
package struct Assignee: Hashable, Sendable {
  package var id: Int64

  /// Nil where no such member is: another program removed him, or whoever tells does not know.
  package var name: String?

  /// The name, or `member 7` where there is no such member.
  package var text: String { name ?? "member \(id)" }

  package init(id: Int64, name: String? = nil) {
    self.id = id
    self.name = name
  }
}
