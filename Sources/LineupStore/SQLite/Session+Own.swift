import LineupCore
import SQLite

/// What this session itself changes, in a transaction of several calls. Nobody else can change anything meanwhile, so what
/// the first of them looked up is known to the others.
extension Session {
  /// The place of the last row of the journal, where changes are about to follow.
  func journalEndBeforeChanges() throws -> Int64 {
    let known = held.journalEnd
    held.journalEnd = nil
    held.written = try known.map { try $0 < .max / 2 && tablesAreExact } ?? false ? [] : nil
    return try known ?? journalEnd()
  }

  /// Takes note of a change of one row.
  func hasWritten(_ change: Change) {
    if change.old == nil, let new = change.new { held.add(new.id, of: change.entity) }
    held.written?.append(change)
  }

  /// The changes made behind a place, in the order made, and the place of the last row of the journal.
  ///
  /// They are read from the journal, which knows what triggers of other programs did and what became of a value in a column
  /// of another type; or they are what was written, where neither is possible. Reading them back takes as long as a third
  /// of an insert.
  func ownChanges(after place: Int64) throws -> (changes: [Change], end: Int64) {
    guard let written = held.written else { return try journaledChanges(after: place) }
    held.written = nil
    let end = place + Int64(written.count)
    assert((try? journaledChanges(after: place)).map { $0.changes == written && $0.end == end } ?? true)
    return (written, end)
  }

  /// Takes note of how far the journal goes after them.
  func hasChanged(upTo end: Int64) {
    if isPartOfTransaction { held.journalEnd = end }
  }

  private func journaledChanges(after place: Int64) throws -> (changes: [Change], end: Int64) {
    var reader = JournalReader()
    var changes: [Change] = []
    var end = place
    try forEachRow(after: place, to: .max) { row in
      changes += reader.changes(of: row)
      end = row.place
      return true
    }
    return (changes, end)
  }

  /// Whether the tables hold exactly what is written to them and nothing else changes their rows: no trigger of another
  /// program, no column of another type, no foreign key.
  private var tablesAreExact: Bool {
    get throws {
      if let known = held.isExact { return known }
      let isExact = try !needsWayBack && Entity.allCases.allSatisfy { try holdsExactly($0.table) }
      held.isExact = isExact
      return isExact
    }
  }

  private func holdsExactly(_ table: EntityTable) throws -> Bool {
    let name = table.table.name
    let isReferring: Bool = try connection.value(
      "SELECT EXISTS (SELECT 1 FROM pragma_foreign_key_list(\(name)))")
    if isReferring { return false }
    return table.entity.fields.allSatisfy {
      connection.typeOfColumn(table.column($0).name, in: name) == $0.kind.columnType
    }
  }
}
