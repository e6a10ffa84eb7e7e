/// Where to-dos are kept. What ``MemberRepository`` says of transactions, changes and errors holds here too.
package protocol TodoEventRepository {
  /// Streams the to-dos of a query, by id where no other order is given.
  func listEvents(_ query: Query, row: (ListedRow) throws -> Bool) throws

  /// Adds a to-do; the change that is returned carries its new id.
  func saveEvent(_ draft: TodoDraft, mark: Mark) throws -> ChangeSet

  /// Changes to-dos. A row that already is as the patch would have it makes no change.
  func updateEvent(_ rows: Selection, _ patch: TodoPatch, expecting: Survey?, mark: Mark) throws -> ChangeSet

  /// Removes to-dos; the changes that are returned tell which rows went.
  func deleteEvent(_ rows: Selection, expecting: Survey?, mark: Mark) throws -> ChangeSet
}
