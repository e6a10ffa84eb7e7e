import LineupCore

/// How lines for people show the fields of a row.
extension ChangeRenderer {
  /// Appends what a row holds that comes, goes or is as it was, if it is worth the space: not when the row was created or
  /// done, and not that a to-do is open.
  func append(_ field: Field, _ cell: Cell, to out: inout [UInt8]) {
    var isNamed = field.kind == .due || field.kind == .member
    switch cell {
    case .flag(false), .date, .none, .tags([]): return
    case .damaged: isNamed = field.isOptional || field.kind == .flag || field.kind == .date
    default: break
    }
    out.append("  ")
    if isNamed { append(nameOf: field, to: &out) }
    append(cell, of: field, .minute, to: &out)
  }

  /// Appends what changes.
  func append(_ field: Field, from old: Cell, to new: Cell, to out: inout [UInt8]) {
    let precision = max(precision(of: old), precision(of: new))
    out.append("  ")
    out.append(in: traits.isColored ? .yellow : nil) {
      if case (.tags(let old), .tags(let new)) = (old, new), append(from: old, to: new, to: &$0) { return }
      if field.isOptional || field.kind == .date { append(nameOf: field, to: &$0) }
      append(old, of: field, precision, to: &$0)
      $0.append(" → ")
      append(new, of: field, precision, to: &$0)
    }
  }

  /// Appends which tags come and go.
  ///
  /// - Returns: false when none does, since they only stand in another order.
  private func append(from old: [String], to new: [String], to out: inout [UInt8]) -> Bool {
    let edits = new.without(old).map { ("+#", $0) } + old.without(new).map { ("-#", $0) }
    for (index, (sign, tag)) in edits.enumerated() {
      if index > 0 { out.append(ascii: " ") }
      out.append(sign)
      out.append(visible: tag)
    }
    return !edits.isEmpty
  }

  private func append(nameOf field: Field, to out: inout [UInt8]) {
    out.append(field.name)
    out.append(ascii: " ")
  }

  private func append(_ cell: Cell, of field: Field, _ precision: TimePrecision, to out: inout [UInt8]) {
    switch cell {
    case .id(let id): out.append(decimal: id)
    case .text(let text) where field.isOptional:
      out.append(ascii: "\"")
      out.append(visible: text)
      out.append(ascii: "\"")
    case .text(let text): out.append(visible: text)
    case .position(let position): out.append(position.name)
    case .flag(let flag): out.append(flag ? field.name : "open")
    case .date(let date): out.append(local: date, in: traits.zone, precision)
    case .due(let due, _): out.append(due, in: traits.zone, precision)
    case .member(let assignee): out.append(visible: assignee)
    case .priority(let priority): out.append(priority.name)
    case .tags([]), .none: out.append(OptionSpec.noneWord)
    case .tags(let tags):
      for (index, tag) in tags.enumerated() {
        out.append(index > 0 ? " #" : "#")
        out.append(visible: tag)
      }
    case .number(let number): out.append(decimal: number)
    case .reason(let text, _): out.append(visible: text)
    case .damaged(let value): out.append(damaged: value)
    }
  }

  /// The coarsest precision that shows a date whole, so that two which differ look different.
  private func precision(of cell: Cell) -> TimePrecision {
    let date: Date
    switch cell {
    case .date(let instant), .due(.time(let instant), _): date = instant
    default: return .minute
    }
    if date.milliseconds % 1000 != 0 { return .millisecond }
    return date.milliseconds % 60_000 != 0 ? .second : .minute
  }
}

extension [String] {
  /// Those that are not among others, byte for byte.
  fileprivate func without(_ others: [String]) -> [String] {
    filter { text in !others.contains { $0.utf8.elementsEqual(text.utf8) } }
  }
}
