import LineupCore
import Testing

@testable import LineupShell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The zones of the world, each in a process of its own: `TZ` belongs to the whole process.
@Suite struct LocalZoneTests {
  /// Berlin puts clocks forward on 2026-03-29 at 02:00 and back on 2026-10-25 at 03:00.
  @Test func berlin() async {
    await #expect(processExitsWith: .success) {
      use("Europe/Berlin")
      expect("2026-01-15", "2026-01-14T23:00:00.000", hours: 24)
      expect("2026-07-15", "2026-07-14T22:00:00.000", hours: 24)
      expect("2026-03-29", "2026-03-28T23:00:00.000", hours: 23)
      expect("2026-10-25", "2026-10-24T22:00:00.000", hours: 25)
      expect("2026-03-29 01:59", "2026-03-29T00:59:00.000")
      expect("2026-03-29 02:30", "2026-03-29T01:30:00.000")  // never comes: shown as 03:30
      expect("2026-03-29 03:30", "2026-03-29T01:30:00.000")
      expect("2026-10-25 01:59", "2026-10-24T23:59:00.000")
      expect("2026-10-25 02:30", "2026-10-25T00:30:00.000")  // comes twice: the first
      expect("2026-10-25 03:00", "2026-10-25T02:00:00.000")
      #expect(shown("2026-03-29T00:59:00.000") == "2026-03-29 01:59")
      #expect(shown("2026-03-29T01:30:00.000") == "2026-03-29 03:30")
      #expect(shown("2026-10-25T00:30:00.000") == "2026-10-25 02:30")
      #expect(shown("2026-10-25T01:30:00.000") == "2026-10-25 02:30")
    }
  }

  @Test func kolkata() async {
    await #expect(processExitsWith: .success) {
      use("Asia/Kolkata")
      expect("2026-12-01", "2026-11-30T18:30:00.000", hours: 24)
      expect("2026-12-01 18:00", "2026-12-01T12:30:00.000")
      #expect(shown("2026-12-01T12:30:00.000") == "2026-12-01 18:00")
    }
  }

  /// Half an hour off the hour, with summer time.
  @Test func stJohns() async {
    await #expect(processExitsWith: .success) {
      use("America/St_Johns")
      expect("2026-12-01 18:00", "2026-12-01T21:30:00.000")
      expect("2026-07-01 18:00", "2026-07-01T20:30:00.000")
      expect("2026-03-08", "2026-03-08T03:30:00.000", hours: 23)
      expect("2026-11-01", "2026-11-01T02:30:00.000", hours: 25)
      #expect(shown("2026-07-01T20:30:00.000") == "2026-07-01 18:00")
    }
  }

  /// The earliest clocks there are; they left out a whole day, 1994-12-31.
  @Test func kiritimati() async {
    await #expect(processExitsWith: .success) {
      use("Pacific/Kiritimati")
      expect("2026-12-01", "2026-11-30T10:00:00.000", hours: 24)
      expect("1994-12-30", "1994-12-30T10:00:00.000", hours: 24)
      expect("1994-12-31", "1994-12-31T10:00:00.000", hours: 0)
      expect("1995-01-01", "1994-12-31T10:00:00.000", hours: 24)
      expect("1995-01-01 05:00", "1994-12-31T15:00:00.000")
      #expect(shown("2026-11-30T10:00:00.000") == "2026-12-01 00:00")
    }
  }

  @Test func pagoPago() async {
    await #expect(processExitsWith: .success) {
      use("Pacific/Pago_Pago")
      expect("2026-12-01", "2026-12-01T11:00:00.000", hours: 24)
      #expect(shown("2026-12-01T10:59:00.000") == "2026-11-30 23:59")
    }
  }

  /// Clocks go forward at midnight, so that the day begins at 01:00; and back at midnight, so that 23:00 comes twice.
  @Test func havanaAndAsuncion() async {
    await #expect(processExitsWith: .success) {
      use("America/Havana")
      expect("2026-03-08", "2026-03-08T05:00:00.000", hours: 23)
      #expect(shown("2026-03-08T05:00:00.000") == "2026-03-08 01:00")
    }
    await #expect(processExitsWith: .success) {
      use("America/Asuncion")
      expect("2023-03-25", "2023-03-25T03:00:00.000", hours: 25)
      expect("2023-03-26", "2023-03-26T04:00:00.000", hours: 24)
      expect("2023-03-25 23:30", "2023-03-26T02:30:00.000")
    }
  }

  /// A century of mean times that are seconds off, and a `TZ` that names nothing.
  @Test func oldAndUnknown() async {
    await #expect(processExitsWith: .success) {
      use("Europe/Amsterdam")
      for text in ["1900-01-01 12:00", "1937-06-30 12:00", "1940-05-17 01:00"] {
        guard let reading = try? DateParser(zone: .system, now: { Parsing.now }).parse(text) else {
          Issue.record("\(text) was refused")
          continue
        }
        #expect(shown(reading.start.storedText) == text)
      }
    }
    await #expect(processExitsWith: .success) {
      use("No/Such_Zone")
      expect("2026-12-01 18:00", "2026-12-01T18:00:00.000")
    }
  }

  @Test func fixedZones() {
    let wall = Date(milliseconds: 1_000)
    #expect(LocalZone.utc.instant(ofWallClock: wall) == wall)
    #expect(LocalZone.fixed(seconds: 3600).instant(ofWallClock: wall).milliseconds == -3_599_000)
    #expect(LocalZone.fixed(seconds: -3600).wallClock(at: Date(milliseconds: -1)).milliseconds == -3_600_001)
  }
}

/// Sets the zone of this process, which the C library reads once.
private func use(_ zone: String) {
  setenv("TZ", zone, 1)
  tzset()
}

/// Expects a date to begin at an instant in UTC and to span so many hours, or a minute.
private func expect(
  _ text: String, _ start: String, hours: Int64? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let reading = try DateParser(zone: .system) { Parsing.now }.parse(text)
    #expect(reading.start.storedText == start, sourceLocation: sourceLocation)
    let length = reading.end.milliseconds - reading.start.milliseconds
    #expect(length == hours.map { $0 * 3_600_000 } ?? 60_000, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// What the zone of this process shows at an instant in UTC.
private func shown(_ utc: String) -> String {
  guard let date = Date(storedText: Array(utc.utf8)) else { return "no date" }
  var out: [UInt8] = []
  out.append(local: date, in: .system)
  return String(decoding: out, as: UTF8.self)
}
