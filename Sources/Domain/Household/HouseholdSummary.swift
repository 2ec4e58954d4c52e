/// A member's figures for a period, for comparison with the other members: only sums, never the foods eaten.
package struct MemberSummary: Sendable {
  /// The member's profile.
  package let profile: Profile
  /// The sums of the period's days.
  package let summary: PeriodSummary
  /// The sums of the days of the whole previous period.
  package let previous: PeriodSummary
  /// The member's daily goals.
  package let goals: MacroGoals
  /// The limits that the member's markers use.
  package let reference: MarkerReference
  /// Whether the limits for adults apply only because no family guide of the household states the member's age.
  ///
  /// In that case, the member is judged only by limits that were set by hand. The value is false if the household's
  /// guides have no members.
  package let isAgeUnknown: Bool
  /// The kcal a day that the family guide plans for the profile's owner; nil if it plans none.
  package let guideCalories: Int?
  /// The last day, up to today, on which the member logged anything, even outside the period; nil if there is none.
  package let lastDay: Day?

  /// Creates a member's summary; without a guide, the values for adults apply.
  ///
  /// `others` are the guides of the other profiles. If one of them has a member with the profile's name, such as a
  /// child in a parent's guide, that member's limits by age apply. Limits that are a share of energy are calculated
  /// from the profile's own goal, since the planned energy would reveal the member's weight.
  package init(
    profile: Profile, summary: PeriodSummary, previous: PeriodSummary, goals: MacroGoals,
    guide: FamilyGuide = FamilyGuide(), others: [FamilyGuide] = [], lastDay: Day? = nil
  ) {
    self.lastDay = lastDay
    self.profile = profile
    self.summary = summary
    self.previous = previous
    self.goals = goals
    let own = MarkerReference(guide, for: .meals, goals: goals)
    let namesake = own.owner == .adults ? MarkerReference(named: profile.name, in: [guide] + others, goals: goals) : nil
    reference = namesake ?? own
    isAgeUnknown = reference.owner == .adults && ([guide] + others).contains { !$0.members.isEmpty }
    guideCalories = guide.myPlan?.targets?.calories
  }

  /// The part of the previous period with which the period is compared.
  ///
  /// The part starts on the first day of the previous period and has as many days as have begun in this period. If
  /// today is not in this period, the part is the whole previous period.
  package var comparison: PeriodSummary {
    let days = summary.period.comparison(today: summary.today)
    return PeriodSummary(period: days, days: previous.days, today: summary.today)
  }

  /// The change in mean energy compared with `comparison`; nil if either mean is unknown.
  package var calorieChange: MeanChange? { MeanChange(.calories, from: comparison, to: summary) }

  /// The days whose energy is so far below the member's usual energy that meals may be missing from the log.
  ///
  /// The usual energy is the median of the days before today, in this period and in the previous one.
  package var perhapsPartial: [DaySum] {
    let known = (previous.days + summary.days).filter { $0.day < summary.today }.compactMap { $0.known(.calories) }
    guard let usual = UsualEnergy(known) else { return [] }
    return summary.days.filter { usual.mayMissMeals($0, aim: aim(.calories), today: summary.today) }
  }

  /// The mean kcal of the days with a known energy; nil if there are no such days.
  package var meanCalories: Double? { summary.mean(of: .calories) }

  /// How many of the finished logged days met the energy goal.
  package var adherence: Adherence {
    summary.adherence(to: DayAim(.calories, goals: goals, reference: reference))
  }

  /// The mean protein on the days on which the protein is known, as a share of the goal: 1 is the goal.
  ///
  /// Nil if the protein is known on no day, or if there is no goal.
  package var proteinShare: Double? {
    guard goals.protein > 0 else { return nil }
    return summary.mean(of: .protein).map { $0 / Double(goals.protein) }
  }

  /// The health markers of the period's meals, judged by the member's own limits.
  package var markers: [HealthMarker] { HealthMarker.nutrients.compactMap(marker) }

  /// The health marker of a nutrient; nil if the nutrient has none.
  package func marker(_ nutrient: Nutrient) -> HealthMarker? {
    guard HealthMarker.nutrients.contains(nutrient) else { return nil }
    var marker = HealthMarker(nutrient, of: markerIntake)
    if isAgeUnknown, !marker.isCustom, marker.level.isJudged { marker.level = .cannotTell }
    return marker
  }

  private var markerIntake: MarkerIntake { MarkerIntake(summary, .meals, reference: reference) }

  /// The member's goal or limit for a nutrient.
  package func aim(_ nutrient: Nutrient) -> DayAim { DayAim(nutrient, goals: goals, reference: reference) }

  /// Whether the member has no entry at all, or at least one whole day has passed since the last entry.
  ///
  /// Today does not count as such a day, since it has not ended.
  package var isQuiet: Bool { lastDay.map { $0 < summary.today - 1 } ?? true }

  /// How the mean of the days with entries compares with the goal; nil while it is too early to tell.
  package var verdict: GoalVerdict? {
    .ofMean(.calories, on: summary.days, goal: goals.calories, today: summary.today)
  }

  /// Whether the days with entries include one that has not ended yet.
  package var isRunning: Bool { summary.days.contains { $0.day >= summary.today && $0.total != nil } }
}

