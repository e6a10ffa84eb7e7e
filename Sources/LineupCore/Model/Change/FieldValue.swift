/// One raw value of a row, of any type a database can hold, whether or not it is one the field should hold.
package enum FieldValue: Sendable {
  case null
  case integer(Int64)
  case real(Double)

  /// Text as its bytes, which need not be valid UTF-8 and may hold a NUL.
  case text([UInt8])
  case blob([UInt8])
}

extension FieldValue: Equatable {
  /// Whether type and bytes are the same, reals by their bits.
  ///
  /// Swift's string equality (NFC equals NFD) and SQL's (1 equals 1.0) would call different rows equal.
  package static func == (left: FieldValue, right: FieldValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a.bitPattern == b.bitPattern
    case (.text(let a), .text(let b)), (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }
}

extension FieldValue {
  package static func text(_ string: String) -> FieldValue {
    .text(Array(string.utf8))
  }

  /// The text, or NULL for none.
  package static func text(_ string: String?) -> FieldValue {
    string.map { .text($0) } ?? .null
  }

  /// The number, or NULL for none.
  package static func integer(_ number: Int64?) -> FieldValue {
    number.map { .integer($0) } ?? .null
  }
}
