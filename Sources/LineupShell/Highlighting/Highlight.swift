/// A stretch of a line and what it is, for an editor to colour.
package struct Highlight: Equatable, Sendable {
  /// What a stretch may be. Blanks, names, titles and whatever else is plain text is none of these.
  package enum Role: Sendable, CaseIterable {
    /// A word that calls a command: `member`, `add`, an alias.
    case command
    case option

    /// An id, a range of ids, a count, a date.
    case number
    case position

    /// Another word out of a few: an output mode, the value of a setting, `yes`.
    case choice

    /// Text begun by a quote, its quotes included.
    case quoted

    /// What begins, joins or compares: `where`, `and`, `order by`, `=`.
    case clause

    /// A field of rows, or a setting.
    case field
    case comment

    /// `;` and `|`.
    case separator

    /// What follows `|`, which another program understands.
    case systemCommand

    /// What is refused, however the line may go on.
    case error
  }

  /// Where it stands, in UTF-8 offsets.
  package var range: Range<Int>
  package var role: Role

  init(_ role: Role, _ range: Range<Int>) {
    self.role = role
    self.range = range
  }
}
