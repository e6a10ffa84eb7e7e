import LineupCore
import SQLite

/// A condition that steps of the log meet or not.
///
/// What a step tells of itself stands in no table. SQLite is given it as a row, so that a condition means of steps what it
/// means of members and to-dos.
struct StepFilter: Sendable {
  /// The fields that the condition speaks of.
  private let fields: [Field]

  /// Takes their values behind those of the condition.
  private let sql: SQL

  init(_ predicate: LineupCore.Predicate) {
    let compared = predicate.fields
    fields = Field.ofSteps.filter(compared.contains)
    let columns = fields.map { "? AS \(Column<FieldValue>($0.name))" as SQL }
    sql =
      ("SELECT (\(Condition(predicate, { Day($0) }).sql)) IS 1 FROM (SELECT \(columns.joined(by: ", ")))"
      as SQL).hashed
  }

  func isMet(by step: Step, in session: Session) throws -> Bool {
    try session.connection.value(sql.with(fields.map(step.value)))
  }
}

extension Step {
  /// What a field of the log holds, in the form in which rows store it; NULL where that is not known.
  fileprivate func value(of field: Field) -> any SQLiteBindable {
    switch field {
    case .stepNumber: id
    case .stepDate: mark?.date.bound
    case .stepUser: user
    case .stepSession: mark.map { String($0.sessionID) }
    case .stepText: mark?.text
    case .stepCount: count
    case .stepIsUndone: FieldValue.flag(isUndone)
    default: FieldValue.null
    }
  }
}
