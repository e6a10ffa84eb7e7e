import LineupCore
import Testing

@Suite("Dates")
struct DateTests {
  @Test(
    "The stored form is UTC with milliseconds, and reads back",
    arguments: [
      (0, "1970-01-01T00:00:00.000"),
      (1_580_926_214_007, "2020-02-05T18:10:14.007"),
      (-1, "1969-12-31T23:59:59.999"),
      (951_782_400_000, "2000-02-29T00:00:00.000"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999"),
      (-62_167_219_200_000, "0000-01-01T00:00:00.000"),
    ])
  func storedText(milliseconds: Int64, text: String) {
    let date = Date(milliseconds: milliseconds)
    #expect(date.storedText == text)
    #expect(Date(storedText: Array(text.utf8)) == date)
  }

  @Test(
    "Anything but the stored form is damaged",
    arguments: [
      "", "2020-02-05 18:10:14", "2020-02-05T18:10:14", "2020-02-05T18:10:14.00",
      "2020-02-05T18:10:14.0000", "2020-02-05T18:10:14,000", "2020-02-30T00:00:00.000",
      "2021-02-29T00:00:00.000", "2020-13-01T00:00:00.000", "2020-00-01T00:00:00.000",
      "2020-01-00T00:00:00.000", "2020-01-01T24:00:00.000", "2020-01-01T00:60:00.000",
      "2020-01-01T00:00:60.000", "2020-01-01T00:00:00.00Z", " 020-01-01T00:00:00.000",
      "２020-01-01T00:00:00.0", "2020-01-01T00:00:00/000", "2020-01-01t00:00:00.000",
      "2020-01-01T00:00:0:.000",
    ])
  func notStored(text: String) {
    #expect(Date(storedText: Array(text.utf8)) == nil)
  }

  @Test("Every day of 400 years has the components it was made of")
  func everyDay() throws {
    var expected: Int64 = -11_676_096_000_000  // 1600-01-01
    for year in 1600..<2000 {
      for month in 1...12 {
        for day in 1...Date.days(inMonth: month, ofYear: year) {
          let date = try #require(Date(year: year, month: month, day: day))
          let parts = date.components
          guard date.milliseconds == expected, parts.year == year, parts.month == month, parts.day == day
          else {
            Issue.record("\(year)-\(month)-\(day) is \(date.milliseconds), expected \(expected): \(parts)")
            return
          }
          expected += 86_400_000
        }
      }
    }
  }
}
