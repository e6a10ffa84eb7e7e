import LineupCore
import SQLite

/// A walk over the changes of the journal, in order, as the moment had it when the walk began.
struct ChangeWalk: Sendable {
  /// The place of the last row that is to be read.
  let end: Int64

  /// The place of the last row that was read.
  private var place: Int64
  private var reader = JournalReader()

  /// The first step that ends at the last row or behind it, and whether it was looked for.
  private var command: JournalCommand?
  private var hasCommand = false

  init(after place: Int64, in session: Session) throws {
    end = try session.journalEnd()
    self.place = max(place, try session.hasJournal ? session.prunedEnd() : 0)
  }

  /// The changes of the next rows; nil when there are no more rows.
  mutating func next(_ limit: Int, in session: Session) throws -> [JournalEntry]? {
    if place >= end { return nil }
    var rows: [JournalRow] = []
    try session.forEachRow(after: place, to: end) { row in
      rows.append(row)
      return rows.count < limit
    }
    guard let last = rows.last else { return nil }
    place = last.place
    let changes = rows.flatMap { row in reader.changes(of: row).map { (place: row.place, change: $0) } }
    let names = try session.names(in: changes.map(\.change))
    return try changes.map { place, change in
      JournalEntry(place: place, change: change, step: try step(at: place, in: session), names: names)
    }
  }

  private mutating func step(at place: Int64, in session: Session) throws -> (number: Int64, mark: Mark)? {
    if !hasCommand || (command.map { $0.last < place } ?? false) {
      command = try session.command(endingFrom: place)
      hasCommand = true
    }
    guard let command, command.last - command.count < place else { return nil }
    return (command.last, command.mark)
  }
}
