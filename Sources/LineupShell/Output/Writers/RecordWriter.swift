import LineupCore

/// A few rows for a close look: a field a line, whole, without those that are empty; a blank line between rows.
///
///     id:        7
///     name:      Faker
///     position:  Mid
struct RecordWriter: RowWriter {
  private let traits: OutputTraits
  private var fields: [Field] = []
  private var width = 0
  private var isFirst = true

  init(_ traits: OutputTraits) {
    self.traits = traits
  }

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {
    self.fields = fields
    width = fields.map { $0.name.utf8.count }.max() ?? 0
  }

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    if !isFirst { out.append(ascii: "\n") }
    isFirst = false
    for field in fields {
      let cell = Cell(field, of: row)
      if cell.isEmpty { continue }
      out.append(in: traits.isColored ? .dim : nil) {
        $0.append(field.name)
        $0.append(ascii: ":")
      }
      out.append(spaces: width - field.name.utf8.count + 2)
      switch cell {
      case .id(let id): out.append(decimal: id)
      case .text(let text): out.append(visible: text)
      case .position(let position): out.append(position.name)
      case .flag(let flag): out.append(flag ? "yes" : "no")
      case .date(let date): out.append(local: date, in: traits.zone, .second)
      case .due(let due, let isOpen):
        out.append(in: cell.ink(traits)) { $0.append(due, isOpen: isOpen, traits) }
      case .member(let assignee): out.append(visible: assignee)
      case .priority(let priority): out.append(priority.name)
      case .tags(let tags): out.append(visible: tags)
      case .number(let number): out.append(decimal: number)
      case .reason(let text, _): out.append(visible: text)
      case .none: break
      case .damaged(let value):
        out.append(in: cell.ink(traits)) { $0.append(damaged: value) }
      }
      out.append(ascii: "\n")
    }
  }

  mutating func end(to out: inout [UInt8]) {}
}
