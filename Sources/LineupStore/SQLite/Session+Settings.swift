import SQLite

/// What all sessions of a file agree on.
extension Session {
  private static let selectSetting = ("SELECT value FROM \(Schema.settings) WHERE name = ?" as SQL).hashed

  /// The value of a name; nil where it was never set.
  func setting(_ name: String) throws -> Int64? {
    try connection.first(Session.selectSetting, with: name) { $0.integer(at: 0) } ?? nil
  }

  func set(_ name: String, to value: Int64) throws {
    let key = Column<String>("name")
    try connection.run(Schema.settings.upsert(on: key, key <- name, Column<Int64>("value") <- value))
  }
}
