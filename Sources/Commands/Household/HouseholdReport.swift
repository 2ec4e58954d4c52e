internal import Domain
internal import Store
internal import Text

/// All members' totals for a period side by side, but never the items that anybody ate or bought.
struct HouseholdReport: Analysis {
  let summary: HouseholdSummary
  let currency: Currency
  /// The sum of the targets in the guide of the profile in use; nil if the guide has no targets for anybody.
  let guide: GuideTotal?
  /// The ID of the profile in use, whose guide may be shown; other guides would reveal their members' age and weight.
  let profileInUse: Int

  /// The sum of a family guide: how many members it plans for, and their energy in kcal a day.
  struct GuideTotal {
    let members: Int
    let calories: Int

    /// Adds up the guide's targets; nil if it has no targets for anybody.
    init?(_ guide: FamilyGuide?) {
      guard let plan = guide?.plan, !plan.planned.isEmpty else { return nil }
      members = plan.planned.count
      calories = plan.targets.calories
    }
  }

  static func make(_ profile: Profile, _ period: Period, _ session: Session, _ reading: ReadTransaction) throws
    -> HouseholdReport
  {
    let guides = try reading.household.guides()
    return HouseholdReport(
      summary: try sums(of: period, today: session.today, profile, guides, reading),
      currency: session.settings.currency,
      guide: GuideTotal(guides[profile.id]), profileInUse: profile.id)
  }

  /// Reads the daily totals of all profiles for a period and the period before; the number of queries does not depend
  /// on the number of profiles or items.
  static func sums(
    of period: Period, today: Day, _ profileInUse: Profile, _ guides: [Int: FamilyGuide], _ reading: ReadTransaction
  ) throws -> HouseholdSummary {
    let before = period.previous
    let intake = try reading.household.intake(from: before.from, to: period.to)
    let spending = try reading.household.spending(from: before.from, to: period.to).values.flatMap(\.self)
    let (goals, limits) = (try reading.household.goals(), try reading.household.ownLimits())
    let lastDays = try reading.household.lastDays(to: today)
    let profiles = try reading.profiles.all()
    let members = profiles.map { profile in
      let days = intake[profile.id] ?? []
      var own = goals[profile.id] ?? .default
      own.limits = limits[profile.id] ?? [:]
      return MemberSummary(
        profile: profile, summary: PeriodSummary(period: period, days: days, today: today),
        previous: PeriodSummary(period: before, days: days, today: today), goals: own,
        guide: guides[profile.id] ?? FamilyGuide(),
        others: profiles.filter { $0.id != profile.id }.compactMap { guides[$0.id] }, lastDay: lastDays[profile.id])
    }
    return HouseholdSummary(
      period: period, today: today, members: members, spending: spending.filter { period.contains($0.day) },
      previousSpending: spending.filter { before.contains($0.day) }, guide: guides[profileInUse.id] ?? FamilyGuide())
  }

  var json: JSON {
    .object([
      "period": .period(summary.period), "profiles": .array(summary.members.map(member)),
      "total": .total(summary.total), "unknown": .unknown(summary.total),
      "loggedDayAverage": summary.loggedDayAverage.map { .total($0) } ?? .null,
      "spent": .money(summary.spent, currency),
      "trips": .int(summary.trips), "adherence": .adherence(summary.adherence), "days": .array(summary.shares.map(day)),
      "guide": guide.map { .object(["members": .int($0.members), "calories": .int($0.calories)]) } ?? .null,
      "previous": .object([
        "period": .period(summary.period.previous), "total": .total(summary.previousTotal),
        "spent": .money(summary.previouslySpent, currency),
      ]),
    ])
  }

  private func day(_ day: (day: DaySum, share: Double?)) -> JSON {
    .object([
      "date": .string(day.day.day.iso), "calories": .optional(day.day.known(.calories)), "share": .optional(day.share),
    ])
  }

  private func member(_ member: MemberSummary) -> JSON {
    .object([
      "name": .string(member.profile.name), "total": .total(member.summary.total),
      "unknown": .unknown(member.summary.total), "dailyAverage": .total(member.summary.dailyAverage),
      "loggedDayAverage": member.summary.loggedDayAverage.map { .total($0) } ?? .null, "goals": .goals(member.goals),
      "guide": (member.profile.id == profileInUse ? member.guideCalories : nil).map { .object(["calories": .int($0)]) }
        ?? .null,
      "markers": .array(member.markers.map { .marker($0, isOfOthers: true) }),
      "daysLogged": .int(member.summary.daysLogged), "daysPassed": .int(member.summary.daysPassed),
      "standing": .optional(member.verdict?.word), "adherence": .adherence(member.adherence),
      "proteinShare": .optional(member.proteinShare), "lastDay": .optional(member.lastDay?.iso),
      "days": .array(
        member.summary.days.map {
          .object(["date": .string($0.day.iso), "calories": .optional($0.known(.calories))])
        }),
      "previous": .object([
        "daysLogged": .int(member.previous.daysLogged), "total": .total(member.previous.total),
        "loggedDayAverage": member.previous.loggedDayAverage.map { .total($0) } ?? .null,
      ]),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["name", "from", "to", "daysLogged", "daysPassed"] + Nutrient.allCases.map(\.rawValue) + [
        "dailyAverage", "loggedDayAverage", "goal", "standing", "daysAtGoal", "daysJudged", "proteinShare", "lastDay",
      ], summary.members.map(row))
  }

  /// The row of a member; its totals are empty if nothing is logged in the period, or if no item's values are known.
  private func row(_ member: MemberSummary) -> [String] {
    let sums = member.summary
    let isLogged = sums.daysLogged > 0
    return [
      member.profile.name, sums.period.from.iso, sums.period.to.iso, String(sums.daysLogged), String(sums.daysPassed),
    ] + Nutrient.allCases.map { FoodText.csv(sums.known($0)) } + [
      FoodText.csv(isLogged ? sums.dailyAverage[.calories] : nil), FoodText.csv(member.meanCalories),
      String(member.goals.calories), member.verdict?.word ?? "", String(member.adherence.met),
      String(member.adherence.judged), FoodText.csv(member.proteinShare), member.lastDay?.iso ?? "",
    ]
  }

  func document(on canvas: Canvas) -> Document {
    HouseholdText(summary: summary, currency: currency, profileInUse: profileInUse, canvas: canvas)
      .document
  }
}
