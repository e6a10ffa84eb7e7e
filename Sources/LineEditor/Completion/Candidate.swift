/// One way to complete what is being typed.
package struct Candidate: Equatable, Sendable {
  /// The text that takes the place of ``Completion/replaced``, quoted as the line needs it.
  package var insertion: String

  /// What a list of candidates shows; control characters in it are made visible.
  package var label: String

  /// A word on what it is, shown beside the label; may be empty.
  package var detail: String

  /// Whether nothing can follow without a blank, so that one is added when this is the only candidate.
  package var isFinal: Bool

  /// Whether it goes on as what was typed begins, so that it may take its place unasked. Others are only listed, to be
  /// chosen.
  package var continuesTyped: Bool

  package init(
    insertion: String, label: String, detail: String = "", isFinal: Bool = true, continuesTyped: Bool = true
  ) {
    self.insertion = insertion
    self.label = label
    self.detail = detail
    self.isFinal = isFinal
    self.continuesTyped = continuesTyped
  }
}
