import LineupCore
import Testing

@testable import LineupShell

/// What is no date, and how that is said.
struct DateRefusalTests {
  @Test(arguments: [
    ("soon", "'soon' is not a date"), ("fryday", "'fryday' is not a date; did you mean 'friday'?"),
    ("tommorow", "'tommorow' is not a date; did you mean 'tomorrow'?"),
    ("TODYA", "'TODYA' is not a date; did you mean 'today'?"),
    ("3d", "'3d' is not a date; did you mean '+3d'?"),
    ("30min", "'30min' is not a date; did you mean '+30min'?"),
    ("+d", "'+d' is not a date"), ("+3", "'+3' is not a date; did you mean '+3d'?"),
    ("+3x", "'+3x' is not a date"),
    ("+3 d", "'+3' is not a date; did you mean '+3d'?"), ("+-3d", "'+-3d' is not a date"),
    ("+3dd", "'+3dd' is not a date"),
    ("+３d", "'+３d' is not a date"), ("friday!", "'friday!' is not a date; did you mean 'friday'?"),
    ("next", "'next' of what? write next fri, next week, next month or next year"),
    ("next foo", "'foo' cannot follow next"),
    ("next wek", "'wek' cannot follow next; did you mean 'week'?"),
    ("next mounth", "'mounth' cannot follow next; did you mean 'month'?"),
    ("next frday 18:00", "'frday' cannot follow next; did you mean 'friday'?"),
    ("next next", "'next' cannot follow next"), ("next +3d", "'+3d' cannot follow next"),
    ("2026-13-01", "there is no day '2026-13-01': months go from 01 to 12"),
    ("2026-02-30", "there is no day '2026-02-30': that month has 28 days"),
    ("2028-02-30 18:00", "there is no day '2028-02-30': that month has 29 days"),
    ("2026-366", "there is no day '2026-366': that year has 365 days"),
    ("fri 24:01", "there is no time '24:01': times go from 00:00 to 23:59"),
    ("24:00", "there is no time '24:00': times go from 00:00 to 23:59"),
    ("next fri 25:00", "there is no time '25:00': times go from 00:00 to 23:59"),
    ("fri 18:0", "'18:0' is not a time: write 18:00 or 18:00:30"),
    ("tomorrow 6:00px", "'6:00px' is not a time: write 18:00 or 18:00:30"),
    ("1899-12-31", "'1899-12-31' is out of range: years go from 1900 to 9999"),
    ("10000-01-01", "'10000-01-01' is out of range: years go from 1900 to 9999"),
    ("+7974y", "'+7974y' is out of range: years go from 1900 to 9999"),
    ("-127y", "'-127y' is out of range: years go from 1900 to 9999"),
    ("+99999999999d", "'+99999999999d' is out of range: years go from 1900 to 9999"),
    ("-99999999999999999999999y", "'-99999999999999999999999y' is out of range: years go from 1900 to 9999"),
    ("+99999999999999999m", "'+99999999999999999m' is out of range: years go from 1900 to 9999"),
    ("-99999999999w", "'-99999999999w' is out of range: years go from 1900 to 9999"),
    ("+99999999999h 18:00", "'+99999999999h' is out of range: years go from 1900 to 9999"),
    ("-2000000h", "'-2000000h' is out of range: years go from 1900 to 9999"),
    ("+99999999999min", "'+99999999999min' is out of range: years go from 1900 to 9999"),
  ])
  func `The word that is to blame is named`(line: String, message: String) throws {
    let dating = try Dating("Europe/Berlin", "2026-11-30 15:03:27.500")
    let error = try #require(throws: DateError.self) { try dating.read(line) }
    #expect(error.message == message)
    #expect(line.split(separator: " ").map(String.init)[error.index] == error.word)
  }

  @Test(arguments: [
    ("+7973y", "9999-11-30"), ("-126y", "1900-11-30"), ("+2912108d", "9999-12-30"), ("+95677m", "9999-12-30"),
  ])
  func `The last and the first year can be reached`(line: String, day: String) throws {
    let dating = try Dating("Europe/Berlin", "2026-11-30 15:03:27.500")
    #expect(try dating.read(line).day?.text == day)
  }

  @Test(arguments: ["9999-12-31", "1900-01-01"])
  func `At the ends of the calendar no word leads out of it`(day: String) throws {
    for zone in LocalZone.names {
      let dating = try Dating(zone, day + " 12:00:00")
      for word in DateWord.beginnings + [
        "next week", "next month", "next year", "next sun", "-1d", "+1w", "+1m",
      ] {
        do throws(DateError) {
          let year = dating.zone.day(of: try dating.read(word).due).year
          #expect(DateParser.years.contains(year), "\(word)")
        } catch {
          #expect(error.kind == .yearOutOfRange || error.kind == .nextAlone, "\(word)")
        }
      }
    }
  }
}
