/// A condition on the rows of a table: `name == "Faker" && position != 3`.
package struct Condition: Sendable {
  package let sql: SQL

  package init(_ sql: SQL) {
    self.sql = sql
  }
}

package func == <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Condition {
  Condition("\(column) = \(value)")
}

package func != <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Condition {
  Condition("\(column) <> \(value)")
}

package func < <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Condition {
  Condition("\(column) < \(value)")
}

package func <= <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Condition {
  Condition("\(column) <= \(value)")
}

package func > <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Condition {
  Condition("\(column) > \(value)")
}

package func >= <Value: SQLiteBindable>(column: Column<Value>, value: Value) -> Condition {
  Condition("\(column) >= \(value)")
}

package func && (left: Condition, right: Condition) -> Condition {
  Condition("(\(left.sql) AND \(right.sql))")
}

package func || (left: Condition, right: Condition) -> Condition {
  Condition("(\(left.sql) OR \(right.sql))")
}

package prefix func ! (condition: Condition) -> Condition {
  Condition("(NOT \(condition.sql))")
}

extension Column where Value: SQLiteBindable {
  /// Whether the column holds one of the values.
  package func isOne(of values: [Value]) -> Condition {
    Condition("\(self) IN (\(each: values))")
  }

}

extension Column where Value: SQLiteBindable & Comparable {
  /// Whether the column lies in the range, both ends included.
  package func isIn(_ range: ClosedRange<Value>) -> Condition {
    Condition("\(self) BETWEEN \(range.lowerBound) AND \(range.upperBound)")
  }
}

extension [Condition] {
  /// Whether all conditions are met; true for none. The tree that SQLite makes of it is as shallow as can be:
  /// it refuses one deeper than a thousand.
  package var all: Condition { balanced(orElse: "1") { $0 && $1 } }

  /// Whether any condition is met; false for none.
  package var any: Condition { balanced(orElse: "0") { $0 || $1 } }

  private func balanced(orElse none: SQL, _ combine: (Condition, Condition) -> Condition) -> Condition {
    var level = self
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { index in
        index + 1 < level.count ? combine(level[index], level[index + 1]) : level[index]
      }
    }
    return level.first ?? Condition(none)
  }
}
