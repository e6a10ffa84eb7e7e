import LineupCore

/// A table as GitHub renders it, for pasting into a page: dates are local, a flag is `yes` or `no`.
///
/// Characters that would act within a cell are escaped, so that the page shows the text as it is stored.
struct MarkdownWriter: RowWriter {
  private let zone: LocalZone
  private var fields: [Field] = []

  /// The visible form of a text, before it is escaped.
  private var scratch: [UInt8] = []

  init(_ traits: OutputTraits) {
    zone = traits.zone
  }

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {
    self.fields = fields
    for field in fields {
      out.append("| ")
      out.append(field.name)
      out.append(ascii: " ")
    }
    out.append("|\n")
    for field in fields {
      out.append(field.kind == .id || field.kind == .number ? "| ---: " : "| --- ")
    }
    out.append("|\n")
  }

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    for field in fields {
      out.append("| ")
      switch Cell(field, of: row) {
      case .id(let id): out.append(decimal: id)
      case .text(let text): append(to: &out) { $0.append(visible: text) }
      case .position(let position): out.append(position.name)
      case .flag(let flag): out.append(flag ? "yes" : "no")
      case .date(let date): out.append(local: date, in: zone)
      case .due(let due, _): out.append(due, in: zone)
      case .member(let assignee): append(to: &out) { $0.append(visible: assignee) }
      case .priority(let priority): out.append(priority.name)
      case .tags(let tags): append(to: &out) { $0.append(visible: tags) }
      case .number(let number): out.append(decimal: number)
      case .reason(let text, _): append(to: &out) { $0.append(visible: text) }
      case .none: break
      case .damaged(let value): append(to: &out) { $0.append(damaged: value) }
      }
      out.append(ascii: " ")
    }
    out.append("|\n")
  }

  mutating func end(to out: inout [UInt8]) {}

  /// Appends a text in its visible form, which a closure writes, escaped.
  private mutating func append(to out: inout [UInt8], _ render: (inout [UInt8]) -> Void) {
    scratch.removeAll(keepingCapacity: true)
    render(&scratch)
    out.append(markdown: scratch)
  }
}

extension [UInt8] {
  /// Appends text with a backslash before what Markdown acts upon: emphasis, code, links, HTML, entities, strikethrough,
  /// formulas, the cell's end. A backslash needs one only where it would escape what follows.
  fileprivate mutating func append(markdown text: [UInt8]) {
    for (index, byte) in text.enumerated() {
      switch Unicode.Scalar(byte) {
      case "`", "*", "_", "[", "<", "~", "|", "&", "$": append(UInt8(ascii: "\\"))
      case "\\":
        let next = index + 1 < text.count ? Unicode.Scalar(text[index + 1]) : " "
        if ("!"..."/").contains(next) || (":"..."@").contains(next) || ("["..."`").contains(next)
          || ("{"..."~").contains(next) || index + 1 == text.count
        {
          append(UInt8(ascii: "\\"))
        }
      default: break
      }
      append(byte)
    }
  }
}
