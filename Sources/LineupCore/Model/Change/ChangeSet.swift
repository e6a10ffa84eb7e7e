/// What a call changed, in the order made, and the step of the log that this became.
package struct ChangeSet: Equatable, Sendable {
  package let changes: [Change]

  /// The step's number; nil when nothing changed, and in an open transaction, which becomes a step when it is kept.
  package let step: Int64?

  /// The names of the members whom the to-dos in it refer to, by id; one who is not there any more has none, unless he is
  /// removed in it.
  package let names: [Int64: String]

  package init(_ changes: [Change], step: Int64? = nil, names: [Int64: String] = [:]) {
    self.changes = changes
    self.step = step
    self.names = names
  }
}

extension ChangeSet: RandomAccessCollection {
  package var startIndex: Int { changes.startIndex }
  package var endIndex: Int { changes.endIndex }
  package subscript(position: Int) -> Change { changes[position] }
}

extension ChangeSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral changes: Change...) {
    self.init(changes)
  }
}
