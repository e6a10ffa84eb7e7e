import SQLite
import Testing

@testable import LineupStore

/// What a reader knows of the schema.
struct SchemaTests {
  @Test func namesEveryTable() {
    #expect(Schema.names == Schema.tables.map(\.name))
  }
}
