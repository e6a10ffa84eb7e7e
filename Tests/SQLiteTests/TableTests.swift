import SQLite
import Testing

/// What the typed tables say in SQL, and what comes back.
struct TableTests {
  private let members = Table("members")
  private let id = Column<Int64>("id")
  private let name = Column<String>("name")
  private let position = Column<Int64>("position")

  private func roster() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, position INTEGER NOT NULL)")
    for (index, player) in ["Faker", "Keria", "Gumayusi"].enumerated() {
      try connection.run(members.insert(name <- player, position <- Int64(index + 3)))
    }
    return connection
  }

  @Test func findsTheRowsOfACondition() throws {
    let connection = try roster()
    let found = try members.where(name == "Keria" && position == 4).fetch(id, name, on: connection)
    #expect(found.map(\.0) == [2])
    #expect(found.map(\.1) == ["Keria"])
    let none = try members.where(name == "Keria" && position == 3).fetch(id, on: connection)
    #expect(none.isEmpty)
  }
}
