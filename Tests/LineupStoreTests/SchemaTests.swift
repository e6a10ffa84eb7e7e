import SQLite
import Testing

@testable import LineupStore

/// What a reader knows of the schema.
struct SchemaTests {
  @Test func namesEveryTable() {
    #expect(Schema.names == Schema.tables.map(\.name))
  }

  /// Files that were found to be whole are not looked at again by a program of the same version.
  @Test func `other triggers come with another version`() {
    let hash = Schema.triggers.map(\.sql.text).joined().utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    #expect(Schema.migrator.knownVersion == 3)
    #expect(hash == 6_985_052_168_784_865_939)
  }
}
