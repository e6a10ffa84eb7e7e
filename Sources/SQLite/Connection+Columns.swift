import CSQLite

extension Connection {
  /// Whether a table of the database has a column, in any case, as the schema was when a statement was last compiled; costs
  /// about as much as a call: `sqlite3_table_column_metadata`.
  package func hasColumn(_ column: String, in table: String) -> Bool {
    sqlite3_table_column_metadata(handle, "main", table, column, nil, nil, nil, nil, nil) == SQLITE_OK
  }
}
