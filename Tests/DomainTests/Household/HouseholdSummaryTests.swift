import Domain
import Expect
import Testing

/// When a member's mean is judged, and the totals of a household.
@Suite struct HouseholdSummaryTests {
  /// Monday, 16 November 2026.
  private static let monday = Day(iso: "2026-11-16") ?? Day(number: 0)
  private static let week = Period.week(of: monday)

  /// kcal of the days from Monday on, nil if nothing was logged; `today` counts from Monday, 0.
  private static func member(
    _ days: [Double?], goal: Int = 2000, today: Int, unknown: Int = 0, before: [Double] = []
  ) throws -> MemberSummary {
    let sums = days.enumerated().map { offset, energy in
      var total = energy.map { NutrientTotal([nutrients($0)]) }
      for _ in 0..<unknown { total?.add(.unknown) }
      return DaySum(day: monday + offset, total: total, items: energy == nil ? 0 : 1 + unknown)
    }
    let earlier = before.enumerated().map { offset, energy in
      DaySum(day: monday - 7 + offset, total: NutrientTotal([nutrients(energy)]), items: 1)
    }
    return MemberSummary(
      profile: Profile(name: "Dad", createdAt: Moment(seconds: 0, offset: 0)),
      summary: PeriodSummary(period: week, days: sums, today: monday + today),
      previous: PeriodSummary(period: week.previous, days: earlier, today: monday + today),
      goals: try MacroGoals(calories: goal, shares: .default))
  }

  private static func nutrients(_ energy: Double) -> Nutrients {
    Nutrients(calories: energy, protein: 0, carbohydrates: 0, fat: 0)
  }

  @Test(
    arguments: [
      // Ok is 90 to 110 % of 2000: 1800 to 2200.
      ([1800, 1800], 3, GoalVerdict.met), ([1799, 1799], 3, .under), ([2200, 2200], 3, .met),
      ([2201, 2201], 3, .over),
      // Today (index 2) is not over. Today alone: it can only be judged as over.
      ([nil, nil, 2000], 2, nil), ([nil, nil, 100], 2, nil), ([nil, nil, 2201], 2, .over),
      // It pulls a mean of 2000 down to 1400: not its last word. A mean of 1500 is under either way.
      ([2000, 2000, 200], 2, nil), ([1500, 1500, 200], 2, .under),
      // (2400 + 2400 + 900) / 3 = 1900 would be ok, but the days that are over are over the goal.
      ([2400, 2400, 900], 2, nil), ([2400, 2400, 1900], 2, .over), ([2000, 2000, 1900], 2, .met),
      // Tomorrow, logged ahead, is not over either.
      ([2000, nil, nil, 100], 2, nil),
      ([], 3, nil),
    ] as [([Double?], Int, GoalVerdict?)])
  func aMeanIsJudgedWhereTodayCannotChangeIt(days: [Double?], today: Int, verdict: GoalVerdict?) throws {
    expect(try Self.member(days, today: today).verdict, equals: verdict)
  }

  /// Thursday's 600 kcal are less than half of the median, 2,000, of the days before today; that of today may grow.
  @Test func aDayOfFarLessThanUsualIsPointedOut() throws {
    let member = try Self.member([2000, 2100, 1900, 600, 2000, 300], today: 5)
    expect(member.perhapsPartial.map(\.day), equals: [Self.monday + 3])
    // (2000 + 2100 + 1900 + 2000 + 300) / 5.
    expect(member.summary.mean(of: .calories, without: member.perhapsPartial), equals: 1660)
    // With four days before today nothing is usual yet.
    expect(try Self.member([2000, 2100, 1900, 600], today: 4).perhapsPartial.isEmpty)
  }

  /// One logged day in the week before is no week to compare with.
  @Test func aChangeIsToldFromThreeDaysOn() throws {
    let days: [Double?] = [2000, 2000, 2000, 2000]
    expect(try Self.member(days, today: 6, before: [1246]).calorieChange?.isTold, equals: false)
    expect(try Self.member(days, today: 6, before: [1900, 1900, 1900]).calorieChange?.isTold, equals: true)
    expect(try Self.member(days, today: 6).calorieChange, equals: nil)
  }

  /// A day that everybody has marked as partial is no day without a log.
  @Test func aPartialDayOfAllIsPartial() throws {
    let monday = Self.monday
    func member(_ sum: DaySum) throws -> MemberSummary {
      MemberSummary(
        profile: Profile(name: "Dad", createdAt: Moment(seconds: 0, offset: 0)),
        summary: PeriodSummary(period: Self.week, days: [sum], today: monday + 3),
        previous: PeriodSummary(period: Self.week.previous, days: [], today: monday + 3),
        goals: try MacroGoals(calories: 2000, shares: .default))
    }
    func share(_ sums: [DaySum]) throws -> (day: DaySum, share: Double?) {
      HouseholdSummary(
        period: Self.week, today: monday + 3, members: try sums.map(member), spending: [], previousSpending: []
      ).shares[0]
    }
    let partial = DaySum(partial: monday, energy: 455)
    let whole = DaySum(day: monday, total: NutrientTotal([Self.nutrients(1800)]), items: 1)
    expect(try share([partial, partial]).day.partialEnergy, equals: 910)
    // 1800 of 2000: whoever is partial counts in neither sum.
    expect(try share([partial, whole]).share, equals: 0.9)
    expect(try share([DaySum(day: monday, total: nil, items: 0)]).day.partialEnergy, equals: nil)
  }

