/// What an observer of news sees: each change once, then the place up to which all were told.
package enum NewsEvent: Sendable {
  case change(JournalEntry)

  /// Everything up to that place of the journal was told, and the next look goes on from there.
  case reached(Int64)
}
