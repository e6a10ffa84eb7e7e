import LineupCore

/// A walk over steps in pages. Whatever was committed since it began does not belong to it.
protocol StepWalk: Sendable {
  /// The next steps; nil when there are none.
  mutating func next(in session: Session) throws -> [Step]?
}