  /// Food logged ahead is part of the mean, so its days are counted beside it, out of all days of the week.
  @Test func theDaysCountedAreThoseOfTheMean() throws {
    let ahead = try Self.member([2000, 2000, nil, 100], today: 1)
    // (2000 + 2000 + 100) / 3 days, of the seven.
    expect(ahead.meanCalories, equals: 4100.0 / 3)
    expect(ahead.summary.daysLogged == 3 && ahead.summary.daysCounted == 7)
    let soFar = try Self.member([2000, nil], today: 1)
    expect(soFar.meanCalories == 2000 && soFar.summary.daysLogged == 1 && soFar.summary.daysCounted == 2)
    expect(try Self.member([], today: 1).summary.daysCounted, equals: 2)
  }

  @Test func unknownEnergyIsNoLittleEnergy() throws {
    // One item of 500 kcal a day and one of unknown energy: at least 500, so neither under nor ok is certain.
    let member = try Self.member([500, 500], today: 6, unknown: 1)
    expect(member.meanCalories, equals: 500)
    expect(member.verdict, equals: nil)
    expect(try Self.member([2000, 2000], today: 6, unknown: 1).verdict, equals: nil)
    expect(try Self.member([2500, 2500], today: 6, unknown: 1).verdict, equals: .over)
    var nothingKnown = NutrientTotal()
    nothingKnown.add(.unknown)
    let dark = MemberSummary(
      profile: member.profile,
      summary: PeriodSummary(
        period: Self.week, days: [DaySum(day: Self.monday, total: nothingKnown, items: 1)], today: Self.monday + 6),
      previous: member.previous, goals: member.goals)
    expect(dark.meanCalories == nil && dark.verdict == nil)
    // Who has no mean has no goal beside it either: 2000 of the one whose energy is known, not 4000.
    let household = HouseholdSummary(
      period: Self.week, today: Self.monday + 6, members: [try Self.member([1900], today: 6), dark], spending: [],
      previousSpending: [])
    expect(household.logged.count == 2 && household.loggedGoal == 2000)
  }

  /// Grams of protein of the days from Monday on, against 100 g: nil if nothing was logged, less than 0 where nothing
  /// is known of it.
  @Test(
    arguments: [
      // 90 to 110 g are met; (60 + 120) / 2 = 90; (60 + 118) / 2 = 89.
      ([60, 120], 3, GoalVerdict.met), ([60, 118], 3, .under), ([111, nil], 3, .over),
      // A day without known values may have had enough: it can only be judged as over.
      ([50, -1], 3, nil), ([100, -1], 3, nil), ([120, -1], 3, .over), ([-1], 3, nil),
      // Today, index 2: 100 and 100 are met with today's 80 still, (100 + 100 + 80) / 3 = 93; with 20 it is 73, but
      // only yet; 50 and 50 are under either way.
      ([100, 100, 80], 2, .met), ([100, 100, 20], 2, nil), ([50, 50, 20], 2, .under), ([nil, nil, 100], 2, nil),
    ] as [([Double?], Int, GoalVerdict?)])
  func theMeanOfAnyNutrientIsJudgedAlike(days: [Double?], today: Int, verdict: GoalVerdict?) {
    let sums = days.enumerated().map { offset, grams in
      var total = grams.map { _ in NutrientTotal() }
      if let grams, grams >= 0 {
        total?.add(Nutrients(calories: 0, protein: grams, carbohydrates: 0, fat: 0))
      } else {
        total?.add(.unknown)
      }
      return DaySum(day: Self.monday + offset, total: total, items: grams == nil ? 0 : 1)
    }
    expect(GoalVerdict.ofMean(.protein, on: sums, goal: 100, today: Self.monday + today), equals: verdict)
  }

