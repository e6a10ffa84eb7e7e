import LineupCore
import SQLite

/// The SQL functions that search text as Unicode folds it, which SQLite cannot.
///
/// Text that is not valid UTF-8, and values that are no text, match nothing.
enum TextFunctions {
  /// `lineup_contains(value, text)`: whether the value contains the text.
  static let contains = "lineup_contains"

  /// `lineup_begins(value, text)`: whether the value begins with the text.
  static let begins = "lineup_begins"

  static func register(on connection: Connection) throws {
    try connection.register(contains, arguments: 2) { arguments in
      let needle = arguments.cached(at: 1) { FoldedNeedle(String(decoding: $0, as: UTF8.self)) }
      let found = arguments.withText(at: 0) { needle?.isContained(in: $0) ?? false }
      return .integer(found == true ? 1 : 0)
    }
    try connection.register(begins, arguments: 2) { arguments in
      let prefix = arguments.cached(at: 1) { String(decoding: $0, as: UTF8.self).searchKey }
      let begins = arguments.withText(at: 0) { text in
        guard let prefix, let text = String(validating: text, as: UTF8.self) else { return false }
        return text.searchKey.utf8.starts(with: prefix.utf8)
      }
      return .integer(begins == true ? 1 : 0)
    }
  }
}
