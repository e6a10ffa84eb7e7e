/// What a renderer must know of the place that output goes to.
package struct OutputTraits: Sendable {
  package var isTerminal: Bool

  /// The window, when it is a terminal that knows its size.
  package var screen: ScreenSize?

  package var isColored: Bool

  /// Whether cells too wide for the screen are wrapped rather than cut.
  package var wraps: Bool

  /// The zone in which people read dates.
  package var zone: LocalZone

  /// The moment from which due dates are looked at; nil where only dates are shown.
  package var dueClock: DueClock?

  package init(
    isTerminal: Bool = false, screen: ScreenSize? = nil, isColored: Bool = false, wraps: Bool = false,
    zone: LocalZone = .system, dueClock: DueClock? = nil
  ) {
    self.isTerminal = isTerminal
    self.screen = screen
    self.isColored = isColored
    self.wraps = wraps
    self.zone = zone
    self.dueClock = dueClock
  }
}