  @Test func togetherAreTheMeansOfThoseWhoLogged() throws {
    let members = [
      // (1800 + 2200) / 2 = 2000 of 2000; 1200 of 1500; nothing of 2200.
      try Self.member([1800, nil, 2200], today: 6, before: [1000, 3000]),
      try Self.member([1200], goal: 1500, today: 6), try Self.member([], goal: 2200, today: 6),
    ]
    let spending = [
      DaySpending(day: Self.monday, amount: Money(minorUnits: 1999), trips: 2),
      DaySpending(day: Self.monday, amount: Money(minorUnits: 1), trips: 1),
      DaySpending(day: Self.monday + 1, amount: nil, trips: 1, unpriced: 3),
    ]
    let household = HouseholdSummary(
      period: Self.week, today: Self.monday + 6, members: members, spending: spending, previousSpending: [])
    expect(household.loggedDayAverage?[.calories], equals: 3200)
    expect(household.loggedGoal, equals: 3500)
    expect(household.total[.calories], equals: 5200)
    expect(household.previousTotal[.calories], equals: 4000)
    expect(household.logged.count == 2 && household.silent.count == 1)
    expect(household.spent == Money(minorUnits: 2000) && household.trips == 4)
    expect(household.previouslySpent, equals: nil, "nothing is known of the week before, which is not for nothing")
  }

  @Test func aRunningPeriodIsHeldAgainstTheSameDays() throws {
    // Wednesday: Monday to Wednesday of the week before, (1000 + 2000 + 3000) / 3; on Sunday all of it, 10000 / 4.
    let before = [1000.0, 2000, 3000, 4000]
    let wednesday = try Self.member([1500], today: 2, before: before)
    expect(wednesday.comparison.period.to, equals: Self.monday - 5)
    expect(wednesday.comparison.loggedDayAverage?[.calories], equals: 2000)
    let sunday = try Self.member([1500], today: 6, before: before)
    expect(sunday.comparison.period, equals: Self.week.previous)
    expect(sunday.comparison.loggedDayAverage?[.calories], equals: 2500)
    expect(try Self.member([1500], today: 9, before: before).comparison.period, equals: Self.week.previous)
    let spending = [(-7, 100), (-6, 20), (-3, 3)].map { offset, cents in
      DaySpending(day: Self.monday + offset, amount: Money(minorUnits: cents), trips: 1)
    }
    func household(today: Int) -> HouseholdSummary {
      HouseholdSummary(
        period: Self.week, today: Self.monday + today, members: [], spending: [], previousSpending: spending)
    }
    // Tuesday: Monday and Tuesday of the week before; Sunday: the same as the whole week before.
    expect(household(today: 1).spentOnSameDays, equals: Money(minorUnits: 120))
    expect(household(today: 6).spentOnSameDays, equals: nil)
    expect(household(today: 1).previouslySpent, equals: Money(minorUnits: 123))
  }

  @Test func daysAtTheGoalAreThoseThatAreOver() throws {
    // 2000: 1800 and 2200 are at it, 1700 under, 2300 over; today, index 5, is not over; index 4 is not logged.
    let member = try Self.member([1800, 2200, 1700, 2300, nil, 2000], today: 5)
    expect(member.adherence, equals: Adherence([.met, .met, .under, .over]))
    let other = try Self.member([3000], today: 5)
    let household = HouseholdSummary(
      period: Self.week, today: Self.monday + 5, members: [member, other], spending: [], previousSpending: [])
    expect(household.adherence, equals: Adherence([.met, .met, .under, .over, .over]))
  }

  @Test func theDaysOfThoseWhoLoggedThem() throws {
    // Monday (1500 + 1500) / (2000 + 1200); Tuesday 1000 of 2000, the other has not logged it; Wednesday nobody has.
    let members = [try Self.member([1500, 1000], today: 2), try Self.member([1500], goal: 1200, today: 2)]
    let household = HouseholdSummary(
      period: Self.week, today: Self.monday + 2, members: members, spending: [], previousSpending: [])
    let shares = household.shares
    expect(shares.map(\.share), equals: [3000.0 / 3200, 0.5, nil, nil, nil, nil, nil])
    expect(shares[0].day.total?[.calories] == 3000 && shares[0].day.items == 2 && shares[2].day.total == nil)
  }

  @Test(arguments: [(0, false), (-1, false), (-2, true), (-30, true), (nil, true)] as [(Int?, Bool)])
  func whoseLogIsQuiet(last: Int?, isQuiet: Bool) {
    // Today may still be logged; a whole day without a log is reported.
    let today = Self.monday + 3
    let days = PeriodSummary(period: Self.week, days: [], today: today)
    let member = MemberSummary(
      profile: Profile(name: "Dad", createdAt: Moment(seconds: 0, offset: 0)), summary: days, previous: days,
      goals: .default, lastDay: last.map { today + $0 })
    expect(member.isQuiet, equals: isQuiet)
  }

  @Test func nobodyHasLogged() throws {
    let household = HouseholdSummary(
      period: Self.week, today: Self.monday, members: [try Self.member([], today: 0)], spending: [],
      previousSpending: [])
    expect(household.loggedDayAverage == nil && household.spent == nil && household.loggedGoal == 0)
    expect(household.total[.calories], equals: 0)
  }
}
