/// One member's period beside the others': sums only, never what was eaten.
package struct MemberSummary: Sendable {
  /// Whose it is.
  package let profile: Profile
  /// The period's days added up.
  package let summary: PeriodSummary
  /// The whole period before.
  package let previous: PeriodSummary
  /// What the member wants to eat in a day.
  package let goals: MacroGoals
  /// What the markers hold the member's intake against.
  package let reference: MarkerReference
  /// kcal a day that the profile's family guide plans for the member whom it stands for; nil where it plans nothing.
  package let guideCalories: Int?
  /// The last day up to today on which the member logged anything, within the period or not; nil where there is none.
  package let lastDay: Day?

  /// A member's sums as they are given; without a guide adults' values hold.
  package init(
    profile: Profile, summary: PeriodSummary, previous: PeriodSummary, goals: MacroGoals,
    guide: FamilyGuide = FamilyGuide(), lastDay: Day? = nil
  ) {
    self.lastDay = lastDay
    self.profile = profile
    self.summary = summary
    self.previous = previous
    self.goals = goals
    reference = MarkerReference(guide, for: .meals)
    guideCalories = guide.myPlan?.targets?.calories
  }

  /// What the period is held against: the same days of the one before while it runs, then all of it.
  package var comparison: PeriodSummary {
    let days = summary.period.comparison(today: summary.today)
    return PeriodSummary(period: days, days: previous.days, today: summary.today)
  }

  /// kcal of the mean of the days with entries whose energy is known; nil where there are none.
  package var meanCalories: Double? { summary.mean(of: .calories) }
  /// The same of what the period is held against.
  package var meanCaloriesBefore: Double? { comparison.mean(of: .calories) }

  /// On how many of the logged days that are over the goal of energy was met.
  package var adherence: Adherence {
    summary.adherence(to: DayAim(.calories, goals: goals, reference: reference))
  }

  /// Grams of protein of the mean of the days of which any is known, through the goal: 1 is the goal; nil without
  /// such days or a goal.
  package var proteinShare: Double? {
    guard goals.protein > 0 else { return nil }
    return summary.mean(of: .protein).map { $0 / Double(goals.protein) }
  }

  /// Whether a whole day has gone by without an entry since the last one, or there has never been one: today is not
  /// over.
  package var isQuiet: Bool { lastDay.map { $0 < summary.today - 1 } ?? true }

  /// How the mean of the days with entries stands to the goal; nil where that is not to be said yet.
  package var standing: GoalStanding? {
    .ofMean(.calories, on: summary.days, goal: goals.calories, today: summary.today)
  }

  /// Whether a day that is not over yet is among the days with entries.
  package var isRunning: Bool { summary.days.contains { $0.day >= summary.today && $0.total != nil } }
}

extension Sequence<DaySum> {
  /// How many of the days up to today have entries: what is logged ahead fills no day of the past.
  package func daysLogged(to today: Day) -> Int {
    reduce(0) { $0 + ($1.day <= today && $1.total != nil ? 1 : 0) }
  }
}

/// Everybody's period side by side, and what they come to together.
package struct HouseholdSummary: Sendable {
  /// What is added up.
  package let period: Period
  /// The day on which it is looked at.
  package let today: Day
  /// One for each profile, in the household's order.
  package let members: [MemberSummary]
  /// What the trips of all profiles in the period cost, a day each.
  package let spending: [DaySpending]
  /// The same of the whole period before.
  package let previousSpending: [DaySpending]
  /// What a person of the family guide in use may have in the mean; nil where it does not plan for several.
  package let familyReference: MarkerReference?

  /// The members' sums as they are given; `spending` may hold a day several times.
  package init(
    period: Period, today: Day, members: [MemberSummary], spending: [DaySpending], previousSpending: [DaySpending],
    guide: FamilyGuide = FamilyGuide()
  ) {
    familyReference = MarkerReference(meanOf: guide.plan)
    self.period = period
    self.today = today
    self.members = members
    self.spending = spending
    self.previousSpending = previousSpending
  }

  /// All that anybody has logged in the period.
  package var total: NutrientTotal { Self.sum(members.map(\.summary.total)) }
  /// All that anybody has logged in the period before.
  package var previousTotal: NutrientTotal { Self.sum(members.map(\.previous.total)) }
  /// Who has logged anything in the period.
  package var logged: [MemberSummary] { members.filter { $0.summary.daysLogged > 0 } }
  /// Who has not.
  package var silent: [MemberSummary] { members.filter { $0.summary.daysLogged == 0 } }

  /// What those who have logged eat together in a day: the sum of their means; nil where nobody has.
  ///
  /// A day that one of them has not logged is no day on which that one fasted, so that days are not added across
  /// people.
  package var loggedDayAverage: NutrientTotal? {
    let means = members.compactMap(\.summary.loggedDayAverage)
    return means.isEmpty ? nil : Self.sum(means)
  }

  /// kcal a day that those of whose energy anything is known want to eat together: what their means add up to is held
  /// against it.
  package var loggedGoal: Int { members.filter { $0.meanCalories != nil }.reduce(0) { $0 + $1.goals.calories } }

  /// Of each day of the period what those who have logged it ate, through what they want to eat together: 1 is the
  /// goal.
  ///
  /// Who has not logged a day counts on neither side, so that days can be held against each other. Nil where nobody's
  /// energy is known.
  package var shares: [(day: DaySum, share: Double?)] {
    period.days.indices.map { index in
      let days = members.map { (sum: $0.summary.days[index], goal: Double($0.goals.calories)) }
      let known = days.compactMap { day in day.sum.known(.calories).map { (eaten: $0, goal: day.goal) } }
      let all = days.compactMap(\.sum.total)
      let sum = DaySum(
        day: period.from + index, total: all.isEmpty ? nil : Self.sum(all), items: days.reduce(0) { $0 + $1.sum.items })
      guard !known.isEmpty else { return (sum, nil) }
      return (sum, known.reduce(0) { $0 + $1.eaten } / known.reduce(0) { $0 + $1.goal })
    }
  }

  /// On how many of all members' logged days that are over each met the own goal of energy.
  package var adherence: Adherence { Adherence(together: members.map(\.adherence)) }

  /// What everybody has logged, as a mean of a person and day: against the family guide's sum where one plans for
  /// several, else against what each may have on the days that each has logged.
  package var markers: [HealthMarker] {
    HealthMarker.all(
      .together(
        members.map { member in
          MarkerIntake(member.summary, .meals, reference: familyReference ?? member.reference)
        }))
  }

  /// What was spent in the period; nil where nothing was bought or no price is known.
  package var spent: Money? { spending.amount }
  /// What was spent in the period before; nil where nothing was bought or no price is known.
  package var previouslySpent: Money? { previousSpending.amount }
  /// The part of it that was spent on the same days while the period runs; nil where that is all of it, or nothing.
  package var spentOnSameDays: Money? {
    let days = period.comparison(today: today)
    let part = previousSpending.filter { days.contains($0.day) }.amount
    return part == previouslySpent ? nil : part
  }
  /// How many trips there were in the period.
  package var trips: Int { spending.trips }

  private static func sum(_ totals: [NutrientTotal]) -> NutrientTotal {
    totals.reduce(into: NutrientTotal()) { $0.add($1) }
  }
}
