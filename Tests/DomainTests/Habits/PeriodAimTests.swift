import Domain
import Expect
import Testing

/// Days at a goal are counted in the same way everywhere.
@Suite struct PeriodAimTests {
  private let week: Period
  private let goals: MacroGoals
  private let aim: DayAim

  init() throws {
    week = Period.week(of: try require(Day(iso: "2026-11-16")))
    goals = try MacroGoals(calories: 2000, shares: .default)
    aim = DayAim(.calories, goals: goals, reference: .adults)
  }

  private func sum(_ day: Day, _ kcal: Double, unknown: Bool = false) -> DaySum {
    var total = NutrientTotal([Nutrients(calories: kcal, protein: 0, carbohydrates: 0, fat: 0)])
    if unknown { total.add(.unknown) }
    return DaySum(day: day, total: total, items: unknown ? 2 : 1)
  }

  /// 1800 to 2200 of 2000 kcal meet the goal.
  @Test(
    arguments: [
      // Monday met, Tuesday under, Wednesday over; nothing on Thursday, which does not count as under.
      ([(0, 2000, false), (1, 1700, false), (2, 2300, false)], 4, Adherence([.met, .under, .over])),
      // Today, Thursday, is not over, whatever was eaten, and Friday is logged ahead.
      ([(0, 2000, false), (3, 2000, false), (4, 2000, false)], 3, Adherence([.met])),
      ([(0, 2000, false), (3, 2300, false)], 3, Adherence([.met])),
      // An item of unknown energy can only add: 2300 are over with it, 2000 and 1700 may be.
      ([(0, 2300, true), (1, 2000, true), (2, 1700, true)], 4, Adherence([.over, nil, nil])),
      ([], 4, Adherence([])),
    ] as [([(Int, Double, Bool)], Int, Adherence)])
  func daysAtTheGoal(days: [(Int, Double, Bool)], today: Int, adherence: Adherence) {
    let sums = days.map { sum(week.from + $0.0, $0.1, unknown: $0.2) }
    let summary = PeriodSummary(period: week, days: sums, today: week.from + today)
    expect(summary.adherence(to: aim), equals: adherence)
    let habits = Habits(aim: aim, period: week, days: sums, today: week.from + today, weekStart: .monday)
    expect(habits.adherence, equals: adherence)
    let member = MemberSummary(
      profile: Profile(name: "Dad", createdAt: Moment(seconds: 0, offset: 0)), summary: summary,
      previous: PeriodSummary(period: week.previous, days: [], today: week.from + today), goals: goals)
    expect(member.adherence, equals: adherence)
    let found = PeriodFinding.ranked(in: summary, aim: aim)
    let counts = found.compactMap {
      if case .daysAtGoal(let met, let under, let over) = $0 { [met, under, over] } else { nil }
    }
    expect(counts, equals: (adherence.judged > 0 ? [[adherence.met, adherence.under, adherence.over]] : []))
  }

  /// Two Mondays of 1000 and 3000 kcal have a mean of 2000, an unknown Tuesday none, and Sunday has not come.
  @Test func weekdaysKeepWhatIsUnknown() throws {
    let monday = week.from
    var nothing = NutrientTotal()
    nothing.add(.unknown)
    let nothingKnown = DaySum(day: monday + 1, total: nothing, items: 1)
    let days = PeriodSummary(
      period: try .range(monday - 7, monday + 6), days: [sum(monday - 7, 1000), sum(monday, 3000), nothingKnown],
      today: monday + 5
    ).weekdays(of: aim, from: .monday)
    expect(days.map(\.weekday), equals: Weekday.allCases)
    expect(days[0].mean == 2000 && days[0].days == 2 && days[0].verdict == .met)
    expect(days[1].mean == nil && days[1].unknown == 1 && !days[1].isToCome)
    expect(days[2].mean == nil && days[2].unknown == 0)
  }
}
