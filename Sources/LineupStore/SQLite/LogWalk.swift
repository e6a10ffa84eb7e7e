import LineupCore
import SQLite

/// A walk over the log, newest first, in pages, all as the moment had it when the walk began: what was committed since is
/// above its beginning.
struct LogWalk: StepWalk {
  /// How many steps are read at a time.
  private static let page: Int64 = 100

  /// Whether what other programs did is shown, which has to be read for that.
  private let showsOutside: Bool

  /// The place from which to go on; nil when there is nothing left.
  private var end: Int64?

  /// The steps that a step in effect takes back, as far as was walked.
  private var takenBack: Set<Int64> = []

  init(in session: Session, showsOutside: Bool = true) throws {
    self.showsOutside = showsOutside
    end = try session.hasJournal ? session.logEnd() : nil
  }

  /// The next steps; nil when there are none.
  mutating func next(in session: Session) throws -> [Step]? {
    guard let from = end else { return nil }
    let stretches = try session.stretches(downFrom: from, limit: LogWalk.page)
    end = stretches.last?.start
    if stretches.isEmpty { return nil }
    return try stretches.compactMap { try step($0, in: session) }
  }

  private mutating func step(_ stretch: Stretch, in session: Session) throws -> Step? {
    let isUndone = takenBack.contains(stretch.last)
    if !isUndone, let taken = stretch.command?.undoes { takenBack.insert(taken) }
    if stretch.command == nil, !showsOutside { return nil }
    return try session.step(of: stretch, isUndone: isUndone)
  }
}
