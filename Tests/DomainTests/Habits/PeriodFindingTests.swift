import Domain
import Expect
import Testing

/// Which finding about a period is reported first.
@Suite struct PeriodFindingTests {
  private let monday: Day
  private let week: Period
  private let aim: DayAim

  init() throws {
    aim = DayAim(.calories, goals: try MacroGoals(calories: 2000, shares: .default), reference: .adults)
    monday = try require(Day(iso: "2026-11-16"))
    week = Period.week(of: monday)
  }

  /// Days from Monday on with kcal.
  ///
  /// Nil: nothing logged. It is looked at on `today`.
  private func summary(_ kcal: [Double?], of period: Period, today: Int = 7) -> PeriodSummary {
    let days = kcal.enumerated().map { offset, kcal in
      let total = kcal.map { kcal in
        NutrientTotal([Nutrients(calories: kcal, protein: 0, carbohydrates: 0, fat: 0)])
      }
      return DaySum(day: period.from + offset, total: total, items: kcal == nil ? 0 : 1)
    }
    return PeriodSummary(period: period, days: days, today: monday + today)
  }

  private func findings(_ now: PeriodSummary) -> [PeriodFinding] { PeriodFinding.ranked(in: now, aim: aim) }

  /// 1700 is under 90 % of 2000, 2000 within it, 2300 over 110 %; Thursday is today, which is not judged.
  @Test(arguments: [900, 2000, 2250.0]) func daysAtGoalAndTheHighest(thursday: Double) {
    let now = summary([1700, 2000, 2300, thursday], of: week, today: 3)
    expect(
      findings(now),
      equals: [
        .daysAtGoal(met: 1, under: 1, over: 1), .highestDay(monday + 2, energy: 2300),
      ])
  }

  @Test func oneDayIsAllThatIsShown() {
    let day = Period.day(monday)
    expect(findings(summary([2300], of: day)), equals: [])
    // The only logged day of a week is not reported as the highest.
    let lone = findings(summary([2000, nil], of: week))
    expect(lone, equals: [.daysAtGoal(met: 1, under: 0, over: 0)])
    expect(findings(summary([], of: week)), equals: [])
  }
}
