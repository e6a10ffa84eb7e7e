import LineupCore
import Testing

@testable import LineupShell

/// Dates read in a zone at a moment.
struct Dating {
  let zone: LocalZone
  let now: Date

  /// - Parameter wall: what the clock on the wall shows now, `2026-11-30 15:03:27.500`.
  init(_ zone: String, _ wall: String) throws {
    self.zone = try .named(zone)
    let stored = wall.replacing(" ", with: "T") + (wall.utf8.count < 23 ? ".000" : "")
    now = self.zone.instant(ofWallClock: try #require(Date(storedText: Array(stored.utf8))))
  }

  var dates: DateParser { DateParser(zone: zone) { now } }

  func read(_ line: String) throws(DateError) -> DateReading {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return try dates.parse(words.first ?? "", then: words.dropFirst())
  }

  /// What a line that begins with a date means, with its weekday, and after a bar what is left of the line.
  func meaning(_ line: String) throws(DateError) -> String {
    let reading = try read(line)
    let rest = line.split(separator: " ").dropFirst(reading.words).joined(separator: " ")
    return zone.text(of: reading.due) + (rest.isEmpty ? "" : " | " + rest)
  }
}
