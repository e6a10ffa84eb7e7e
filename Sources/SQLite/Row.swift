import CSQLite

/// The row a statement stands on. It cannot be copied, and so not be kept beyond its moment.
package struct Row: ~Copyable {
  private let handle: OpaquePointer

  init(of statement: Statement) {
    handle = statement.handle
  }

  /// Reads a column, counted from 0, as the type that is asked for.
  ///
  /// - Throws: ``SQLiteError`` with ``ResultCode/mismatch`` when it holds anything else.
  package func read<Value: SQLiteReadable>(_ column: Int, as type: Value.Type = Value.self) throws -> Value {
    try Value.read(self, at: column)
  }

  /// How many columns there are: `sqlite3_column_count`.
  package var count: Int { Int(sqlite3_column_count(handle)) }

  /// The name of a column: `sqlite3_column_name`.
  package func name(at column: Int) -> String {
    sqlite3_column_name(handle, Int32(column)).map { String(cString: $0) } ?? "column \(column)"
  }

  package func isNull(at column: Int) -> Bool {
    type(at: column) == SQLITE_NULL
  }

  /// The integer a column holds; nil when it holds anything else.
  package func integer(at column: Int) -> Int64? {
    type(at: column) == SQLITE_INTEGER ? sqlite3_column_int64(handle, Int32(column)) : nil
  }

  /// The real a column holds; nil when it holds anything else.
  package func real(at column: Int) -> Double? {
    type(at: column) == SQLITE_FLOAT ? sqlite3_column_double(handle, Int32(column)) : nil
  }

  /// The text a column holds; nil when it holds anything else, or what is not UTF-8.
  package func text(at column: Int) -> String? {
    let text = withText(at: column) { bytes -> String? in
      // `String(validating:as:)` would look up at each call of what kind the bytes are.
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.count == bytes.count && text.utf8.elementsEqual(bytes) ? text : nil
    }
    return text ?? nil
  }

  /// Calls `body` with the bytes of the text a column holds; nil when it holds anything else.
  package func withText<Result>(
    at column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    guard type(at: column) == SQLITE_TEXT else { return nil }
    let start = sqlite3_column_text(handle, Int32(column))
    return try body(UnsafeBufferPointer(start: start, count: length(at: column)))
  }

  /// The value a column holds, whatever it is, bit for bit.
  package func value(at column: Int) -> SQLiteValue {
    switch type(at: column) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(handle, Int32(column)))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(handle, Int32(column)))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(handle, Int32(column))
      return .text(Array(UnsafeBufferPointer(start: start, count: length(at: column))))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(handle, Int32(column))
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: length(at: column))))
    default:
      return .null
    }
  }

  /// The error of a column that holds something else than was wanted. Text and blobs are named by their
  /// length only.
  package func mismatch(at column: Int, wanted: String) -> SQLiteError {
    let found =
      switch value(at: column) {
      case .null: "NULL"
      case .integer(let number): "the integer \(number)"
      case .real(let number): "the real \(number)"
      case .text(let bytes): "text of \(bytes.count) bytes"
      case .blob(let bytes): "a blob of \(bytes.count) bytes"
      }
    let sql = sqlite3_sql(handle).map { String(cString: $0) }
    return SQLiteError(.mismatch, "column \(name(at: column)) holds \(found), not \(wanted)", sql: sql)
  }

  private func type(at column: Int) -> Int32 {
    sqlite3_column_type(handle, Int32(column))
  }

  /// The length in bytes of the text or blob; must follow the call that reads it: `sqlite3_column_bytes`.
  private func length(at column: Int) -> Int {
    Int(sqlite3_column_bytes(handle, Int32(column)))
  }
}
