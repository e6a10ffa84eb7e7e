import LineupCore
import Testing

struct DayCalendarTests {
  @Test func `Weeks, months and years begin and end`() throws {
    let day = try #require(Day(year: 2028, month: 2, day: 10))
    #expect(day.year == 2028)
    #expect(day.startOfWeek.text == "2028-02-07")
    #expect(day.startOfWeek.startOfWeek == day.startOfWeek)
    #expect(day.startOfMonth.text == "2028-02-01")
    #expect(day.endOfMonth.text == "2028-02-29")
    #expect(
      Date.days(inYear: 2028) == 366 && Date.days(inYear: 2100) == 365 && Date.days(inYear: 2000) == 366)
  }

  @Test(
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2026-12-31", 2, "2027-02-28"),
      ("2026-03-31", -1, "2026-02-28"), ("2026-01-15", -1, "2025-12-15"), ("2028-02-29", 12, "2029-02-28"),
      ("2026-05-05", 0, "2026-05-05"), ("0000-01-31", -1, nil), ("9999-12-01", 1, nil),
      ("2026-01-01", .max, nil),
      ("2026-01-01", .min, nil), ("9999-11-30", 1, "9999-12-30"),
    ] as [(String, Int, String?)])
  func `A month later is the same day or the last`(text: String, months: Int, expected: String?) throws {
    #expect(try #require(Day(text: Array(text.utf8))).adding(months: months)?.text == expected)
  }

  @Test func `A weekday is known by its name and by three letters`() {
    #expect(Day.Weekday(word: "FRI") == .friday && Day.Weekday(word: "friday") == .friday)
    #expect(Day.Weekday(word: "frid") == nil && Day.Weekday(word: "") == nil)
    #expect(Day.Weekday.allCases.map(\.shortName) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  }
}
