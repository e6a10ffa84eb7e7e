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

/// What a function was called with. It cannot be copied: the values are gone when the call returns.
package struct Arguments: ~Copyable {
  private let context: OpaquePointer?
  private let values: UnsafeBufferPointer<OpaquePointer?>

  fileprivate init(_ values: UnsafeBufferPointer<OpaquePointer?>, in context: OpaquePointer?) {
    self.values = values
    self.context = context
  }

  /// Calls `body` with the bytes of a text argument, counted from 0; nil when it is of another type.
  package func withText<Result>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    guard values.indices.contains(index), let value = values[index], sqlite3_value_type(value) == SQLITE_TEXT
    else { return nil }
    let start = sqlite3_value_text(value)
    return try body(UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
  }

  /// What `make` made of a text argument, made once a run when the argument is the same in all calls; nil
  /// when it is of another type: `sqlite3_get_auxdata`.
  package func cached<Value>(at index: Int, _ make: (UnsafeBufferPointer<UInt8>) -> Value) -> Value? {
    if let kept = sqlite3_get_auxdata(context, Int32(index)) {
      return Unmanaged<Kept<Value>>.fromOpaque(kept).takeUnretainedValue().value
    }
    guard let value = withText(at: index, make) else { return nil }
    let kept = Unmanaged.passRetained(Kept(value))
    sqlite3_set_auxdata(context, Int32(index), kept.toOpaque(), releaseKept)
    return value
  }
}

/// Keeps a value beside a statement that runs. One argument must always be asked for the same type.
private final class Kept<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

private func releaseKept(pointer: UnsafeMutableRawPointer?) {
  if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
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
