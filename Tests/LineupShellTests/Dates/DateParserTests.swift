import LineupCore
import Testing

@testable import LineupShell

@Suite struct DateParserTests {
  private static let seoul = LocalZone.fixed(seconds: 9 * 3600)

  /// What a reading spans, in UTC: its start, its length in milliseconds and its words.
  private func read(_ first: String, _ second: String? = nil, in zone: LocalZone = seoul) throws -> String {
    let reading = try DateParser(zone: zone) { Parsing.now }.parse(first, then: [second].compactMap(\.self))
    let length = reading.end.milliseconds - reading.start.milliseconds
    return "\(reading.start.storedText) +\(length) \(reading.words)"
  }

  @Test(
    arguments: [
      ("day", "2026-12-01", nil, "2026-11-30T15:00:00.000 +86400000 1"),
      ("day before a text", "2026-12-01", "milk", "2026-11-30T15:00:00.000 +86400000 1"),
      ("day before a number", "2026-12-01", "18", "2026-11-30T15:00:00.000 +86400000 1"),
      ("minute", "2026-12-01", "18:00", "2026-12-01T09:00:00.000 +60000 2"),
      ("second", "2026-12-01", "18:00:30", "2026-12-01T09:00:30.000 +1000 2"),
      ("millisecond", "2026-12-01", "18:00:30.5", "2026-12-01T09:00:30.500 +1 2"),
      ("of twelve hours", "2026-12-01", "6pm", "2026-12-01T09:00:00.000 +60000 2"),
      ("of twelve hours, upper case", "2026-12-01", "6:05PM", "2026-12-01T09:05:00.000 +60000 2"),
      ("noon", "2026-12-01", "12pm", "2026-12-01T03:00:00.000 +60000 2"),
      ("midnight", "2026-12-01", "12am", "2026-11-30T15:00:00.000 +60000 2"),
      ("the last of twelve", "2026-12-01", "11:59pm", "2026-12-01T14:59:00.000 +60000 2"),
      ("one word of twelve hours", "2026-12-01 09am", nil, "2026-12-01T00:00:00.000 +60000 1"),
      ("no time behind", "2026-12-01", "6pmish", "2026-11-30T15:00:00.000 +86400000 1"),
      ("nor a number", "2026-12-01", "6", "2026-11-30T15:00:00.000 +86400000 1"),
      ("one word", "2026-12-01 18:00", nil, "2026-12-01T09:00:00.000 +60000 1"),
      ("one word, a second left alone", "2026-12-01 18:00", "19:00", "2026-12-01T09:00:00.000 +60000 1"),
      ("midnight", "2026-12-01", "00:00", "2026-11-30T15:00:00.000 +60000 2"),
      ("last minute", "2026-12-01", "23:59:59", "2026-12-01T14:59:59.000 +1000 2"),
      ("ISO with offset", "2026-12-01T18:00:00+09:00", nil, "2026-12-01T09:00:00.000 +1000 1"),
      ("ISO, Zulu", "2026-12-01T18:00:00Z", nil, "2026-12-01T18:00:00.000 +1000 1"),
      ("ISO, minutes", "2026-12-01T18:00Z", nil, "2026-12-01T18:00:00.000 +60000 1"),
      ("ISO, lower case", "2026-12-01t18:00:00z", nil, "2026-12-01T18:00:00.000 +1000 1"),
      ("ISO, as json writes it", "2026-12-01T09:05:07.089Z", nil, "2026-12-01T09:05:07.089 +1 1"),
      ("ISO, comma", "2026-12-01T18:00:00,25Z", nil, "2026-12-01T18:00:00.250 +1 1"),
      ("ISO, nanoseconds", "2026-12-01T18:00:00.123999999Z", nil, "2026-12-01T18:00:00.123 +1 1"),
      ("ISO, behind", "2026-12-01T18:00:00-03:30", nil, "2026-12-01T21:30:00.000 +1000 1"),
      ("offset without colon", "2026-12-01T18:00:00+0545", nil, "2026-12-01T12:15:00.000 +1000 1"),
      ("offset of hours", "2026-12-01T18:00:00+14", nil, "2026-12-01T04:00:00.000 +1000 1"),
      ("offset after a blank", "2026-12-01", "18:00Z", "2026-12-01T18:00:00.000 +60000 2"),
      ("hour of one digit", "2026-12-01", "9:00", "2026-12-01T00:00:00.000 +60000 2"),
      ("blanks around it", "  2026-12-01  18:00 ", nil, "2026-12-01T09:00:00.000 +60000 1"),
      ("through the year", "2026-335", nil, "2026-11-30T15:00:00.000 +86400000 1"),
      ("through a leap year", "2028-366", "18:00", "2028-12-31T09:00:00.000 +60000 2"),
      ("ISO through the year", "2026-335T18:00:00+09:00", nil, "2026-12-01T09:00:00.000 +1000 1"),
      ("leap day", "2028-02-29", nil, "2028-02-28T15:00:00.000 +86400000 1"),
      ("first year", "1900-01-01", nil, "1899-12-31T15:00:00.000 +86400000 1"),
      ("last day", "9999-12-31", nil, "9999-12-30T15:00:00.000 +86400000 1"),
    ] as [(String, String, String?, String)])
  func readings(_ name: String, _ first: String, _ second: String?, _ expected: String) throws {
    #expect(try read(first, second) == expected)
  }

