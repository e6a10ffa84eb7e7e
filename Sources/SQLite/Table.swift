/// A table by name, from which queries, inserts and the like begin.
///
///     let members = Table("members"), name = Column<String>("name"), position = Column<Int64>("position")
///     try connection.run(members.insert(name <- "Faker", position <- 3))
///     let found = try members.where(name == "Faker" && position == 3).fetch(name, position, on: connection)
package struct Table: Equatable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// The rows that meet a condition.
  package func `where`(_ condition: Condition) -> Rows {
    Rows(of: self).where(condition)
  }

  /// Every row.
  package var all: Rows { Rows(of: self) }
}
