import CSQLite

extension Connection {
  /// Makes a Swift function callable from SQL: `sqlite3_create_function_v2`.
  ///
  /// It must always give the same result for the same arguments. Schemas (triggers, views, indices) cannot
  /// call it, so that other programs, which do not have it, are never kept from the file.
  package func register(
    _ name: String, arguments count: Int, _ body: @escaping @Sendable (borrowing Arguments) -> SQLiteValue
  ) throws {
    let code = sqlite3_create_function_v2(
      handle, name, Int32(count), SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
      Unmanaged.passRetained(Function(body)).toOpaque(), callFunction, nil, nil, releaseFunction)
    guard code == SQLITE_OK else { throw SQLiteError(code, of: handle) }
  }
}

/// Carries a Swift function through SQLite as a context pointer.
private final class Function: Sendable {
  let body: @Sendable (borrowing Arguments) -> SQLiteValue

  init(_ body: @escaping @Sendable (borrowing Arguments) -> SQLiteValue) {
    self.body = body
  }
}

private func callFunction(
  context: OpaquePointer?, count: Int32, values: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let user = sqlite3_user_data(context) else { return }
  let function = Unmanaged<Function>.fromOpaque(user).takeUnretainedValue()
  switch function.body(Arguments(UnsafeBufferPointer(start: values, count: Int(count)), in: context)) {
  case .null: sqlite3_result_null(context)
  case .integer(let number): sqlite3_result_int64(context, number)
  case .real(let number): sqlite3_result_double(context, number)
  case .text(let bytes):
    bytes.withUnsafeBufferPointer {
      lineup_sqlite_result_text(context, $0.baseAddress, UInt64($0.count))
    }
  case .blob(let bytes):
    bytes.withUnsafeBufferPointer {
      lineup_sqlite_result_blob(context, $0.baseAddress, UInt64($0.count))
    }
  }
}

private func releaseFunction(context: UnsafeMutableRawPointer?) {
  if let context { Unmanaged<Function>.fromOpaque(context).release() }
}
