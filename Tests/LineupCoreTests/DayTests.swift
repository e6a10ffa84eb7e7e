import Testing

@testable import LineupCore

struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0, Day.Weekday.thursday), ("1969-12-31", -1, .wednesday), ("2026-11-30", 20_787, .monday),
    ("2000-02-29", 11_016, .tuesday), ("0000-01-01", -719_528, .saturday), ("9999-12-31", 2_932_896, .friday),
  ])
  func `a day, its number and its weekday`(text: String, number: Int, weekday: Day.Weekday) throws {
    let day = try #require(Day(text: Array(text.utf8)))
    #expect(day.number == number && day.weekday == weekday)
    #expect(day.text == text && Day(day.midnight) == day)
    #expect(Day(Date(milliseconds: day.midnight.milliseconds + 86_399_999)) == day)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-01", "2026-12-01 ", "", "२०२६-१२-०१"])
  func `what is no day`(text: String) {
    #expect(Day(text: Array(text.utf8)) == nil)
    #expect(Due(storedText: Array(text.utf8)) == nil)
  }

  @Test func `days over a leap day, and between two`() throws {
    let day = try #require(Day(year: 2028, month: 2, day: 28))
    #expect((day + 2).text == "2028-03-01" && (day - 59).text == "2027-12-31")
    #expect((day + 366) - day == 366 && day < day + 1)
  }

  @Test(arguments: ["2026-12-01", "2026-12-01T17:00:00.000"])
  func `when something is due is stored as text`(text: String) throws {
    let due = try #require(Due(storedText: Array(text.utf8)))
    #expect(due.storedText == text)
    if case .day = due { #expect(text.count == 10) } else { #expect(text.count == 23) }
  }
}
