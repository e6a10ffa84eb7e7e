import CSQLite

/// Why an SQLite call failed.
///
/// Bound values are never part of it: they belong to the user, and an error ends up in logs.
package struct SQLiteError: Error, Equatable {
  package let code: ResultCode

  /// SQLite's words, or ours where a value was read as another type than it has.
  package let message: String

  /// The statement that failed, with its placeholders.
  package let sql: String?

  package init(_ code: ResultCode, _ message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// Whether the error is of that code or an extension of it, so that a `switch` over an error reads well.
  package static func ~= (pattern: ResultCode, error: SQLiteError) -> Bool {
    pattern ~= error.code
  }
}

extension SQLiteError: CustomStringConvertible {
  package var description: String {
    let statement = sql.map { ", in \($0)" } ?? ""
    return "\(message) (SQLite code \(code.rawValue))\(statement)"
  }
}

extension SQLiteError {
  /// The error a connection has just reported: `sqlite3_errmsg`.
  init(_ code: Int32, of database: OpaquePointer?, sql: String? = nil) {
    let message = database.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)
    self.init(ResultCode(rawValue: code), message.map { String(cString: $0) } ?? "", sql: sql)
  }
}
