import LineupCore
import SQLite

/// A row of the journal as the triggers wrote it.
struct JournalRow: Sendable {
  /// Its place, by which the changes are in order.
  static let place = Column<Int64>("seq")

  /// Which entity's row it is about; negative when the row is only in danger of being replaced, 0 for a mark that says
  /// that changes may be missing.
  static let table = Column<Int64>("tbl")

  /// As many slots as any entity has fields beside the id.
  private static let slots = Entity.allCases.map { $0.table.columns.count }.max() ?? 0

  /// The columns of both images.
  static let imageColumns = columns(of: "old", slots: slots) + columns(of: "new", slots: slots)

  /// All columns, in the order in which ``init(_:)`` reads them.
  static let columns: [SQL] = ["\(place)", "\(table)"] + imageColumns.map { "\(raw: $0)" }

  /// The columns of an image. They need no quotes, which would have to be read at every start.
  static func columns(of image: String, slots: Int) -> [String] {
    ["\(image)_id"] + (0..<slots).map { "\(image)_\($0 + 1)" }
  }

  let place: Int64

  /// Nil for a mark.
  let entity: Entity?

  /// Whether a write was about to put another row in the place of the old one.
  let isEndangered: Bool
  let old: Image?
  let new: Image?

  /// Reads ``columns``.
  init(_ row: borrowing Row) throws {
    let code = row.integer(at: 1) ?? 0
    place = try row.read(0)
    entity = Entity(rawValue: Int64(clamping: code.magnitude))
    isEndangered = code < 0
    let fields = entity?.table.columns.count ?? 0
    old = JournalRow.image(row, at: 2, fields: fields)
    new = JournalRow.image(row, at: 3 + JournalRow.slots, fields: fields)
  }

  private static func image(_ row: borrowing Row, at column: Int, fields: Int) -> Image? {
    guard let id = row.integer(at: column) else { return nil }
    return Image(id: id, values: (0..<fields).map { FieldValue.read(row, at: column + 1 + $0) })
  }
}
