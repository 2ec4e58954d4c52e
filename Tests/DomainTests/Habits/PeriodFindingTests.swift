import Domain
import Testing

/// Which finding about a period is reported first.
@Suite struct PeriodFindingTests {
  private let monday: Day
  private let week: Period
  private let aim: DayAim

  init() throws {
    aim = DayAim(.calories, goals: try MacroGoals(calories: 2000, shares: .default), reference: .adults)
    monday = try #require(Day(iso: "2026-11-16"))
    week = Period.week(of: monday)
  }

  /// Days from Monday on with kcal, and mg of sodium for all of them.
  ///
  /// Nil: nothing logged. It is looked at on `today`.
  private func summary(_ kcal: [Double?], sodium: Double = 1000, of period: Period, today: Int = 7) -> PeriodSummary {
    let days = kcal.enumerated().map { offset, kcal in
      let total = kcal.map { kcal in
        NutrientTotal([Nutrients(calories: kcal, protein: 0, carbohydrates: 0, fat: 0, fiber: 30, sodium: sodium)])
      }
      return DaySum(day: period.from + offset, total: total, items: kcal == nil ? 0 : 1)
    }
    return PeriodSummary(period: period, days: days, today: monday + today)
  }

  private func markers(_ summary: PeriodSummary) -> [HealthMarker] {
    HealthMarker.all(MarkerIntake(summary, .meals, reference: .adults))
  }

  private func findings(_ now: PeriodSummary, before: PeriodSummary) -> [PeriodFinding] {
    PeriodFinding.ranked(in: now, aim: aim, markers: markers(now), before: markers(before))
  }

  /// 1700 is under 90 % of 2000, 2000 within it, 2300 over 110 %; Thursday is today, which is not judged.
  @Test(arguments: [900, 2000, 2250.0]) func daysAtGoalAndTheHighest(thursday: Double) {
    let now = summary([1700, 2000, 2300, thursday], of: week, today: 3)
    #expect(
      findings(now, before: summary([], of: week.previous)) == [
        .daysAtGoal(met: 1, under: 1, over: 1), .highestDay(monday + 2, energy: 2300),
      ])
  }

  @Test func oneDayIsAllThatIsShown() {
    let day = Period.day(monday)
    #expect(findings(summary([2300], of: day), before: summary([], of: day.previous)) == [])
    // The only logged day of a week is not reported as the highest.
    let lone = findings(summary([2000, nil], of: week), before: summary([], of: week.previous))
    #expect(lone == [.daysAtGoal(met: 1, under: 0, over: 0)])
    #expect(findings(summary([], of: week), before: summary([], of: week.previous)) == [])
  }

  /// Up to 2000 mg of sodium is good, up to 2400 moderate, more is high.
  @Test(arguments: [
    (1500.0, 2500.0, [PeriodFinding.markerTurned(.sodium, from: .good, to: .high)], 4),
    (2500, 1500, [.markerTurned(.sodium, from: .high, to: .good)], 2),
    (2100, 2500, [.markerTurned(.sodium, from: .moderate, to: .high)], 4),
    // By 5 % over the border: any meal does that.
    (1950, 2050, [], 0), (1500, 1900, [], 0),
  ])
  func aMarkerTurns(before: Double, now: Double, turned: [PeriodFinding], importance: Int) {
    let days: [Double?] = [2000, 2000, 2000]
    let found = findings(
      summary(days, sodium: now, of: week), before: summary(days, sodium: before, of: week.previous))
    let turns = found.filter { if case .markerTurned = $0 { true } else { false } }
    #expect(turns == turned)
    #expect(turns.first?.importance ?? 0 == importance)
    // A change for the worse comes before the days at the goal, one for the better after them.
    #expect(found.first == (importance == 4 ? turned[0] : .daysAtGoal(met: 3, under: 0, over: 0)))
  }

  @Test func twoDaysAreTooFewToTurn() {
    let found = findings(
      summary([2000, 2000], sodium: 3000, of: week), before: summary([2000, 2000, 2000], of: week.previous))
    #expect(found.allSatisfy { if case .markerTurned = $0 { false } else { true } })
  }
}
