/// What can be done with to-dos; as ``MemberInteractor`` it tells ``AppState`` and never throws.
package struct TodoEventInteractor: Sendable {
  let repository: any Repository
  let appState: AppState

  /// Lists the to-dos of a query.
  package func listEvents(_ query: Query) {
    do {
      let rows = try stream(query, to: appState) { try repository.listEvents(query, row: $0) }
      appState.todoEvents.send(rows.compactMap { if case .todo(let event) = $0 { event } else { nil } })
    } catch {
      appState.todoEventError.send(error)
    }
  }

  /// Adds a to-do.
  package func createEvent(_ draft: TodoDraft, mark: Mark) -> Bool {
    perform { try repository.saveEvent(draft, mark: mark) }
  }

  /// Changes to-dos.
  package func updateEvent(_ rows: Selection, _ patch: TodoPatch, consent: Consent = .given, mark: Mark)
    -> Bool
  {
    perform {
      let survey = try consent.check(rows, in: repository)
      return try repository.updateEvent(rows, patch, expecting: survey, mark: mark)
    }
  }

  /// Removes to-dos. Removing what is not there is the error "record not found".
  package func deleteEvent(_ rows: Selection, consent: Consent = .given, mark: Mark) -> Bool {
    perform {
      let survey = try consent.check(rows, in: repository)
      return try repository.deleteEvent(rows, expecting: survey, mark: mark)
    }
  }

  /// Finds to-dos to suggest for what has been typed so far. A failure finds none.
  package func suggest(_ key: SuggestionKey, limit: Int) {
    appState.suggestions.send((try? repository.suggest(.todo, key, limit: limit)) ?? [])
  }

  /// Finds tags to suggest for what has been typed so far. A failure finds none.
  package func suggestTags(_ typed: String, limit: Int) {
    appState.tagSuggestions.send((try? repository.suggestTags(typed, limit: limit)) ?? [])
  }

  private func perform(_ work: () throws -> ChangeSet) -> Bool {
    appState.publish(work, errors: appState.todoEventError)
  }
}
