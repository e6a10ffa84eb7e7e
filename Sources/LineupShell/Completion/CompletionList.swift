/// The ways to go on with a line at the cursor.
package struct CompletionList: Equatable, Sendable {
  /// The part of the line that an insertion replaces, in UTF-8 offsets.
  package var replaced: Range<Int>

  /// The candidates, the best first: those that begin with what was typed, byte for byte and then in another spelling, and
  /// then those that have it elsewhere.
  package var candidates: [CompletionCandidate]
}
