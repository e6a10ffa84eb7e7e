import LineupCore

/// A stretch of the journal that is one entry of the log: a step, or what other programs did between two steps.
struct Stretch: Sendable {
  /// The place before the first row.
  let start: Int64

  /// The place of the last row.
  let last: Int64

  /// Nil for what other programs did.
  let command: JournalCommand?
}
