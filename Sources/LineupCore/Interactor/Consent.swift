/// Whether a change may touch rows that were not named one by one.
package struct Consent {
  /// Answers for a change that would touch that many rows, more than one. No lock is held meanwhile.
  package enum Answer {
    case yes
    case no

    /// There is nobody to ask.
    case unasked
  }

  private let ask: (_ rows: Int) -> Answer

  package init(ask: @escaping (_ rows: Int) -> Answer) {
    self.ask = ask
  }

  /// Agrees to everything.
  package static var given: Consent { Consent { _ in .yes } }

  /// Looks at the rows and asks, where that is needed.
  ///
  /// - Returns: what the rows must still be when they are changed; nil when nobody had to be asked.
  /// - Throws: ``RepositoryError/consentNeeded(rows:)`` or ``RepositoryError/declined``.
  func check(_ rows: Selection, in repository: any Repository) throws -> Survey? {
    guard rows.isBroad else { return nil }
    let survey = try repository.survey(rows)
    guard survey.count > 1 else { return nil }
    switch ask(survey.count) {
    case .yes: return survey
    case .no: throw RepositoryError.declined
    case .unasked: throw RepositoryError.consentNeeded(rows: survey.count)
    }
  }
}
