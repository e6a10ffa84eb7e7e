/// One value as SQLite holds it, bit for bit.
package enum SQLiteValue: Sendable {
  case null
  case integer(Int64)
  case real(Double)

  /// Text as its bytes, which need not be valid UTF-8 and may hold a NUL.
  case text([UInt8])
  case blob([UInt8])
}

extension SQLiteValue: Equatable {
  /// Whether type and bytes are the same, reals by their bits.
  package static func == (left: SQLiteValue, right: SQLiteValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a.bitPattern == b.bitPattern
    case (.text(let a), .text(let b)), (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }
}

extension SQLiteValue {
  package static func text(_ string: String) -> SQLiteValue {
    .text(Array(string.utf8))
  }
}
