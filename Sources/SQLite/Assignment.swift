/// A column's new value: `name <- "Faker"`.
package struct Assignment: Sendable {
  let column: SQL
  let value: SQL
}

infix operator <- : AssignmentPrecedence

package func <- <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Assignment {
  Assignment(column: "\(column)", value: "\(value)")
}
