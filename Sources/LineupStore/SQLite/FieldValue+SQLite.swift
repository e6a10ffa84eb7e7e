package import LineupCore
package import SQLite

/// Field values go to SQLite and come back bit for bit.
extension FieldValue: SQLiteBindable, SQLiteReadable {
  package func bind(to statement: Statement, at index: Int32) throws {
    switch self {
    case .null: try statement.bindNull(at: index)
    case .integer(let number): try statement.bind(integer: number, at: index)
    case .real(let number): try statement.bind(real: number, at: index)
    case .text(let bytes): try statement.bind(text: bytes, at: index)
    case .blob(let bytes): try statement.bind(blob: bytes, at: index)
    }
  }

  package static func read(_ row: borrowing Row, at column: Int) -> FieldValue {
    switch row.value(at: column) {
    case .null: .null
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .text(let bytes): .text(bytes)
    case .blob(let bytes): .blob(bytes)
    }
  }
}

extension FieldValue {
  /// The value that stores a position.
  static func position(_ position: Position) -> FieldValue { .integer(position.rawValue) }

  /// The value that stores a yes or no.
  static func flag(_ flag: Bool) -> FieldValue { .integer(flag ? 1 : 0) }
}

extension Image {
  /// Reads a row whose first column is the id, and the others the fields in the order of their slots.
  ///
  /// - Parameter fields: how many fields there are beside the id; all columns when that is not said.
  init(_ row: borrowing Row, fields: Int? = nil) throws {
    let end = fields.map { $0 + 1 } ?? row.count
    self.init(id: try row.read(0), values: (1..<end).map { FieldValue.read(row, at: $0) })
  }

  /// The values of all columns of a table.
  func values(of table: EntityTable) -> [FieldValue] {
    values.count == table.columns.count ? values : table.entity.fields.dropFirst().map { self[$0] }
  }
}
