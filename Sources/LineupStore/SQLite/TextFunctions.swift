import LineupCore
import SQLite

/// The SQL function that searches text as Unicode folds it, which SQLite cannot.
///
/// Text that is not valid UTF-8, and values that are no text, match nothing.
enum TextFunctions {
  /// `lineup_contains(value, text)`: whether the value contains the text.
  static let contains = "lineup_contains"

  static func register(on connection: Connection) throws {
    try connection.register(contains, arguments: 2) { arguments in
      let needle = arguments.cached(at: 1) { FoldedNeedle(String(decoding: $0, as: UTF8.self)) }
      let found = arguments.withText(at: 0) { needle?.isContained(in: $0) ?? false }
      return .integer(found == true ? 1 : 0)
    }
  }
}
