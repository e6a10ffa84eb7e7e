import CSQLite

/// What a function was called with. It cannot be copied: the values are gone when the call returns.
package struct Arguments: ~Copyable {
  private let context: OpaquePointer?
  private let values: UnsafeBufferPointer<OpaquePointer?>

  init(_ values: UnsafeBufferPointer<OpaquePointer?>, in context: OpaquePointer?) {
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
