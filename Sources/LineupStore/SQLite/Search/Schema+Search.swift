import LineupCore
import SQLite

extension Schema {
  /// The search index of to-dos: which pieces of text are where in which segment, a stretch of ids. It is made when there
  /// are many to-dos. It may tell of too much, for what it finds is looked at, but never of too little.
  static let search = Table("lineup_search")

  /// Makes an empty index, also in the place of one in another form.
  static func makeSearch(on connection: Connection) throws {
    try connection.execute("DROP TABLE IF EXISTS \(search)")
    try connection.execute(
      """
      CREATE TABLE \(search)(segment INTEGER NOT NULL, gram INTEGER NOT NULL, places BLOB NOT NULL,
        PRIMARY KEY (segment, gram)) WITHOUT ROWID
      """)
  }

  /// What of a to-do is in the index.
  static let searchedFields = Field.allSearched(of: .todo) + [.todoTags]

  /// The columns of the table that hold it.
  static let searchedColumns = searchedFields.map { "\(Entity.todo.table.column($0))" as SQL }

  /// The columns of an image in the journal that hold it.
  static func searchedColumns(of image: String) -> [SQL] {
    let columns = JournalRow.columns(of: image, slots: Entity.todo.table.columns.count)
    return searchedFields.compactMap { $0.slot.map { "\(raw: columns[$0 + 1])" } }
  }

  /// Calls `body` with each piece of what columns of a row hold, as ``searchedColumns`` lists them.
  static func forEachGram(_ row: borrowing Row, at column: Int, _ body: (Int64) -> Void) {
    for (index, field) in searchedFields.enumerated() {
      row.withText(at: column + index) { text in
        if field.kind == .tags {
          Grams.forEachTag(in: text, body)
        } else {
          Grams.forEach(in: text, body)
        }
      }
    }
  }
}

extension LineupCore.Predicate {
  /// Ranges of pieces, from each of which whatever meets the condition has one; none where an index is no help.
  var grams: [ClosedRange<Int64>] {
    var grams: [ClosedRange<Int64>] = []
    var rest = [self]
    while let next = rest.popLast() {
      switch next {
      case .and(let left, let right): rest += [left, right]
      case .mentions(.todo, let text):
        // As the condition splits it.
        grams += text.split(whereSeparator: \.isWhitespace).flatMap { FoldedNeedle(String($0)).grams }
      case .contains(let field, let text) where Field.allSearched(of: .todo).contains(field):
        grams += FoldedNeedle(text).grams
      case .compare(.todoTags, .equal, .text(let tag)): grams.append(Grams.tag(tag)...Grams.tag(tag))
      default: break
      }
    }
    return grams
  }
}
