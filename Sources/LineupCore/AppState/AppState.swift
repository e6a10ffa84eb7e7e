import Synchronization

/// What the view shows, pushed to whoever observes it. Interactors write it, the shell reads it.
package final class AppState: Sendable {
  /// The first page of the newest listing of members; nil when loading failed.
  package let members = CurrentValueSubject<[Member]?, Never>([])

  /// The first page of the newest listing of to-dos.
  package let todoEvents = CurrentValueSubject<[TodoEvent], Never>([])

  /// Why the last call about members did not do what it was asked.
  package let memberError = PassthroughSubject<any Error, Never>()

  /// Why the last call about to-dos did not do what it was asked.
  package let todoEventError = PassthroughSubject<any Error, Never>()

  /// The changes of each command, once they are durable; within a transaction, a group or a rehearsal at once. A command
  /// that changed nothing sends none, an empty set.
  package let changes = PassthroughSubject<ChangeSet, Never>()

  /// Why the last call about changes did not do what it was asked.
  package let changeError = PassthroughSubject<any Error, Never>()

  /// The steps of a log, and those that were taken back.
  package let log = PassthroughSubject<LogEvent, Never>()

  /// Changes as they land, whoever makes them, for whoever asked for them.
  package let news = PassthroughSubject<NewsEvent, Never>()

  /// What a sandbox changed, and what came of it when it was applied.
  package let sandbox = PassthroughSubject<SandboxEvent, Never>()

  /// The rows of a listing, as they stream by.
  package let listing = PassthroughSubject<ListingEvent, Never>()

  /// How much there is of what, for whoever asked for it.
  package let statistics = PassthroughSubject<Statistics, Never>()

  /// Rows found for what has been typed so far.
  package let suggestions = PassthroughSubject<[ListedRow], Never>()

  /// Tags found for what has been typed so far, the one that most to-dos have first.
  package let tagSuggestions = PassthroughSubject<[TagUse], Never>()

  /// Whether a listing may go on; whoever observes it can stop it.
  package let listingStopped = Flag()

  /// The pages as they were when a transaction or a rehearsal began, each within the one before.
  let keptPages = Mutex<[Pages]>([])

  package init() {}

  /// How many rows ``members`` and ``todoEvents`` hold at the most, so that a normal roster is there as a whole while
  /// a large one costs nothing to change.
  package static let pageSize = 1000
}

/// What an observer of the log sees.
package enum LogEvent: Sendable {
  case began

  /// The steps of a page that are asked for, maybe none.
  case steps([Step])
  case ended(count: Int64)

  /// One step, looked at closely.
  case shown(Step, ChangeSet)

  /// A step was taken back; the changes that this made follow.
  case undone(Step)

  /// A step that had been undone is in effect again; the changes that this made follow.
  case redone(Step)

  /// So many changes of old steps were forgotten.
  case forgot(Int64)

  /// How much history is kept.
  case limit(HistoryLimit)
}

/// What an observer of a listing sees: the beginning, the rows in pages, then the end or a failure.
package enum ListingEvent: Sendable {
  case began(Query)
  case rows([ListedRow])
  case ended(count: Int)
  case failed(any Error)
}
