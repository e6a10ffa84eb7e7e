/// What went wrong, for a person: one sentence, what to do about it, and where.
package struct Diagnostic: Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning

    /// What is neither, and is to be known.
    case note
  }

  package var severity = Severity.error
  package var message: String

  /// What to do, as a line of its own.
  package var hint: String?

  /// Lines that tell more, such as the rows that are meant.
  package var notes: [String] = []

  /// The place in a source that it is about.
  package var place: Place?

  package init(severity: Severity = .error, _ message: String, hint: String? = nil, place: Place? = nil) {
    self.severity = severity
    self.message = message
    self.hint = hint
    self.place = place
  }
}

/// A stretch of a source.
package struct Place: Equatable, Sendable {
  package let source: Source
  package let span: SourceSpan

  package init(_ source: Source, _ span: SourceSpan) {
    self.source = source
    self.span = span
  }

  /// No line in particular: the program as it was called.
  package static let program = Place(Source(.operands, []), SourceSpan(0, 0))
}
