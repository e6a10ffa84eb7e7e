/// A stretch of a source, in UTF-8 offsets, its end not included.
package struct SourceSpan: Equatable, Sendable {
  package var lower: Int
  package var upper: Int

  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  /// The shortest stretch that holds both.
  func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(min(lower, other.lower), max(upper, other.upper))
  }
}
