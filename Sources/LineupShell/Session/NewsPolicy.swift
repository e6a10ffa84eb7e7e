/// Whether and when a prompt shows what others change meanwhile.
package enum NewsPolicy: String, CaseIterable, Sendable {
  /// Above the line being typed, as it happens.
  case on
  case off

  /// Counted while a line is typed, shown when it is entered.
  case quiet
}
