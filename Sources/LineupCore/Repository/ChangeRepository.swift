/// Where changes are kept: the journal of what every step did, whoever made it.
package protocol ChangeRepository {
  /// Streams the steps of the log, newest first, as one moment has them.
  ///
  /// - Parameters:
  ///   - query: which steps, and how many.
  ///   - page: called with some steps at a time, with none of a page that holds none, so that a long search can be
  ///     ended too; returning false ends the listing.
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when the query asks for a row that neither is there nor was.
  func steps(_ query: LogQuery, page: ([Step]) throws -> Bool) throws

  /// The step of a number, and its changes in the order made.
  ///
  /// - Throws: ``RepositoryError/stepNotFound(_:)``, ``RepositoryError/stepForgotten(_:)``.
  func step(_ number: Int64) throws -> (step: Step, changes: ChangeSet)

  /// Does work on changes in one transaction, which becomes one step.
  ///
  /// - Parameters:
  ///   - mark: what the step says of itself.
  ///   - body: the work; it must not call what changes data in the repository itself. It returns the number of the step
  ///     that it takes back, if it does that.
  /// - Returns: the changes made, in the order made, read from the journal.
  /// - Throws: what `body` throws, ``RepositoryError/transactionIsOpen``, or a storage failure.
  func replay(_ mark: Mark, _ body: (any ChangeTransaction) throws -> Int64?) throws -> ChangeSet

  /// Streams what the journal holds behind a place, in the order made, as one moment has it.
  ///
  /// - Parameters:
  ///   - place: where to begin; 0 is before everything, ``journalEnd()`` is now.
  ///   - change: called once a change; returning false ends the listing, after the other changes at the same place.
  /// - Returns: the place to go on from; every change before it was told. That is the end of the journal when the
  ///   listing was not ended early, also where `place` was beyond it because another file has taken the place of the one
  ///   before.
  func changes(after place: Int64, change: (JournalEntry) throws -> Bool) throws -> Int64

  /// The place behind the last change that was forgotten; 0 while none was.
  func journalStart() throws -> Int64

  /// The place behind the last change.
  func journalEnd() throws -> Int64

  /// Whether another connection has committed anything since this was last asked, or the file has gone; costs microseconds.
  ///
  /// The first time, and where it cannot be told, the answer is yes, so that nothing is missed.
  ///
  /// - Throws: ``RepositoryError/transactionIsOpen`` in a transaction or a rehearsal, which nobody else's changes get into.
  func hasNews() throws -> Bool

  /// How much history is kept; where there are no data yet, how much will be.
  func historyLimit() throws -> HistoryLimit

  /// Sets how much history is kept, for everyone who uses the data; nil leaves a part of the limit as it is. What exceeds
  /// it goes little by little. It is no step, and where it changes nothing it writes nothing.
  ///
  /// - Throws: ``RepositoryError/transactionIsOpen``, or a storage failure.
  func setHistoryLimit(changes: Int64?, days: Int64?, mark: Mark) throws

  /// Forgets the history that exceeds the limit at once. Data is never touched.
  ///
  /// - Parameter now: what ages are counted from.
  /// - Returns: how many changes were forgotten.
  /// - Throws: ``RepositoryError/transactionIsOpen``, or a storage failure.
  func prune(now: Date) throws -> Int64
}

/// What work on changes can see and do within its transaction.
package protocol ChangeTransaction {
  /// What the row of an id holds; nil when there is none.
  func image(of id: Int64, in entity: Entity) throws -> Image?

  /// Makes a change exactly, its id included, without looking at what is there.
  ///
  /// - Throws: ``RepositoryError/nameTaken(_:id:)`` when another row has the name that must be unique,
  ///   ``RepositoryError/idTaken(_:_:)``, or ``RepositoryError/recordNotFound(_:_:)`` when there is no row to change.
  func write(_ change: Change) throws

  /// A to-do that refers to a member; nil when there is none.
  ///
  /// - Parameter place: where given, only one that did not when the journal ended there.
  func todo(for member: Int64, since place: Int64?) throws -> Image?

  /// The names of the members whom the to-dos of changes refer to.
  func names(in changes: [Change]) throws -> [Int64: String]

  /// An id that no row of the entity has or had.
  func freeID(of entity: Entity) throws -> Int64

  /// The step of a number, and its changes in the order made.
  ///
  /// - Throws: ``RepositoryError/stepNotFound(_:)``, ``RepositoryError/stepForgotten(_:)``.
  func step(_ number: Int64) throws -> (step: Step, changes: [Change])

  /// Streams the steps that have a mark, newest first, until the closure returns false.
  func forEachStep(_ body: (Step) throws -> Bool) throws
}

/// Which steps of the log to list.
package struct LogQuery: Equatable, Sendable {
  /// Only steps that changed this row.
  package var row: RowReference?

  /// Only steps that meet this condition on ``Field/ofSteps``. What is not known of another program's steps compares as
  /// NULL does.
  package var filter: Predicate?

  /// The greatest number of steps, 0 or more; nil for all.
  package var limit: Int64?

  package init(row: RowReference? = nil, filter: Predicate? = nil, limit: Int64? = nil) {
    self.row = row
    self.filter = filter
    self.limit = limit
  }

  /// One row, by id or, for a member, by the name it has or had.
  package struct RowReference: Equatable, Sendable {
    package let entity: Entity
    package let term: Selection.Term

    package init(entity: Entity, term: Selection.Term) {
      self.entity = entity
      self.term = term
    }
  }
}

/// How much history is kept: whole steps, the newest first, as long as they exceed neither.
package struct HistoryLimit: Equatable, Sendable {
  /// The number of changes, 0 or more. The step that exceeds it is still kept whole.
  package var changes: Int64

  /// The age in days, 0 or more.
  package var days: Int64

  package init(changes: Int64 = 100_000, days: Int64 = 365) {
    self.changes = changes
    self.days = days
  }
}

/// A change in its place in the journal.
package struct JournalEntry: Equatable, Sendable {
  /// Its place, which no change before it exceeds. Changes that came of one and the same write may share theirs.
  package let place: Int64
  package let change: Change

  /// The number of the step that it belongs to, and what that says of itself; nil for another program's.
  package let step: (number: Int64, mark: Mark)?

  /// The names of the members whom the to-do that changed refers to, and maybe of others.
  package let names: [Int64: String]

  package init(
    place: Int64, change: Change, step: (number: Int64, mark: Mark)?, names: [Int64: String] = [:]
  ) {
    self.place = place
    self.change = change
    self.step = step
    self.names = names
  }

  /// Whether the journal says the same.
  package static func == (left: JournalEntry, right: JournalEntry) -> Bool {
    left.place == right.place && left.change == right.change && left.step?.number == right.step?.number
      && left.step?.mark == right.step?.mark
  }
}
