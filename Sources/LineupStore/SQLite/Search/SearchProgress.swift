/// What a session knows of how far the search index is behind, so that it need not look after every commit.
struct SearchProgress {
  /// A session that never looked does so after a step in so many, for most make only one.
  private static let interval: Int64 = 8

  /// How many rows it wrote to the journal since it last looked.
  private var written: Int64 = 0
  private var hasLooked = false

  /// Whether there may be more to do than was done.
  var isBehind = false

  /// Of what size the segments of the index were, as ``SearchState/bits`` says.
  var bits = SearchState.usualBits

  /// Takes note of a step whose rows lie between two places of the journal.
  mutating func add(_ start: Int64, _ end: Int64) {
    written += max(0, end - start)
    let interval = SearchProgress.interval
    if !hasLooked, start / interval != end / interval { isBehind = true }
  }

  /// How many portions of the work are to be done now: some for many rows that were written, one at the most for a few.
  mutating func takePortions() -> Int64 {
    guard isBehind || written >= SearchState.patience(bits) else { return 0 }
    defer { (written, hasLooked) = (0, true) }
    return 1 + written >> bits
  }
}
