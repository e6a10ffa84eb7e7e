import LineupCore

extension [UInt8] {
  /// Appends a cell as tables show it to people.
  mutating func append(_ cell: Cell, for traits: OutputTraits) {
    switch cell {
    case .id(let id): append(decimal: id)
    case .text(let string): append(visible: string)
    case .position(let position): append(position.name)
    case .flag(let flag): append(flag ? "✓" : "")
    case .date(let date): append(local: date, in: traits.zone)
    case .due(let due, let isOpen): append(due, isOpen: isOpen, traits)
    case .member(let assignee): append(visible: assignee)
    case .priority(let priority): append(priority.name)
    case .tags(let tags): append(visible: tags)
    case .number(let number): append(decimal: number)
    case .reason(let string, _): append(visible: string)
    case .none: break
    case .damaged(let value): append(damaged: value)
    }
  }
}
