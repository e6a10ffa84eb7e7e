/// A value that a statement can take as a parameter.
package protocol SQLiteBindable: Sendable {
  /// Binds the value to the parameter of that index, counted from 1.
  func bind(to statement: Statement, at index: Int32) throws
}

extension Int64: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    try statement.bind(integer: self, at: index)
  }
}

extension Int: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    try statement.bind(integer: Int64(self), at: index)
  }
}

extension Bool: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    try statement.bind(integer: self ? 1 : 0, at: index)
  }
}

extension Double: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    try statement.bind(real: self, at: index)
  }
}

extension String: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    try statement.bind(text: self, at: index)
  }
}

/// Bytes are a blob; text that need not be valid UTF-8 is bound as ``SQLiteValue/text(_:)-swift.enum.case``.
extension [UInt8]: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    try statement.bind(blob: self, at: index)
  }
}

extension Optional: SQLiteBindable where Wrapped: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    if let value = self {
      try value.bind(to: statement, at: index)
    } else {
      try statement.bindNull(at: index)
    }
  }
}

extension SQLiteValue: SQLiteBindable {
  package func bind(to statement: Statement, at index: Int32) throws {
    switch self {
    case .null: try statement.bindNull(at: index)
    case .integer(let number): try statement.bind(integer: number, at: index)
    case .real(let number): try statement.bind(real: number, at: index)
    case .text(let bytes): try statement.bind(text: bytes, at: index)
    case .blob(let bytes): try statement.bind(blob: bytes, at: index)
    }
  }
}
