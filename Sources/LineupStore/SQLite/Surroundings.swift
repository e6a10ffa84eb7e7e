import LineupCore

/// What the store needs of the world around it and is lent by whoever builds it.
struct Surroundings: Sendable {
  /// Asked every now and then by what takes long; nil where nobody would want it to stop.
  var wantsStop: (@Sendable () -> Bool)?

  /// The day on which an instant falls where whoever asks is.
  var localDay: @Sendable (Date) -> Day
}
