import CSQLite

/// What an SQLite call returned: a primary code, or an extended one that says more.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The code without its extension: `SQLITE_IOERR_FSYNC` is an `SQLITE_IOERR`.
  package var primary: ResultCode {
    ResultCode(rawValue: rawValue & 0xFF)
  }

  /// Whether a code is the pattern, or an extension of it, so that `case .constraint` catches every kind of
  /// it.
  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }
}

extension ResultCode {
  package static let ok = ResultCode(rawValue: SQLITE_OK)
  package static let error = ResultCode(rawValue: SQLITE_ERROR)
  package static let permission = ResultCode(rawValue: SQLITE_PERM)
  package static let abort = ResultCode(rawValue: SQLITE_ABORT)
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  package static let outOfMemory = ResultCode(rawValue: SQLITE_NOMEM)
  package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  package static let interrupt = ResultCode(rawValue: SQLITE_INTERRUPT)
  package static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  package static let schema = ResultCode(rawValue: SQLITE_SCHEMA)
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  package static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  package static let authorization = ResultCode(rawValue: SQLITE_AUTH)
  package static let range = ResultCode(rawValue: SQLITE_RANGE)
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)

  /// `SQLITE_CONSTRAINT_UNIQUE` and `SQLITE_CONSTRAINT_PRIMARYKEY`, whose macros Swift does not import.
  package static let uniqueConstraint = ResultCode(rawValue: SQLITE_CONSTRAINT | 8 << 8)
  package static let primaryKeyConstraint = ResultCode(rawValue: SQLITE_CONSTRAINT | 6 << 8)

  /// `SQLITE_BUSY_SNAPSHOT`: another connection has written since this transaction began to read.
  package static let busySnapshot = ResultCode(rawValue: SQLITE_BUSY | 2 << 8)
}
