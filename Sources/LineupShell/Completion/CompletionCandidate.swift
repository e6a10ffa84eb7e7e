/// One way to go on with a line.
package struct CompletionCandidate: Equatable, Sendable {
  /// What takes the place of the word that was begun.
  package var insertion: String

  /// What a list of candidates shows, which may be shorter or plainer than what is inserted.
  package var label: String
  package var detail: String

  /// Whether the word is complete with it, so that a blank may follow.
  package var isFinal = true

  init(_ insertion: String, label: String? = nil, detail: String = "", isFinal: Bool = true) {
    self.insertion = insertion
    self.label = label ?? insertion
    self.detail = detail
    self.isFinal = isFinal
  }
}

/// The ways to go on with a line at the cursor.
package struct CompletionList: Equatable, Sendable {
  /// The part of the line that an insertion replaces, in UTF-8 offsets.
  package var replaced: Range<Int>
  package var candidates: [CompletionCandidate]
}
