import LineupCore

/// A row a line, its fields separated by tabs: the form for `cut`, `grep` and `awk`.
///
/// It is the same everywhere: dates in UTC as in CSV, a flag as `yes` or `no`, tags with blanks between them. A tab within a text is written `\t`, so that
/// fields stay in place.
struct PlainWriter: RowWriter {
  private var fields: [Field] = []

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {
    self.fields = fields
  }

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    var isFirst = true
    for field in fields {
      if !isFirst { out.append(ascii: "\t") }
      isFirst = false
      switch Cell(field, of: row) {
      case .id(let id): out.append(decimal: id)
      case .text(let text): out.append(visible: text)
      case .position(let position): out.append(position.name)
      case .flag(let flag): out.append(flag ? "yes" : "no")
      case .date(let date): out.append(utc: date)
      case .due(let due, _): out.append(utc: due)
      case .member(let assignee): out.append(visible: assignee)
      case .priority(let priority): out.append(priority.name)
      case .tags(let tags): out.append(visible: tags)
      case .number(let number): out.append(decimal: number)
      case .reason(let text, _): out.append(visible: text)
      case .none: break
      case .damaged(let value): out.append(damaged: value)
      }
    }
    out.append(ascii: "\n")
  }

  mutating func end(to out: inout [UInt8]) {}
}
