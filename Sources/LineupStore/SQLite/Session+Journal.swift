import LineupCore
import SQLite

/// Reading and writing the journal.
extension Session {
  private static let place: SQL = "\(JournalRow.place)"

  private static let end = ("SELECT max(ifnull(max(\(place)), 0), 0) FROM \(Schema.changes)" as SQL).hashed

  /// Reads the number of the last step; the greatest number there is can be nobody's.
  private static let lastNumber: SQL =
    "SELECT ifnull(max(last), 0) FROM \(Schema.commands) WHERE last < \(raw: String(Int64.max))"

  private static let rows: SQL = "SELECT \(JournalRow.columns.joined(by: ", ")) FROM \(Schema.changes)"

  private static let selectRows =
    ("\(rows) WHERE \(place) > ? AND \(place) <= ? ORDER BY \(place)" as SQL).hashed

  private static let insertCommand =
    ("INSERT OR FAIL INTO \(Schema.commands)(\(JournalCommand.columns)) VALUES (?, ?, ?, ?, ?, ?)" as SQL)
    .hashed

  /// The place of the last row of the journal; 0 when there is none.
  func journalEnd() throws -> Int64 {
    try hasJournal ? connection.value(Session.end) : 0
  }

  /// The place of the last row that the log tells of.
  func logEnd() throws -> Int64 {
    try openStart ?? journalEnd()
  }

  /// Calls `body` with each row behind a place up to another, in order, until it returns false.
  func forEachRow(after place: Int64, to end: Int64, _ body: (JournalRow) throws -> Bool) throws {
    try connection.forEach(Session.selectRows, with: place, end) { try body(JournalRow($0)) }
  }

  /// The changes behind a place up to another, in the order made.
  func changes(after place: Int64, to end: Int64 = .max) throws -> [Change] {
    var reader = JournalReader()
    var changes: [Change] = []
    try forEachRow(after: place, to: end) { row in
      changes += reader.changes(of: row)
      return true
    }
    return changes
  }

  /// How many changes lie behind a place up to another. There may be more of them than fit into memory.
  func changeCount(after place: Int64, to end: Int64) throws -> Int64 {
    var reader = JournalReader()
    var count: Int64 = 0
    try forEachRow(after: place, to: end) { row in
      count += Int64(reader.changes(of: row).count)
      return true
    }
    return count
  }

  /// Makes a step of everything in the journal behind a place up to its end, all of which this transaction wrote. The end
  /// is its number.
  func record(_ mark: Mark, after start: Int64, to end: Int64, undoes: Int64?) throws {
    try connection.run(
      Session.insertCommand, with: end, end - start, mark.date.milliseconds, mark.session, mark.text, undoes)
  }

  /// Whether another program deleted the newest rows of the journal, whose places would be given again.
  func hasLostRows() throws -> Bool {
    try connection.value(Session.lastNumber) > connection.value(Session.end)
  }

  /// Notes in the journal that changes may be missing. The note is nobody's, so that no undo takes it.
  func noteGap(_ date: Date) throws {
    let last: Int64 = try connection.value(Session.lastNumber)
    let place = min(max(try connection.value(Session.end), last), .max - 1) + 1
    try connection.run(
      "INSERT INTO \(Schema.changes)(\(JournalRow.place), \(JournalRow.table)) VALUES (\(place), 0)")
    try connection.run(
      Session.insertCommand, with: place, Int64(1), date.milliseconds, String?.none, JournalCommand.gap,
      Int64?.none)
    try raiseIDs()
  }

  /// Takes back what a failed statement left in the journal: rows that it put in danger.
  func forgetRows(after place: Int64) throws {
    try connection.run("DELETE FROM \(Schema.changes) WHERE \(JournalRow.place) > \(place)")
  }

  /// Makes sure that no id that the journal knows is given again, whatever the triggers missed.
  private func raiseIDs() throws {
    for entity in Entity.allCases {
      for image in ["old_id", "new_id"] {
        let id = Column<Int64>(image)
        try connection.run(
          """
          UPDATE \(Schema.ids) SET last = max(last, ifnull((
            SELECT max(\(id)) FROM \(Schema.changes)
            WHERE abs(\(JournalRow.table)) = \(entity.rawValue) AND \(id) < \(Int64.max)), 0))
          WHERE entity = \(entity.rawValue)
          """)
      }
    }
  }
}
