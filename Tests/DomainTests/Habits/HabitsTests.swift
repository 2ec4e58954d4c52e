import Domain
import Expect
import Testing

/// Streaks, days at the goal, halves, weekdays and the week's rest of one profile.
@Suite struct HabitsTests {
  /// Monday, 2 November 2026; today is Saturday, the 21st, three weeks on.
  private static let monday = Day(iso: "2026-11-02") ?? Day(number: 0)
  private static let today = monday + 19

  /// kcal of the days from Monday, the 2nd, on; nil if nothing was logged.
  private static func habits(
    _ energies: [Double?], nutrient: Nutrient = .calories, from first: Int = 0, weekStart: Weekday = .monday
  ) throws -> Habits {
    let days = energies.enumerated().compactMap { offset, energy in
      energy.map { energy in
        DaySum(
          day: monday + offset,
          total: NutrientTotal([Nutrients(calories: energy, protein: 0, carbohydrates: 0, fat: 0, fiber: energy / 100)]
          ),
          items: 1)
      }
    }
    return Habits(
      aim: DayAim(nutrient, goals: try MacroGoals(calories: 2000, shares: .default), reference: .adults),
      period: try .range(monday + first, monday + 20), days: days, today: today, weekStart: weekStart)
  }

  @Test func todayIsNotJudged() throws {
    // The 2nd to 21st: met on the 17th to 20th; today 2000 would be at the goal, 300 under, 9000 over.
    for energy in [2000, 300, 9000.0] {
      let habits = try Self.habits(Array(repeating: nil, count: 15) + [2000, 1900, 2100, 2200, energy])
      expect(habits.adherence, equals: Adherence([.met, .met, .met, .met]))
      expect(habits.atAim.current, equals: Streak(from: Self.monday + 15, to: Self.monday + 18))
      expect(habits.logged.current, equals: Streak(from: Self.monday + 15, to: Self.today))
      expect(habits.weekdays(from: .monday)[5].mean, equals: nil, "a Saturday that is not over is in no mean")
    }
  }

  @Test func aMissingDayIsNoDayUnder() throws {
    let habits = try Self.habits([2000, nil, 2000, 1000, nil, 3000])
    expect(habits.adherence, equals: Adherence([.met, .met, .under, .over]))
    expect(habits.adherence.share, equals: 0.5)
    // But it ends a streak, because what was eaten on it is unknown.
    expect(habits.atAim.longest?.days == 1 && habits.atAim.current == nil)
    expect(habits.logged.longest, equals: Streak(from: Self.monday + 2, to: Self.monday + 3))
  }

  @Test func halvesBeginWithTheFirstLog() throws {
    // Logged from the 7th on, index 5: the days 5 to 18 are fourteen, seven each.
    let energies: [Double?] =
      Array(repeating: nil, count: 5) + [2000, 500, nil, 500, 500, 500, 500, 2000, 2000, nil, 2000]
    let halves = try require(try Self.habits(energies).halves)
    expect(halves.first.from == Self.monday + 5 && halves.first.to == Self.monday + 11)
    expect(halves.second.from == Self.monday + 12 && halves.second.to == Self.today - 1)
    expect(halves.first.adherence, equals: Adherence([.met, .under, .under, .under, .under, .under]))
    expect(halves.second.adherence, equals: Adherence([.met, .met, .met]))
    expect(try Self.habits([]).halves == nil)
    expect(try Self.habits(Array(repeating: nil, count: 18) + [2000]).halves == nil, "one day has no halves")
  }

