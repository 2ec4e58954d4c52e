import Domain
import Expect
import Testing

/// Which periods say what is usual.
@Suite struct UsualPeriodsTests {
  private func day(_ iso: String) throws -> Day { try require(Day(iso: iso)) }

  /// 22 November 2026 is a Sunday: seven weeks before Monday the 16th is 28 September, four weeks 19 October.
  @Test func aWeekHasTheSevenAndFourBefore() throws {
    let periods = try require(UsualPeriods(of: .week(of: try day("2026-11-16")), today: try day("2026-11-23")))
    expect(periods.shown.map(\.from.iso).first == "2026-09-28" && periods.shown.count == 7)
    expect(periods.compared.map(\.from.iso), equals: ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"])
    expect(periods.judged.from.iso == "2026-11-16" && periods.judged.to.iso == "2026-11-22")
    expect(periods.from.iso, equals: "2026-09-28")
  }

  /// On Thursday, Monday to Wednesday are over; the periods before are whole.
  @Test func aRunningWeekIsJudgedByItsFinishedDays() throws {
    let periods = try require(UsualPeriods(of: .week(of: try day("2026-11-16")), today: try day("2026-11-19")))
    expect(periods.judged.from.iso == "2026-11-16" && periods.judged.to.iso == "2026-11-18")
    expect(periods.sameDays.from.iso == "2026-11-09" && periods.sameDays.to.iso == "2026-11-11")
    expect(periods.compared.last?.to.iso, equals: "2026-11-15")
    expect(UsualPeriods(of: .week(of: try day("2026-11-16")), today: try day("2026-11-16")), equals: nil)
  }

  @Test func aMonthHasTheFiveAndThreeBefore() throws {
    let periods = try require(UsualPeriods(of: .month(of: try day("2026-03-10")), today: try day("2026-11-19")))
    expect(
      periods.shown.map(\.from.iso), equals: ["2025-10-01", "2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01"])
    expect(periods.compared.map(\.from.iso), equals: ["2025-12-01", "2026-01-01", "2026-02-01"])
  }

  /// As many as fit in 366 days with the range itself: 366 / 45 = 8.1, / 60 = 6.1, / 122 = 3, / 123 = 2.98.
  @Test(arguments: [(1, 7, 4), (10, 7, 4), (45, 7, 4), (60, 5, 4), (100, 2, 2), (122, 2, 2), (123, 0, 0), (3000, 0, 0)])
  func aRangeHasAsManyAsAYearHolds(length: Int, shown: Int, compared: Int) throws {
    let last = try day("2026-11-20")
    let periods = UsualPeriods(of: try .range(last - (length - 1), last), today: last + 1)
    expect(periods?.shown.count ?? 0, equals: shown)
    expect(periods?.compared.count ?? 0, equals: compared)
    expect((periods?.shown.last?.to ?? last - length), equals: last - length)
  }

  /// The year 1 begins on a Monday: the week from 15 January on has two before it.
  @Test func beforeTheFirstYearThereIsNothing() throws {
    let today = try day("2026-11-20")
    for (iso, count) in [("0001-01-05", 0), ("0001-01-15", 2), ("0001-01-22", 3)] {
      let shown = UsualPeriods(of: .week(of: try day(iso)), today: today)?.shown ?? []
      expect(shown.count, equals: count, "\(iso)")
    }
  }
}
