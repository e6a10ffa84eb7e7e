/// What a report says of a to-do beside its fields.
package struct Remark: Equatable, Sendable {
  /// Why it stands where it does, in a few words.
  package var reason: String

  /// The day on which it is due where whoever asks is.
  package var day: Day?
  package var isLate: Bool

  package init(reason: String, day: Day?, isLate: Bool) {
    self.reason = reason
    self.day = day
    self.isLate = isLate
  }
}
