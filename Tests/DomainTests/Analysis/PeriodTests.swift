import Domain
import Expect
import Testing

/// Weeks, months and ranges of days.
@Suite struct PeriodTests {
  private func day(_ iso: String) throws -> Day { try require(Day(iso: iso)) }

  private func text(_ period: Period) -> String { "\(period.kind.rawValue) \(period.from.iso) \(period.to.iso)" }

  @Test func aWeekStartsOnMondayOrOnAnotherDay() throws {
    // 21 November 2026 is a Saturday.
    let saturday = try day("2026-11-21")
    expect(text(.week(of: saturday)), equals: "week 2026-11-16 2026-11-22")
    expect(text(.week(of: saturday, weekStart: .sunday)), equals: "week 2026-11-15 2026-11-21")
    expect(text(.week(of: saturday, weekStart: .saturday)), equals: "week 2026-11-21 2026-11-27")
    expect(Period.week(of: saturday).dayCount, equals: 7)
  }

  @Test func monthsHaveTheirOwnLengths() throws {
    let march = Period.month(of: try day("2028-03-31"))
    expect(text(march), equals: "month 2028-03-01 2028-03-31")
    expect(text(march.previous), equals: "month 2028-02-01 2028-02-29")
    expect(text(march.moved(by: -13)), equals: "month 2027-02-01 2027-02-28")
    expect(text(march.moved(by: 10)), equals: "month 2029-01-01 2029-01-31")
    expect(text(march.moved(by: 1)), equals: "month 2028-04-01 2028-04-30")
  }

  @Test func otherPeriodsMoveByTheirLength() throws {
    let range = try Period.range(try day("2026-11-01"), try day("2026-11-10"))
    expect(text(range.previous), equals: "range 2026-10-22 2026-10-31")
    expect(text(Period.week(of: try day("2026-01-01")).previous), equals: "week 2025-12-22 2025-12-28")
    expect(text(Period.day(try day("2026-03-01")).previous), equals: "day 2026-02-28 2026-02-28")
    expect(range.days.count, equals: 10)
    expect(range.contains(range.to) && !range.contains(range.to + 1) && !range.contains(range.from - 1))
  }

  @Test func movesEndWithTheCalendar() throws {
    for period in [
      Period.day(try day("2026-11-21")), .week(of: try day("2026-11-21")), .month(of: try day("2026-11-21")),
      try .range(try day("2026-11-01"), try day("2026-11-10")),
    ] {
      for count in [Int.max, Int.min, 1_000_000_000, -1_000_000_000] {
        let moved = period.moved(by: count)
        expect((1...9999).contains(moved.from.civil.year) && (1...9999).contains(moved.to.civil.year), "\(moved)")
        expect(period.kind == .month || moved.dayCount == period.dayCount)
      }
    }
  }

  @Test func aRangeRunsForward() throws {
    let (first, last) = (try day("2026-11-01"), try day("2026-11-10"))
    #expect(throws: LarderError.self) { try Period.range(last, first) }
    #expect(throws: LarderError.self) { try Period.range(Day(number: -700_000), last) }
    expect(try Period.range(first, first).dayCount, equals: 1)
  }

  /// ISO 8601 weeks at the turn of the year: the standard's own examples and those of the calendar.
  @Test(arguments: [
    ("2026-01-01", 2026, 1), ("2027-01-01", 2026, 53), ("2024-12-30", 2025, 1), ("2023-01-01", 2022, 52),
    ("2026-11-21", 2026, 47), ("2020-12-31", 2020, 53), ("2008-12-29", 2009, 1), ("2010-01-03", 2009, 53),
  ])
  func weekNumbers(iso: String, year: Int, week: Int) throws {
    let number = Period.week(of: try day(iso)).isoWeek
    expect(number == (year, week))
  }

  @Test func aRunningPeriodIsComparedWithTheSameDaysBefore() throws {
    let week = Period.week(of: try day("2026-11-21"))
    expect(week.daysPassed(today: try day("2026-11-18")), equals: 3)
    expect(week.previousToDate(today: try day("2026-11-18")).map(text), equals: "range 2026-11-09 2026-11-11")
    expect(week.previousToDate(today: try day("2026-12-24")), equals: week.previous)
    expect(week.previousToDate(today: try day("2026-11-15")), equals: nil)
    // 31 days of March have passed; February has 28.
    let march = Period.month(of: try day("2026-03-31"))
    expect(march.previousToDate(today: try day("2026-03-31")).map(text), equals: "month 2026-02-01 2026-02-28")
  }

  /// A week from Monday, 16 November, its days that are over, and those they are compared with; nil on its Monday.
  @Test(
    arguments: [
      ("2026-11-16", nil), ("2026-11-17", ("2026-11-16", "2026-11-09")), ("2026-11-21", ("2026-11-20", "2026-11-13")),
      ("2026-11-22", ("2026-11-21", "2026-11-14")), ("2026-11-23", ("2026-11-22", "2026-11-15")),
      ("2026-11-10", nil),
    ] as [(String, (String, String)?)])
  func daysThatAreOver(today: String, ends: (String, String)?) throws {
    let week = Period.week(of: try require(Day(iso: "2026-11-16")))
    let finished = week.finished(today: try require(Day(iso: today)))
    expect(finished?.days.to.iso == ends?.0 && finished?.before.to.iso == ends?.1)
    expect(finished.map { $0.days.from == week.from && $0.before.from == week.previous.from } ?? true)
  }

  /// All of October is compared with November's thirty days once they are over; on 31 March, thirty days with
  /// February's 28.
  @Test func monthsThatAreOver() throws {
    let november = Period.month(of: try require(Day(iso: "2026-11-01")))
    let december = try require(Day(iso: "2026-12-01"))
    let over = try require(november.finished(today: december))
    expect(over.days == november && over.before.dayCount == 31)
    let march = Period.month(of: try require(Day(iso: "2026-03-01")))
    let last = try require(Day(iso: "2026-03-31"))
    let running = try require(march.finished(today: last))
    expect(running.days.dayCount == 30 && running.before.dayCount == 28)
  }
}
