internal import Domain
internal import Store
internal import Text

/// A week, month or range compared with the goals and with the period before.
struct PeriodReport: Analysis {
  let profile: String
  let today: Day
  let weekStart: Weekday
  let source: IntakeSource
  /// Whether trips are shown instead of meals because no meals are logged in the period.
  let isForLackOfMeals: Bool
  let summary: PeriodSummary
  let previous: PeriodSummary
  let previousToDate: PeriodSummary?
  /// The whole calendar weeks that contain the days of the period; nil if no weeks are shown.
  let weeks: PeriodSummary?
  /// The days of the period that have trips.
  let spending: [DaySpending]
  let goals: MacroGoals
  let currency: Currency
  /// The reference values that the markers use.
  let reference: MarkerReference
  /// Whether the profile has a family guide with members.
  let hasGuide: Bool
  /// The largest sources of each nutrient that has a marker.
  let sources: [Nutrient: [NutrientSourceTotal]]
  /// The items that stand out.
  let notable: NotableItems
  let options: Options
  let markers: [HealthMarker]
  /// The earlier periods that show what is usual; nil if there are no such periods.
  ///
  /// Also nil for purchases, which do not tell what was eaten.
  let usualPeriods: UsualPeriods?
  /// The usual energy of a past day, from this period and the one before; nil if too few days are logged.
  let usualEnergy: UsualEnergy?
  /// The nutrients with enough known values, each compared with its usual intake.
  let usual: [UsualIntake]
  /// The findings; empty for purchases.
  let findings: [PeriodFinding]

  var isCompared: Bool { options.isCompared }
  /// Whether everything is shown: `--all`.
  var isWhole: Bool { options.isWhole }

  /// What the command's options ask for.
  struct Options {
    let source: IntakeSource?
    let isCompared: Bool
    let isWhole: Bool
  }

  static func make(
    _ profile: Profile, _ period: Period, _ options: Options, today: Day, settings: HouseholdSettings,
    records: ProfileReader
  ) throws -> PeriodReport {
    let source = try options.source ?? records.usualSource(from: period.from, to: period.to)
    let before = period.previous
    let weeks = options.isWhole ? PeriodWeeks.days(of: period, weekStart: settings.weekStart) : nil
    let usual = source == .meals ? UsualPeriods(of: period, today: today) : nil
    // One query is enough, since all of these days are consecutive.
    let days = try records.days(
      from: min(before.from, weeks?.from ?? period.from, usual?.from ?? period.from),
      to: max(period.to, weeks?.to ?? period.to), source: source)
    // Many earlier days are read only to find out what is usual. The summaries do not search them.
    let near = days.drop { $0.day < min(before.from, weeks?.from ?? period.from) }
    func summary(_ period: Period) -> PeriodSummary { PeriodSummary(period: period, days: Array(near), today: today) }
    let whole = summary(period)
    let (guide, goals) = (try records.guide(), try records.goals() ?? .default)
    let reference = MarkerReference(guide, for: source, goals: goals)
    let (toDate, earlier) = (period.previousToDate(today: today).map(summary), summary(before))
    let markers = HealthMarker.all(MarkerIntake(whole, source, reference: reference))
    return PeriodReport(
      profile: profile.name, today: today, weekStart: settings.weekStart, source: source,
      isForLackOfMeals: options.source == nil && source == .trips, summary: whole, previous: earlier,
      previousToDate: toDate, weeks: weeks.map(summary),
      spending: try records.spending(from: period.from, to: period.to), goals: goals,
      currency: settings.currency, reference: reference,
      hasGuide: guide.members.contains { !$0.isInfant },
      sources: try records.largestSources(
        of: HealthMarker.nutrients, from: period.from, to: period.to, source: source, limit: MarkerEntries.sourcesEach),
      notable: try NotableItems.read(whole, source, records), options: options, markers: markers,
      usualPeriods: usual,
      usualEnergy: UsualEnergy(
        (earlier.days + whole.days).filter { $0.day < today }.compactMap { $0.known(.calories) }),
      usual: usual.map { UsualIntake.all(in: days, $0) } ?? [],
      findings: source == .meals
        ? PeriodFinding.ranked(in: whole, aim: DayAim(.calories, goals: goals, reference: reference)) : [])
  }

  /// The nutrients that differ from what is usual, the largest relative change first.
  var changes: [UsualIntake] {
    usual.filter { $0.change != nil }.enumerated().sorted { one, other in
      let (left, right) = (one.element.share?.magnitude ?? 0, other.element.share?.magnitude ?? 0)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  /// The mean of a nutrient over the days on which its amount is known; for purchases, the amount per day of the
  /// period.
  ///
  /// Nil if no amount is known.
  func mean(of nutrient: Nutrient, in summary: PeriodSummary) -> Double? {
    switch source {
    case .meals: summary.mean(of: nutrient)
    case .trips: summary.known(nutrient).map { $0 / Double(summary.period.dayCount) }
    }
  }

  var json: JSON {
    .object([
      "profile": .string(profile), "period": .period(summary.period), "source": .string(source.rawValue),
      "daysLogged": .int(summary.daysLogged), "total": .total(summary.total), "unknown": .unknown(summary.total),
      "dailyAverage": .total(summary.dailyAverage),
      "loggedDayAverage": summary.loggedDayAverage.map { .total($0) } ?? .null,
      "spent": .money(summary.spent, currency),
      "macros": .object(
        Dictionary(uniqueKeysWithValues: summary.macros.map { ($0.macro.rawValue, JSON.macro($0)) })),
      "markers": .array(markers.map { .marker($0, sources: sources[$0.nutrient] ?? []) }),
      "days": .array(summary.days.map { .daySum($0, currency) }), "previous": .comparison(previous, currency),
      "previousToDate": previousToDate.map { .comparison($0, currency) } ?? .null, "goals": .goals(goals),
      "changes": usual.isEmpty ? .null : .array(changes.map(JSON.usual)), "usual": .array(usual.map(JSON.usual)),
      "findings": .array(findings.map(JSON.finding)),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["date"] + Nutrient.allCases.map(\.rawValue) + ["spent"],
      summary.days.map { day in
        [day.day.iso] + Nutrient.allCases.map { FoodText.csv(day.known($0)) }
          + [FoodText.csv(day.spent.map(currency.number))]
      })
  }

  func document(on canvas: Canvas) -> Document { PeriodScreen(report: self, canvas: canvas).document }
}
