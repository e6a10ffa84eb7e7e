package import LineupCore

/// The instants that someone means by a date: from `start` up to but not including `end`.
///
/// A day is from its first instant in the zone to that of the next day, so it may have 23 or 25 hours; a minute, a
/// second and a millisecond are as long as they are.
package struct DateReading: Equatable, Sendable {
  package let start: Date
  package let end: Date

  /// How many words the date took, 1 or 2.
  package let words: Int

  /// The interval as a value to compare a field with.
  package var operand: Operand { .dates(start: start, end: end) }
}
