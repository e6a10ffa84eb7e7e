package import LineupCore

/// One way to go on with a line.
package struct CompletionCandidate: Equatable, Sendable {
  /// What takes the place of the word that was begun.
  package var insertion: String

  /// What a list of candidates shows, which may be shorter or plainer than what is inserted.
  package var label: String
  package var detail: String

  /// Whether the word is complete with it, so that a blank may follow.
  package var isFinal: Bool

  /// How what was typed is found in it; the best come first.
  package var match: TypedWord.Match

  /// Whether it goes on from what was typed, case, quotes and other names aside, so that it may be inserted unasked. What
  /// does not takes the place of what was typed only when a person chooses it.
  package var continuesTyped: Bool

  /// - Parameter continuesTyped: nil when that follows from `match`.
  init(
    _ insertion: String, label: String? = nil, detail: String = "", isFinal: Bool = true,
    match: TypedWord.Match = .exact, continuesTyped: Bool? = nil
  ) {
    self.insertion = insertion
    self.label = label ?? insertion
    self.detail = detail
    self.isFinal = isFinal
    self.match = match
    self.continuesTyped = continuesTyped ?? (match < .elsewhere)
  }
}

extension [CompletionCandidate] {
  /// Those that begin with what was typed; only where there are none, those that have it elsewhere.
  var preferringBeginnings: [CompletionCandidate] {
    contains { $0.match < .elsewhere } ? filter { $0.match < .elsewhere } : self
  }

  /// The best first, the others in the order they have, and none that would insert the same as one before it.
  var ranked: [CompletionCandidate] {
    var seen: Set<[UInt8]> = []
    return TypedWord.Match.allCases.flatMap { match in filter { $0.match == match } }
      .filter { seen.insert([UInt8]($0.insertion.utf8)).inserted }
  }
}