  @Test func weekdaysFromTheFirstOfTheWeek() throws {
    // Mondays 1000 and 3000, a Tuesday 500, Sundays 700 and nothing.
    let energies: [Double?] = [1000, 500, nil, nil, nil, nil, 700, 3000]
    let days = try Self.habits(energies).weekdays(from: .monday)
    expect(days.map(\.weekday), equals: Weekday.allCases)
    expect(days.map(\.mean), equals: [2000, 500, nil, nil, nil, nil, 700])
    expect(days.map(\.days), equals: [2, 1, 0, 0, 0, 0, 1])
    let sunday = try Self.habits(energies).weekdays(from: .sunday)
    expect(sunday.map(\.weekday) == [.sunday] + Weekday.allCases.dropLast() && sunday[0].mean == 700)
    let saturday = try Self.habits(energies).weekdays(from: .saturday)
    expect(saturday.map(\.weekday.short), equals: ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"])
  }

  @Test func aMeanIsJudgedWhereItsDaysAreKnown() throws {
    // Mondays 1000 and 3000 are 2000 in the mean; Tuesdays 1000; nothing ever on Wednesday; 2500 on Sunday.
    let habits = try Self.habits([1000, 1000, nil, nil, nil, nil, 2500, 3000])
    let days = habits.weekdays(from: .monday)
    expect(days.map(\.verdict), equals: [.met, .under, nil, nil, nil, nil, .over])
    // In the week that runs no Saturday and no Sunday are over.
    expect(
      try Self.habits([], from: 14).weekdays(from: .monday).map(\.isToCome),
      equals: Array(repeating: false, count: 5) + [
        true, true,
      ])
    // 30 g of fiber on one Monday and nothing known on the next: not 15, and enough is not certain of both.
    let monday = NutrientTotal([Nutrients(calories: 9, protein: 0, carbohydrates: 0, fat: 0, fiber: 30)])
    let dark = NutrientTotal([Nutrients(calories: 9, protein: 0, carbohydrates: 0, fat: 0)])
    let fiber = Habits(
      aim: DayAim(.fiber, goals: .default, reference: .adults), period: try .range(Self.monday, Self.monday + 20),
      days: [
        DaySum(day: Self.monday, total: monday, items: 1), DaySum(day: Self.monday + 7, total: dark, items: 1),
        DaySum(day: Self.monday + 8, total: dark, items: 1),
      ], today: Self.today, weekStart: .monday
    ).weekdays(from: .monday)
    expect(fiber[0].mean == 30 && fiber[0].days == 1 && fiber[0].unknown == 1 && fiber[0].verdict == nil)
    expect(fiber[1].mean == nil && fiber[1].unknown == 1 && fiber[2].unknown == 0)
  }

  /// Tomorrow's 4000 kcal count as eaten this week, and for nothing else.
  @Test func whatIsLoggedAheadIsOnlyOfThisWeek() throws {
    let energies: [Double?] = Array(repeating: 2000, count: 20)
    let (plain, ahead) = (try Self.habits(energies), try Self.habits(energies + [4000]))
    expect(ahead.summary.daysLogged == 20 && ahead.summary.total == plain.summary.total)
    expect(ahead.logged == plain.logged && ahead.adherence == plain.adherence)
    expect(ahead.weekdays(from: .monday), equals: plain.weekdays(from: .monday))
    // Six days of 2000 leave 2000 of 7 x 2000 for Sunday; with 4000 on it 2000 too much.
    expect(plain.budget?.left == 2000 && ahead.budget?.left == -2000)
  }

  @Test func aStreakThatMayBeLonger() throws {
    let all = try Self.habits(Array(repeating: 2000, count: 20), from: 14)
    expect(all.logged.current?.days == 20 && all.logged.longest?.days == 20, "it began before the period")
    expect(all.mayHaveBegunBefore(Self.monday) && !all.mayHaveBegunBefore(Self.monday - 1))
    expect(all.summary.daysLogged == 6 && all.adherence.judged == 5, "the rest is of the period alone")
  }

  @Test(
    arguments: [
      // The week of the 16th, index 14, to Sunday, index 20. Monday to Thursday 2000 each, Friday none, today 500:
      // the goal counts for the four days, today and tomorrow: 6 x 2000 - 8500 = 3500, 1750 for each of two days.
      ([2000, 2000, 2000, 2000, nil, 500], 3500, 2, 8500),
      // Nothing yet: today and tomorrow, 4000. Too much: 3 x 2000 - 9000 = -3000. Tomorrow logged ahead is eaten of it.
      ([], 4000, 2, 0), ([9000], -3000, 2, 9000), ([nil, nil, nil, nil, nil, 500, 1500], 2000, 2, 2000),
    ] as [([Double?], Double, Int, Double)])
  func whatTheWeekLeaves(week: [Double?], left: Double, days: Int, eaten: Double) throws {
    let budget = try require(try Self.habits(Array(repeating: 1, count: 14) + week).budget)
    expect(budget.left == left && budget.days == days && budget.eaten == eaten)
    expect(budget.perDay, equals: left / Double(days))
  }

  @Test(
    arguments: [
      // Today 500 of 2000: 1500 of the 3500 are for today, 2000 for Sunday. With 2600 today 3500 - 2100 = 1400 are
      // left, all of it for Sunday. With 3900 only 100 are: less than half a day.
      ([2000, 2000, 2000, 2000, nil, 500], 2000, true), ([2000, 2000, 2000, 2000, nil, 2600], 1400, true),
      ([2000, 2000, 2000, 2000, nil, 3900], 100, false),
      // Four days of 100: 6 x 2000 - 400 = 11600, 2000 of it today; nobody eats 9600 on Sunday.
      ([100, 100, 100, 100], 9600, false),
    ] as [([Double?], Double, Bool)])
  func whatTomorrowMayHave(week: [Double?], each: Double, isWithinReason: Bool) throws {
    let budget = try require(try Self.habits(Array(repeating: 1, count: 14) + week).budget)
    expect(budget.eachAfterToday == each && budget.isWithinReason == isWithinReason)
  }

  @Test func theWeekGoesByItsStartAndTheAimByTheNutrient() throws {
    let energies: [Double?] = Array(repeating: 2000, count: 20)
    // From Sunday, the 15th: 7 days of 2000, all but today's goal eaten: 7 x 2000 - 7 x 2000.
    let sunday = try require(try Self.habits(energies, weekStart: .sunday).budget)
    expect(sunday.left == 0 && sunday.days == 1)
    // Fiber: 20 g on each of six days, 30 wanted on seven: 210 - 120 = 90 to go.
    let fiber = try require(try Self.habits(energies, nutrient: .fiber).budget)
    expect(fiber.left == 90 && fiber.perDay == 45)
  }

  @Test func aDayOfWhichNothingIsKnownLeavesNothing() throws {
    // Monday 20 g of fiber, Tuesday nothing known, Wednesday 10 g and an item that is not known; Saturday is today.
    // 30 g for Monday, Wednesday, today and Sunday: 4 x 30 - 30 = 90, 45 a day. The items of two days are not known.
    func day(_ offset: Int, _ fiber: [Double?]) -> DaySum {
      let items = fiber.map { Nutrients(calories: 100, protein: 0, carbohydrates: 0, fat: 0, fiber: $0) }
      return DaySum(day: Self.monday + 14 + offset, total: NutrientTotal(items), items: items.count)
    }
    let week = PeriodSummary(
      period: .week(of: Self.today), days: [day(0, [20]), day(1, [nil, nil]), day(2, [10, nil])], today: Self.today)
    let budget = try require(PeriodBudget(week, .fiber, perDay: 30))
    expect(budget.left == 90 && budget.perDay == 45 && budget.unknown == 3)
    // Of energy all is known: three days, today and Sunday, 5 x 2000 - 500.
    let energy = try require(PeriodBudget(week, .calories, perDay: 2000))
    expect(energy.left == 9500 && energy.unknown == 0)
  }

  @Test func aPeriodThatIsOverLeavesNothing() {
    let past = PeriodSummary(period: .week(of: Self.today - 7), days: [], today: Self.today)
    expect(PeriodBudget(past, .calories, perDay: 2000), equals: nil)
    let next = PeriodSummary(period: .week(of: Self.today + 7), days: [], today: Self.today)
    expect(PeriodBudget(next, .calories, perDay: 2000), equals: nil)
  }
}
