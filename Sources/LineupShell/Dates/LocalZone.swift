package import LineupCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The rules that turn instants into what the clock on the wall shows, and back.
///
/// A wall clock's reading is a ``LineupCore/Date`` whose UTC components are what the clock shows.
package struct LocalZone: Sendable {
  /// How many seconds the wall clock is ahead of UTC at an instant in seconds since 1970.
  private let offset: @Sendable (Int64) -> Int64

  package init(offset: @escaping @Sendable (Int64) -> Int64) {
    self.offset = offset
  }

  /// The zone of the environment: `TZ`, or the machine's own.
  package static let system = LocalZone { seconds in
    var time = time_t(seconds)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return 0 }
    return Int64(parts.tm_gmtoff)
  }

  /// The zone whose clocks are always so far ahead of UTC.
  package static func fixed(seconds: Int64) -> LocalZone {
    LocalZone { _ in seconds }
  }

  package static let utc = fixed(seconds: 0)

  /// What the wall clock shows at an instant.
  package func wallClock(at date: Date) -> Date {
    Date(milliseconds: date.milliseconds + offset(at: date) * 1000)
  }

  /// The instant at which the wall clock shows a reading.
  ///
  /// A reading that comes twice, when clocks are put back, is the first of the two. One that never comes, when clocks are
  /// put forward, is read as if they had not been yet: 02:30 is the instant at which they show 03:30.
  package func instant(ofWallClock wall: Date) -> Date {
    let day: Int64 = 86_400_000
    // The offsets before and after any change that is near enough to matter, one of a whole day at the date line included.
    let before = wall.milliseconds - 1000 * offset(at: Date(milliseconds: wall.milliseconds - day))
    let after = wall.milliseconds - 1000 * offset(at: Date(milliseconds: wall.milliseconds + day))
    let readings = [before, after].map(Date.init(milliseconds:)).filter { wallClock(at: $0) == wall }
    return readings.min() ?? Date(milliseconds: before)
  }

  private func offset(at date: Date) -> Int64 {
    offset(Int64((Double(date.milliseconds) / 1000).rounded(.down)))
  }
}
