import LineupCore

/// What a to-do says of itself, as several of the forms write it.
extension [UInt8] {
  /// Appends who a to-do is for, in visible form.
  mutating func append(visible assignee: Assignee) {
    append(visible: assignee.text)
  }

  /// Appends tags in their visible form, with blanks between them.
  mutating func append(visible tags: [String]) {
    for (index, tag) in tags.enumerated() {
      if index > 0 { append(ascii: " ") }
      append(visible: tag)
    }
  }

  /// Appends when something is due, for people. Where a clock tells the moment, what is still to be done has beside it how
  /// far that is: `2026-12-04 in 4 d`, `2026-11-27 3 d late`, `18:00 in 2 h`, `today`.
  mutating func append(_ due: Due, isOpen: Bool, _ traits: OutputTraits) {
    guard isOpen, let clock = traits.dueClock else { return append(due, in: traits.zone) }
    if clock.zone.day(of: due) != clock.today {
      append(due, in: traits.zone)
      append(ascii: " ")
    } else if case .time(let date) = due {
      let start = count
      append(local: date, in: traits.zone)
      // That day is this one.
      removeSubrange(start..<start + "0000-00-00 ".utf8.count)
      append(ascii: " ")
    }
    append(clock.distance(to: due))
  }
}
