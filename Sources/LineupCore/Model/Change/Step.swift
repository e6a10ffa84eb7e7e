/// What one transaction committed: one entry of the log, one step of undo.
package struct Step: Equatable, Sendable, Identifiable {
  /// What kind of step it is, which follows from what it undoes.
  package enum Kind: Equatable, Sendable {
    /// A command, a script, an import, an apply.
    case command

    /// It took back the step of that number.
    case undo(Int64)

    /// It brought back what the undo of that number had taken.
    case redo(Int64)

    /// Another program made it; when is known only roughly.
    case outside
  }

  /// Its number: the place in the journal of its last row.
  package let id: Int64
  package let kind: Kind

  /// Nil for a step of another program.
  package let mark: Mark?

  /// How many changes it made.
  package let count: Int64

  /// Whether a later step took it back.
  package let isUndone: Bool

  package init(id: Int64, kind: Kind, mark: Mark?, count: Int64, isUndone: Bool) {
    self.id = id
    self.kind = kind
    self.mark = mark
    self.count = count
    self.isUndone = isUndone
  }

  /// Who made what no session of lineup made.
  package static let outsider = "another program"

  /// Who made it, as the log names them.
  package var user: String { mark.map { String($0.user) } ?? Step.outsider }
}
