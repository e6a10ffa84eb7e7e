extension Table {
  /// What an insert does when a unique value is taken.
  package enum Conflict: Sendable {
    /// Undoes the statement, as SQL says. A statement that a trigger makes long pays for the way back.
    case abort

    /// Fails and leaves what the statement did so far; the same for one row, and much cheaper beside
    /// triggers.
    case fail

    /// Leaves the row that is there and inserts nothing.
    case ignore

    var clause: SQL {
      switch self {
      case .abort: ""
      case .fail: "OR FAIL "
      case .ignore: "OR IGNORE "
      }
    }
  }

  /// The statement that inserts a row.
  package func insert(or conflict: Conflict = .abort, _ assignments: Assignment...) -> SQL {
    insert(or: conflict, assignments)
  }

  /// The statement that inserts a row, or updates the one that has the same value in `column`.
  package func upsert<Value>(on column: Column<Value>, _ assignments: Assignment...) -> SQL {
    let changes = assignments.map { "\($0.column) = excluded.\($0.column)" as SQL }
    let insert = insert(or: .abort, assignments)
    return "\(insert) ON CONFLICT (\(column)) DO UPDATE SET \(changes.joined(by: ", "))"
  }

  private func insert(or conflict: Conflict, _ assignments: [Assignment]) -> SQL {
    let columns = assignments.map(\.column).joined(by: ", ")
    let values = assignments.map(\.value).joined(by: ", ")
    return "INSERT \(conflict.clause)INTO \(self) (\(columns)) VALUES (\(values))"
  }
}

extension Rows {
  /// The statement that sets columns of the rows; order and limit do not count.
  package func update(or conflict: Table.Conflict = .abort, _ assignments: [Assignment]) -> SQL {
    let changes = assignments.map { "\($0.column) = \($0.value)" as SQL }
    return filtered("UPDATE \(conflict.clause)\(table) SET \(changes.joined(by: ", "))")
  }

  package func update(_ assignments: Assignment...) -> SQL {
    update(assignments)
  }

  /// The statement that deletes the rows; order and limit do not count.
  package var delete: SQL { filtered("DELETE FROM \(table)") }
}

extension Connection {
  /// Runs an insert and returns the id of the row it made; nil when it made none.
  package func insert(_ sql: SQL) throws -> Int64? {
    try run(sql)
    return changes > 0 ? lastInsertedID : nil
  }
}
