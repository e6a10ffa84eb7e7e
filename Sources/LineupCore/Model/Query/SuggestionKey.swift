/// By what rows are found that are suggested for a word that is being typed.
package enum SuggestionKey: Equatable, Sendable {
  /// The beginning of an id's digits; empty for any.
  case id(String)

  /// The beginning of a name or title, or a part of it; empty for any.
  ///
  /// - Parameter done: whether only to-dos are wanted that are done, or only such that are not; nil for all.
  case text(String, Reach, done: Bool? = nil)

  /// The one row that is named so.
  case row(Selection.Term)

  /// How far a text is looked for.
  package enum Reach: Sendable {
    /// Only what an index finds, which takes no time to speak of however many rows there are: names that begin with the
    /// text as it is, in small letters, in capitals, or capitalized. There is no index of titles.
    case prefixes

    /// Also among the newest rows, what begins with the text in any spelling or has it anywhere.
    case everywhere
  }
}
