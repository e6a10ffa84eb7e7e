import LineupCore
import SQLite

/// What lineup wrote down of one of its steps.
struct JournalCommand: Sendable {
  /// What the note of a gap says.
  static let gap =
    "another program removed lineup's triggers or its journal: changes before this may be missing"

  static let columns: SQL = "last, n, at, session, text, undoes"

  /// The place of the step's last row, which is its number.
  let last: Int64

  /// How many rows of the journal are the step's, up to the last.
  let count: Int64
  let mark: Mark

  /// The step that it takes back.
  let undoes: Int64?

  /// Whether it is a note of lineup's own, in whose row there is no change.
  let isNote: Bool

  /// Reads ``columns``. Whatever another program may have written there is read as well as can be.
  init(_ row: borrowing Row) throws {
    last = try row.read(0)
    count = min(max(0, row.integer(at: 1) ?? 0), max(0, last))
    mark = Mark(
      date: Date(milliseconds: row.integer(at: 2) ?? 0), session: JournalCommand.text(row, at: 3) ?? "",
      text: JournalCommand.text(row, at: 4) ?? "")
    undoes = row.integer(at: 5)
    isNote = row.isNull(at: 3)
  }

  private static func text(_ row: borrowing Row, at column: Int) -> String? {
    row.withText(at: column) { String(decoding: $0, as: UTF8.self) }
  }
}
