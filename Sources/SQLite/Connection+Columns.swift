import CSQLite

/// What the schema says of columns, as it was when a statement was last compiled. It costs about as much as a call.
extension Connection {
  /// Whether a table has a column, in any case: `sqlite3_table_column_metadata`.
  package func hasColumn(_ column: String, in table: String) -> Bool {
    sqlite3_table_column_metadata(handle, "main", table, column, nil, nil, nil, nil, nil) == SQLITE_OK
  }

  /// The type that a column was declared with, in capitals, the empty text for none; nil where there is no such column:
  /// `sqlite3_table_column_metadata`.
  package func typeOfColumn(_ column: String, in table: String) -> String? {
    var type: UnsafePointer<CChar>?
    let code = sqlite3_table_column_metadata(handle, "main", table, column, &type, nil, nil, nil, nil)
    guard code == SQLITE_OK else { return nil }
    return type.map { String(cString: $0).uppercased() } ?? ""
  }
}
