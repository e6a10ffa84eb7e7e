/// What could stand at the cursor.
package struct Completion: Equatable, Sendable {
  /// The part of the line that a candidate takes the place of, in UTF-8 offsets. It ends at the cursor or after it.
  package var replaced: Range<Int>

  /// The candidates, in the order in which they are shown.
  package var candidates: [Candidate]

  package init(replaced: Range<Int>, candidates: [Candidate]) {
    self.replaced = replaced
    self.candidates = candidates
  }
}
