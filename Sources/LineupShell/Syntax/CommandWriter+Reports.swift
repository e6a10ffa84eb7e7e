import LineupCore

extension CommandWriter {
  func line(of query: OpenQuery) -> String {
    var line: String
    switch query.scope {
    case .all: line = "todo next"
    case .late: line = "todo overdue"
    case .days(let count): return agenda(of: count, query)
    }
    line += option(for: query.member)
    if let filter = query.filter { line += " where \(condition(filter))" }
    if let limit = query.limit { line += " limit \(limit)" }
    return line
  }

  private func agenda(of days: Int, _ query: OpenQuery) -> String {
    let line = "agenda \(days)"
    if query.member != nil { return line + option(for: query.member) }
    // Nothing else can pick what an agenda shows.
    return query.filter == nil ? line : line + " --for \(OptionSpec.noneWord)"
  }
}
