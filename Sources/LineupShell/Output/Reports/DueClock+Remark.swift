import LineupCore

extension DueClock {
  /// What a report says of a to-do.
  func remark(on event: TodoEvent) -> Remark {
    Remark(
      reason: reason(for: event), day: event.due.map(zone.day(of:)),
      isLate: event.due.map(isLate) ?? false)
  }

  /// Why an open to-do stands where it does, by the first thing that tells: `3 d late`, `due in 2 d`, `high`,
  /// `open for 5 w`.
  private func reason(for event: TodoEvent) -> String {
    if let due = event.due {
      let distance = distance(to: due)
      return (distance.isLate && !distance.isNow ? "" : "due ") + text(distance)
    }
    if let priority = event.priority { return priority.name }
    let days = today - zone.day(at: event.createAt)
    if days <= 0 { return "open since today" }
    let age = DueDistance(days: days)
    return "open for \(age.count) \(age.unit.rawValue)"
  }

  private func text(_ distance: DueDistance) -> String {
    var bytes: [UInt8] = []
    bytes.append(distance)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DueDistance {
  /// Whether it is less than a minute away, either way.
  fileprivate var isNow: Bool { count == 0 && unit == .minute }
}
