package import LineupCore

/// What someone means by a date: a day, or instants from `start` up to but not including `end`.
///
/// A day is from its first instant in the zone to that of the next day, so it may have 23 or 25 hours; a minute, a
/// second and a millisecond are as long as they are.
package struct DateReading: Equatable, Sendable {
  /// The day; nil when a time was given.
  package let day: Day?
  package let start: Date
  package let end: Date

  /// How many words the date took, 1 at least.
  package let words: Int

  /// When something is due by that date.
  package var due: Due { day.map(Due.day) ?? .time(start) }

  /// The date as a value to compare a field with.
  package var operand: Operand {
    day.map { .day($0, start: start, end: end) } ?? .dates(start: start, end: end)
  }
}
