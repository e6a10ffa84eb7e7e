extension Cell {
  /// The colour in which people see it on a terminal, where there is one.
  func ink(_ traits: OutputTraits) -> Ink? {
    guard traits.isColored else { return nil }
    switch self {
    case .damaged, .reason(_, isLate: true): return .red
    case .due(let due, isOpen: true): return traits.dueClock?.isLate(due) == true ? .red : nil
    default: return nil
    }
  }
}
