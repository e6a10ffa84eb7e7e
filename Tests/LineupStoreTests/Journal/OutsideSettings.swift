import SQLite
import TestSupport

/// What another program may have switched on or off for its connection.
struct OutsideSettings: Sendable {
  private let values: [(name: String, isOn: Bool)]

  /// Lineup's own, and SQLite's.
  static let usual = OutsideSettings(values: [
    ("recursive_triggers", false), ("trusted_schema", true), ("foreign_keys", true),
    ("case_sensitive_like", false),
  ])

  static func random(using generator: inout SplitMix) -> OutsideSettings {
    OutsideSettings(values: usual.values.map { ($0.name, Bool.random(using: &generator)) })
  }

  func apply(to connection: Connection) throws {
    for (name, isOn) in values {
      try connection.execute("PRAGMA \(raw: name) = \(raw: isOn ? "ON" : "OFF")")
    }
  }
}
