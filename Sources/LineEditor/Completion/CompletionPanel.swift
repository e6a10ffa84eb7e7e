/// The candidates beneath the line: walked through, narrowed by typing, and gone at the next other key.
struct CompletionPanel {
  let candidates: [Candidate]

  /// Where in the line, in scalars, the text stands that a candidate takes the place of.
  let start: Int

  /// What stands there when none is chosen.
  let typed: String

  /// The index of the candidate that stands there instead.
  private(set) var chosen: Int?

  /// Whether the line has changed since the candidates were found.
  var isOutdated = false

  /// - Parameters:
  ///   - candidates: at least one.
  ///   - start: where the text begins that they complete, in scalars.
  ///   - typed: that text.
  init(_ candidates: [Candidate], start: Int, typed: String) {
    self.candidates = candidates
    self.start = start
    self.typed = typed
  }

  /// The chosen candidate.
  var choice: Candidate? { chosen.map { candidates[$0] } }

  /// What stands in the line: the chosen candidate, or what was typed.
  var text: String { choice?.insertion ?? typed }

  /// How the panel is walked through.
  enum Step {
    case next
    case previous
    case left
    case right
  }

  /// Chooses another candidate.
  ///
  /// - Returns: false when the step is nothing to the panel, as it has no columns to walk.
  mutating func walk(_ step: Step, in grid: CandidateGrid) -> Bool {
    switch step {
    case .next: chosen = ((chosen ?? -1) + 1) % candidates.count
    case .previous: chosen = ((chosen ?? 0) + candidates.count - 1) % candidates.count
    case .left, .right:
      guard let chosen, grid.across > 1 else { return false }
      self.chosen = grid.neighbour(of: chosen, columns: step == .left ? -1 : 1) ?? chosen
    }
    return true
  }
}