  @Test(
    arguments: [
      ("empty", "", nil, .notADate, ""),
      ("blanks", "  ", nil, .notADate, ""),
      ("word", "soon", nil, .notADate, "soon"),
      ("one digit", "2026-1-1", nil, .notADate, "2026-1-1"),
      ("American", "12/01/2026", nil, .notADate, "12/01/2026"),
      ("eight digits", "20261201", nil, .notADate, "20261201"),
      ("five-digit year", "12026-12-01", nil, .yearOutOfRange, "12026-12-01"),
      ("three-digit day", "2026-12-011", nil, .notADate, "2026-12-011"),
      ("quoted with more", "2026-12-01 milk", nil, .notADate, "2026-12-01 milk"),
      ("Arabic digits", "٢٠٢٦-12-01", nil, .notADate, "٢٠٢٦-12-01"),
      ("sign", "-2026-12-01", nil, .notADate, "-2026-12-01"),
      ("other separator", "2026-12-01_18:00", nil, .notADate, "2026-12-01_18:00"),
      ("13th month", "2026-13-01", nil, .noSuchMonth, "2026-13-01"),
      ("month 0", "2026-00-01", nil, .noSuchMonth, "2026-00-01"),
      ("30 February", "2026-02-30", nil, .noSuchDay(of: 28), "2026-02-30"),
      ("no leap year", "2026-02-29", nil, .noSuchDay(of: 28), "2026-02-29"),
      ("no leap century", "2100-02-29", nil, .noSuchDay(of: 28), "2100-02-29"),
      ("day 0", "2026-12-00", nil, .noSuchDay(of: 31), "2026-12-00"),
      ("day 366 of a common year", "2026-366", nil, .noSuchDayOfYear(of: 365), "2026-366"),
      ("day 366 of a common century", "2100-366", nil, .noSuchDayOfYear(of: 365), "2100-366"),
      ("day 367", "2028-367", nil, .noSuchDayOfYear(of: 366), "2028-367"),
      ("day 000", "2026-000", nil, .noSuchDayOfYear(of: 365), "2026-000"),
      ("day through the year, cut short", "2026-33", nil, .notADate, "2026-33"),
      ("four digits through the year", "2026-3350", nil, .notADate, "2026-3350"),
      ("24:00", "2026-12-01", "24:00", .noSuchTime, "24:00"),
      ("24:01", "2026-12-01", "24:01", .noSuchTime, "24:01"),
      ("minute 60", "2026-12-01", "18:60", .noSuchTime, "18:60"),
      ("leap second", "2026-12-31", "23:59:60", .noSuchTime, "23:59:60"),
      ("no such time in one word", "2026-12-01 25:00", nil, .noSuchTime, "25:00"),
      ("hour of one digit in ISO", "2026-12-01T9:00Z", nil, .notATime, "2026-12-01T9:00Z"),
      ("minutes of one digit", "2026-12-01", "18:0", .notATime, "18:0"),
      ("seconds missing", "2026-12-01", "18:00:", .notATime, "18:00:"),
      ("fraction missing", "2026-12-01", "18:00:00.", .notATime, "18:00:00."),
      ("text behind", "2026-12-01", "18:00px", .notATime, "18:00px"),
      ("hour 18 of twelve", "2026-12-01", "18:00pm", .noSuchTime, "18:00pm"),
      ("hour 13 of twelve", "2026-12-01", "13pm", .noSuchTime, "13pm"),
      ("hour 0 of twelve", "2026-12-01", "0am", .noSuchTime, "0am"),
      ("hour 123 of twelve", "2026-12-01", "123pm", .notATime, "123pm"),
      ("minute 60 of twelve", "2026-12-01", "6:60pm", .noSuchTime, "6:60pm"),
      ("a minute of one digit, of twelve", "2026-12-01", "6:0pm", .notATime, "6:0pm"),
      ("seconds of twelve", "2026-12-01", "6:00:00pm", .notATime, "6:00:00pm"),
      ("offset of a day", "2026-12-01T18:00:00+24:00", nil, .notATime, "2026-12-01T18:00:00+24:00"),
      ("offset cut short", "2026-12-01T18:00:00+09:", nil, .notATime, "2026-12-01T18:00:00+09:"),
      ("text behind Z", "2026-12-01T18:00:00Zulu", nil, .notATime, "2026-12-01T18:00:00Zulu"),
      ("T alone", "2026-12-01T", nil, .notATime, "2026-12-01T"),
      ("ISO without offset", "2026-12-01T18:00:00", nil, .offsetMissing, "2026-12-01T18:00:00"),
      ("before 1900", "1899-12-31", nil, .yearOutOfRange, "1899-12-31"),
      ("year 0", "0000-01-01", nil, .yearOutOfRange, "0000-01-01"),
      (
        "UTC year 10000", "9999-12-31T23:59:59-01:00", nil, .yearOutOfRange, "9999-12-31T23:59:59-01:00"
      ),
    ] as [(String, String, String?, DateError.Kind, String)])
  func errors(
    _ name: String, _ first: String, _ second: String?, _ kind: DateError.Kind, _ word: String
  ) throws {
    let error = try #require(throws: DateError.self) { try read(first, second) }
    #expect(error == DateError(kind: kind, word: word, index: word == second ? 1 : 0))
    #expect(error.message.contains("'\(word)'"))
  }

