import LineupCore
import SQLite

/// Forgetting old history, whole steps at a time. Nothing here touches data.
///
/// What is to go is first hidden, by the place of the last row that does not count any more, and then deleted little by
/// little. The newest row stays, so that no place is ever given twice.
extension Session {
  /// How many rows go after a commit. It takes about a millisecond.
  private static let portion: Int64 = 4_000

  /// How many rows are written before history is looked at again.
  private static let interval: Int64 = 1_000

  /// The place of the last row that does not count any more.
  func prunedEnd() throws -> Int64 {
    try setting("pruned") ?? 0
  }

  func historyLimit() throws -> HistoryLimit {
    var limit = HistoryLimit()
    guard try hasJournal else { return limit }
    if let changes = try setting("history_changes") { limit.changes = max(0, changes) }
    if let days = try setting("history_days") { limit.days = max(0, days) }
    return limit
  }

  /// Sets the limit; nil leaves a part of it as it is.
  func setHistoryLimit(_ changes: Int64?, _ days: Int64?) throws {
    if let changes { try set("history_changes", to: max(0, changes)) }
    if let days { try set("history_days", to: max(0, days)) }
    hasOldHistory = true
  }

  /// Forgets a little, if it is time to, after a commit that wrote the rows between two places. That it cannot be done,
  /// because somebody else is writing for instance, is no reason to trouble anybody.
  func forgetALittle(_ start: Int64, _ end: Int64, now: Date) {
    guard hasOldHistory || start / Session.interval != end / Session.interval else { return }
    try? connection.transaction(patience: 0) { _ = try forgetHistory(now: now) }
  }

  /// Hides what exceeds the limit, and deletes a portion of what is hidden.
  ///
  /// - Returns: how many rows were deleted; ``hasOldHistory`` says whether there are more.
  func forgetHistory(now: Date) throws -> Int64 {
    let end = try journalEnd()
    let hidden = try prunedEnd()
    let floor = try max(hidden, min(keptPlace, floor(historyLimit(), end: end, now: now)))
    if floor > hidden { try set("pruned", to: floor) }
    let first: Int64 = try connection.value(
      "SELECT max(ifnull(min(\(JournalRow.place)), 0), 0) FROM \(Schema.changes)")
    let target = min(floor, end - 1)
    hasOldHistory = target - first >= Session.portion
    if target < first { return 0 }
    let last = hasOldHistory ? first + Session.portion - 1 : target
    try keepSearchUp(to: last)
    // Of a file that is older than this program there may be a view of that name, for reading.
    try connection.run("DELETE FROM main.\(Schema.changes) WHERE \(JournalRow.place) <= \(last)")
    let count = connection.changes
    try connection.run("DELETE FROM \(Schema.commands) WHERE last <= \(last)")
    return count
  }

  /// The place of the last row that exceeds the limit, which is always the last of a step.
  private func floor(_ limit: HistoryLimit, end: Int64, now: Date) throws -> Int64 {
    var floor = end > limit.changes ? try lastBoundary(end - limit.changes) : 0
    // No clock is older than this many days, and the multiplication stays within bounds.
    let oldest = now.milliseconds - min(limit.days, 1_000_000) * 86_400_000
    try connection.forEach(
      "SELECT last, at FROM \(Schema.commands) WHERE last > \(floor) ORDER BY last LIMIT \(Session.portion)"
    ) { row in
      guard let date = row.integer(at: 1), date < oldest else { return false }
      floor = try row.read(0)
      return true
    }
    return floor
  }

  /// The last place up to the given one at which a step or what lies between steps ends.
  private func lastBoundary(_ place: Int64) throws -> Int64 {
    if let next = try command(endingFrom: place + 1), next.last - next.count <= place {
      return next.last - next.count
    }
    return try connection.value("SELECT ifnull(max(last), 0) FROM \(Schema.commands) WHERE last <= \(place)")
  }
}