extension Sequence<DaySum> {
  /// How many of the days up to today have entries; items logged for later days do not count.
  package func daysLogged(to today: Day) -> Int {
    reduce(0) { $0 + ($1.day <= today && $1.total != nil ? 1 : 0) }
  }
}

/// The figures of all members for one period, and their sums.
package struct HouseholdSummary: Sendable {
  /// The period whose days are added up.
  package let period: Period
  /// The current day.
  package let today: Day
  /// One summary for each profile, in the household's order.
  package let members: [MemberSummary]
  /// The cost of all profiles' shopping trips in the period, by day.
  package let spending: [DaySpending]
  /// The cost of all profiles' shopping trips in the whole previous period, by day.
  package let previousSpending: [DaySpending]
  /// The limits for the average person of the family guide in use; nil if the guide does not plan for several people.
  package let familyReference: MarkerReference?

  /// Creates a summary from the members' sums; `spending` may contain several entries for a day.
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

  /// The sum of everything logged by anybody in the period.
  package var total: NutrientTotal { Self.sum(members.map(\.summary.total)) }
  /// The sum of everything logged by anybody in the previous period.
  package var previousTotal: NutrientTotal { Self.sum(members.map(\.previous.total)) }
  /// The members who have logged anything in the period.
  package var logged: [MemberSummary] { members.filter { $0.summary.daysLogged > 0 } }
  /// The members who have logged nothing in the period.
  package var silent: [MemberSummary] { members.filter { $0.summary.daysLogged == 0 } }

  /// The daily intake of all the members who have logged anything: the sum of their means; nil if nobody has logged
  /// anything.
  ///
  /// Means are added instead of days, because a member has not necessarily fasted on a day without entries.
  package var loggedDayAverage: NutrientTotal? {
    let means = members.compactMap(\.summary.loggedDayAverage)
    return means.isEmpty ? nil : Self.sum(means)
  }

  /// The sum of the daily energy goals of the members whose mean energy is known.
  ///
  /// It is compared with the sum of these members' mean energy.
  package var loggedGoal: Int { members.filter { $0.meanCalories != nil }.reduce(0) { $0 + $1.goals.calories } }

  /// For each day, the energy of the members who logged it, divided by the sum of these members' goals, so that 1 is
  /// the goal.
  ///
  /// A member who has not logged a day counts in neither sum, so that days can be compared. The share is nil if
  /// nobody's energy is known. A day is marked as partial if all the members' logs of that day are partial.
  package var shares: [(day: DaySum, share: Double?)] {
    period.days.indices.map { index in
      let days = members.map { (sum: $0.summary.days[index], goal: Double($0.goals.calories)) }
      let known = days.compactMap { day in day.sum.known(.calories).map { (eaten: $0, goal: day.goal) } }
      let all = days.compactMap(\.sum.total)
      let partial = days.compactMap(\.sum.partialEnergy)
      let sum =
        all.isEmpty && !partial.isEmpty
        ? DaySum(partial: period.from + index, energy: partial.reduce(0, +))
        : DaySum(
          day: period.from + index, total: all.isEmpty ? nil : Self.sum(all),
          items: days.reduce(0) { $0 + $1.sum.items })
      guard !known.isEmpty else { return (sum, nil) }
      return (sum, known.reduce(0) { $0 + $1.eaten } / known.reduce(0) { $0 + $1.goal })
    }
  }

  /// The finished logged days of all members, and how many of these met the energy goal of the member who logged them.
  package var adherence: Adherence { Adherence(together: members.map(\.adherence)) }

  /// The health markers of everything that was logged, per person and day.
  ///
  /// If one guide plans for several people, the intake is compared with the limits for the guide's average person,
  /// otherwise with the limits of each member on the days that the member has logged.
  package var markers: [HealthMarker] {
    HealthMarker.all(
      .together(
        members.map { member in
          MarkerIntake(member.summary, .meals, reference: familyReference ?? member.reference)
        }))
  }

  /// What was spent in the period; nil if nothing was bought or no price is known.
  package var spent: Money? { spending.amount }
  /// What was spent in the previous period; nil if nothing was bought or no price is known.
  package var previouslySpent: Money? { previousSpending.amount }
  /// What was spent in the previous period on the days that correspond to the days of this period so far.
  ///
  /// Nil if no price is known, or if the amount equals what was spent in the whole previous period.
  package var spentOnSameDays: Money? {
    let days = period.comparison(today: today)
    let part = previousSpending.filter { days.contains($0.day) }.amount
    return part == previouslySpent ? nil : part
  }
  /// The number of shopping trips in the period.
  package var trips: Int { spending.trips }

  private static func sum(_ totals: [NutrientTotal]) -> NutrientTotal {
    totals.reduce(into: NutrientTotal()) { $0.add($1) }
  }
}
