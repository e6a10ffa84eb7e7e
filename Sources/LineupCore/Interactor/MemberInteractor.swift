/// What can be done with members. It calls the repository and tells ``AppState``; it hands nothing back but whether
/// it succeeded, and never throws.
package struct MemberInteractor: Sendable {
  let repository: any Repository
  let appState: AppState

  /// Lists the members of a query.
  package func getAllMember(_ query: Query) {
    do {
      let rows = try stream(query, to: appState) { try repository.getMember(query, row: $0) }
      appState.members.send(rows.compactMap { if case .member(let member) = $0 { member } else { nil } })
    } catch {
      appState.members.send(nil)
      appState.memberError.send(error)
    }
  }

  /// Adds a member or, with `orSet`, sets the position of the one of that name.
  package func saveMember(_ draft: MemberDraft, orSet: Bool = false, mark: Mark) -> Bool {
    perform { try repository.saveMember(draft, orSet: orSet, mark: mark) }
  }

  /// Changes members.
  package func updateMember(_ rows: Selection, _ patch: MemberPatch, consent: Consent = .given, mark: Mark)
    -> Bool
  {
    perform {
      let survey = try consent.check(rows, in: repository)
      return try repository.updateMember(rows, patch, expecting: survey, mark: mark)
    }
  }

  /// Removes members.
  package func deleteMember(_ rows: Selection, consent: Consent = .given, mark: Mark) -> Bool {
    perform {
      let survey = try consent.check(rows, in: repository)
      return try repository.deleteMember(rows, expecting: survey, mark: mark)
    }
  }

  /// Finds members to suggest for what has been typed so far. A failure finds none.
  package func suggest(_ key: SuggestionKey, limit: Int) {
    appState.suggestions.send((try? repository.suggest(.member, key, limit: limit)) ?? [])
  }

  private func perform(_ work: () throws -> ChangeSet) -> Bool {
    appState.publish(work, errors: appState.memberError)
  }
}