  @Test func messagesEchoSafely() {
    let error = DateError(kind: .notADate, word: "\u{1B}[31m")
    #expect(error.message == #"'\e[31m' is not a date"#)
  }

  @Test func theLastDayEndsWithWhatCanBeStored() throws {
    #expect(try read("9999-12-31", in: .utc) == "9999-12-31T00:00:00.000 +86399999 1")
  }

  @Test func aReadingIsAnOperand() throws {
    let reading = try Parsing.dates.parse("1970-01-02")
    #expect(
      reading.operand
        == .day(
          Day(number: 1), start: Date(milliseconds: 86_400_000), end: Date(milliseconds: 172_800_000)))
    #expect(
      try Parsing.dates.parse("1970-01-02 00:00").operand
        == .dates(start: Date(milliseconds: 86_400_000), end: Date(milliseconds: 86_460_000)))
  }

  /// Every instant that output shows for programs is read back as that instant.
  @Test func whatIsWrittenIsReadBack() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let range = Int64(-2_208_988_800_000)...253_402_300_799_998
      let date = Date(milliseconds: .random(in: range, using: &generator))
      var text: [UInt8] = []
      text.append(utc: date)
      let reading = try DateParser(zone: Self.seoul) { Parsing.now }.parse(
        String(decoding: text, as: UTF8.self))
      #expect(reading.start == date && reading.end.milliseconds == date.milliseconds + 1)
    }
  }
}
