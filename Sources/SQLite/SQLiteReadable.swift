/// A value that can be read from a column, if the column holds exactly such a value.
///
/// Nothing is coerced: an integer is not text, a real is not an integer, and NULL is only an optional.
package protocol SQLiteReadable {
  /// Reads the value of the column of that index, counted from 0.
  ///
  /// - Throws: ``SQLiteError`` with ``ResultCode/mismatch``, naming the column and what it holds.
  static func read(_ row: borrowing Row, at column: Int) throws -> Self
}

extension Int64: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> Int64 {
    guard let number = row.integer(at: column) else { throw row.mismatch(at: column, wanted: "an integer") }
    return number
  }
}

extension Double: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> Double {
    guard let number = row.real(at: column) else { throw row.mismatch(at: column, wanted: "a real") }
    return number
  }
}

extension Bool: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> Bool {
    switch row.integer(at: column) {
    case 0: false
    case 1: true
    default: throw row.mismatch(at: column, wanted: "0 or 1")
    }
  }
}

extension String: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> String {
    guard let text = row.text(at: column) else { throw row.mismatch(at: column, wanted: "valid text") }
    return text
  }
}

extension [UInt8]: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> [UInt8] {
    guard case .blob(let bytes) = row.value(at: column) else {
      throw row.mismatch(at: column, wanted: "a blob")
    }
    return bytes
  }
}

extension Optional: SQLiteReadable where Wrapped: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> Wrapped? {
    row.isNull(at: column) ? nil : try Wrapped.read(row, at: column)
  }
}

extension SQLiteValue: SQLiteReadable {
  package static func read(_ row: borrowing Row, at column: Int) throws -> SQLiteValue {
    row.value(at: column)
  }
}
