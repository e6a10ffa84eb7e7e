import LineupCore
import SQLite

/// Tables of files that no command has changed yet since they were made by an app or a lineup that came before: they lack
/// columns, which only a change adds.
///
/// For a reader a view of the same name lies over such a table, on this connection only, in which the columns are NULL. So
/// whatever is read, it is read in one way, and the file stays as it is.
extension Session {
  /// Lays views over the tables that lack columns, and takes those away that lie over others.
  func cover(_ schema: Schema) throws {
    try uncover()
    let todos = EntityTable.events
    if schema.has(.todo), !schema.isCurrent || !hasLastColumn(todos) {
      try cover(
        todos.table, known: [todos.id.name] + todos.columns.map(\.name),
        later: todos.later.map { todos.column($0).name })
    }
    if !schema.isCurrent, schema.hasJournal {
      let images = JournalRow.imageColumns
      try cover(
        Schema.changes, known: [JournalRow.place.name, JournalRow.table.name] + images, later: images)
    }
    // To-dos refer to members.
    if schema.has(.todo), !schema.has(.member) {
      let columns = Entity.member.table.selected.map { "NULL AS \($0)" as SQL }
      try cover(Entity.member.table.table, "\(columns.joined(by: ", ")) WHERE 0")
    }
  }

  /// Whether the table still has the column that came last. Who makes it anew without that has made it without the others.
  private func hasLastColumn(_ table: EntityTable) -> Bool {
    table.columns.last.map { connection.hasColumn($0.name, in: table.table.name) } ?? true
  }

  private func cover(_ table: Table, known: [String], later: [String]) throws {
    let missing = later.filter { !connection.hasColumn($0, in: table.name) }
    if missing.isEmpty { return }
    // Without quotes, in which a view would take a column that is not there for text.
    let columns = known.map { missing.contains($0) ? "NULL AS \($0)" : $0 }
    try cover(table, "\(raw: columns.joined(separator: ", ")) FROM main.\(table)")
  }

  private func cover(_ table: Table, _ selected: SQL) throws {
    if !hasCovered {
      // Else SQLite might make a file for it.
      try connection.execute("PRAGMA temp_store = MEMORY")
      hasCovered = true
    }
    try connection.execute("CREATE TEMP VIEW \(table) AS SELECT \(selected)")
  }

  /// Runs `body` with one unchanging view of the database.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try connection.snapshot {
        try currentSchema()
        return try body()
      }
    } catch {
      // What was laid over tables has gone with it.
      if hasCovered { forgetSchema() }
      throw error
    }
  }

  /// Takes all such views away.
  func uncover() throws {
    guard hasCovered else { return }
    for table in Entity.allCases.map(\.table.table) + [Schema.changes] {
      try connection.execute("DROP VIEW IF EXISTS temp.\(table)")
    }
  }
}
