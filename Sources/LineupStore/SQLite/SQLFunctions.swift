import LineupCore
import SQLite

/// The SQL functions for what SQLite cannot do: text as Unicode folds it, and days as a time zone has them.
///
/// Text that is not valid UTF-8, and values that are no text, match nothing.
enum SQLFunctions {
  /// `lineup_contains(value, text)`: whether the value contains the text.
  static let contains = "lineup_contains"

  /// `lineup_has_tag(value, tag)`: whether the tag is among the tags in the value.
  static let hasTag = "lineup_has_tag"

  /// `lineup_due_order(value)`: a text by which due dates are in order, see ``Due/sortKey(_:)``.
  static let dueOrder = "lineup_due_order"

  static func register(on connection: Connection, _ surroundings: Surroundings) throws {
    try connection.register(contains, arguments: 2) { arguments in
      let needle = arguments.cached(at: 1) { FoldedNeedle(String(decoding: $0, as: UTF8.self)) }
      let found = arguments.withText(at: 0) { needle?.isContained(in: $0) ?? false }
      return .integer(found == true ? 1 : 0)
    }
    try connection.register(hasTag, arguments: 2) { arguments in
      let needle = arguments.cached(at: 1) { TagNeedle(String(decoding: $0, as: UTF8.self)) }
      let found = arguments.withText(at: 0) { needle?.isAmong($0) ?? false }
      return .integer(found == true ? 1 : 0)
    }
    try connection.register(dueOrder, arguments: 1) { arguments in
      let key = arguments.withText(at: 0) { Due(storedText: Array($0))?.sortKey(surroundings.localDay) }
      return (key ?? nil).map { .text(Array($0.utf8)) } ?? .null
    }
  }
}

extension Due {
  /// A text whose order in bytes is that of due dates: by day, as the zone has it, what is due in the course of a day
  /// before its times.
  fileprivate func sortKey(_ localDay: (Date) -> Day) -> String {
    switch self {
    case .day: storedText
    case .time(let date): "\(localDay(date).text)T\(storedText)"
    }
  }
}
