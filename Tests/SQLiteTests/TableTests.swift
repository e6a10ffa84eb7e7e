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
    for (player, place) in [("Faker", 3), ("Keria", 5), ("Zeus", 1), ("Oner", 2), ("Chovy", 3)] {
      try connection.run(members.insert(name <- player, position <- Int64(place)))
    }
    return connection
  }

  @Test func findsTheRowsOfACondition() throws {
    let connection = try roster()
    func names(_ condition: Condition) throws -> [String] {
      try members.where(condition).order(by: id).fetch(name, on: connection)
    }
    #expect(try names(name == "Keria" && position == 5) == ["Keria"])
    #expect(try names(name == "Keria" && position == 3) == [])
    #expect(try names(position < 2 || position >= 5) == ["Keria", "Zeus"])
    #expect(try names(position <= 2) == ["Zeus", "Oner"])
    #expect(try names(position > 3) == ["Keria"])
    #expect(try names(position != 3) == ["Keria", "Zeus", "Oner"])
    #expect(try names(!(position != 3)) == ["Faker", "Chovy"])
    #expect(try names(name.isOne(of: ["Zeus", "Oner", "x"])) == ["Zeus", "Oner"])
    #expect(try names(id.isIn(2...3)) == ["Keria", "Zeus"])
    #expect(try names([Condition]().all) == ["Faker", "Keria", "Zeus", "Oner", "Chovy"])
    #expect(try names([Condition]().any) == [])
    #expect(try names([name == "Zeus", name == "Oner", name == "Faker"].any) == ["Faker", "Zeus", "Oner"])
    #expect(try names([position == 3, name > "E"].all) == ["Faker"])
  }

  @Test func ordersLimitsAndCounts() throws {
    let connection = try roster()
    let rows = members.all.order(by: position, descending: true).order(by: name)
    let all = try rows.fetch(position, name, on: connection)
    #expect(all.map(\.0) == [5, 3, 3, 2, 1])
    #expect(all.map(\.1) == ["Keria", "Chovy", "Faker", "Oner", "Zeus"])
    #expect(try rows.limit(2).fetch(name, on: connection) == ["Keria", "Chovy"])
    #expect(try rows.limit(0).fetch(name, on: connection) == [])
    #expect(try connection.value(members.where(position == 3).count) == Int64(2))
    #expect(try connection.value(members.all.limit(4).count) == Int64(4))
  }

  @Test func insertsUpdatesAndDeletes() throws {
    let connection = try roster()
    #expect(try connection.insert(members.insert(name <- "Gumayusi", position <- 4)) == 6)
    #expect(try connection.insert(members.insert(or: .ignore, name <- "Zeus", position <- 4)) == nil)
    try connection.run(members.where(name == "Zeus").update(name <- "Doran", position <- 2))
    #expect(connection.changes == 1)
    #expect(try members.where(id == 3).fetch(name, position, on: connection).map(\.0) == ["Doran"])
    try connection.run(members.upsert(on: name, name <- "Doran", position <- 1))
    try connection.run(members.upsert(on: name, name <- "Zeus", position <- 1))
    #expect(try members.where(position == 1).order(by: id).fetch(name, on: connection) == ["Doran", "Zeus"])
    try connection.run(members.where(position < 3).delete)
    #expect(connection.changes == 3)
    #expect(try members.all.order(by: id).fetch(id, on: connection) == [1, 2, 5, 6])
  }

  @Test func refusesAThousandConditionsNot() throws {
    let connection = try roster()
    let many = (0..<5_000).map { id == Int64($0) }
    #expect(try members.where(many.any).fetch(id, on: connection).count == 5)
  }
}
