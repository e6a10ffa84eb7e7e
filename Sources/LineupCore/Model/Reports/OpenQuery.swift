/// Which of the open to-dos to list, in the order in which they are to be done.
///
/// What is late comes first. Then they are in the order of their due dates: by day where whoever asks is, what is due in the
/// course of a day before the times of that day. Of those due alike the one of higher priority comes first, then the older
/// one, then the one of the smaller id. To-dos without a due date follow, then those whose due date cannot be read.
package struct OpenQuery: Equatable, Sendable {
  package enum Scope: Equatable, Sendable {
    case all

    /// What is late only: its day is over, or its time has come and gone.
    case late

    /// What is late, and what is due on the next days, of which today is the first.
    case days(Int)
  }

  package var scope: Scope

  /// The condition that they must meet besides.
  package var filter: Predicate?

  /// Whose they are, who must exist; nil for anybody's.
  package var member: Selection.Term?

  /// The greatest number of rows, 0 or more; nil for all.
  package var limit: Int64?

  package init(
    _ scope: Scope = .all, filter: Predicate? = nil, member: Selection.Term? = nil, limit: Int64? = nil
  ) {
    self.scope = scope
    self.filter = filter
    self.member = member
    self.limit = limit
  }
}
