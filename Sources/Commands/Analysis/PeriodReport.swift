internal import Domain
internal import Store
internal import Text

/// A week, a month or a range against the goals and the period before.
struct PeriodReport: Analysis {
  let profile: String
  let today: Day
  let weekStart: Weekday
  let source: IntakeSource
  /// Whether trips are looked at only because no meal is logged.
  let isForLackOfMeals: Bool
  let summary: PeriodSummary
  let previous: PeriodSummary
  let previousToDate: PeriodSummary?
  /// The calendar weeks that the period touches, all of each; nil where they are not shown.
  let weeks: PeriodSummary?
  /// The days of the period on which there were trips.
  let spending: [DaySpending]
  let goals: MacroGoals
  let currency: Currency
  /// What the markers hold the intake against.
  let reference: MarkerReference
  /// Whether the profile has a family guide with members.
  let hasGuide: Bool
  /// Of each nutrient that there is a marker of, what brought most of it.
  let sources: [Nutrient: [NutrientSourceTotal]]
  /// The items that stand out.
  let notable: NotableItems
  let wishes: Wishes
  let markers: [HealthMarker]
  /// What changed against what the period is held against; nil where nobody can tell, and of what was bought, which is no
  /// day's intake.
  let changes: [NutrientChange]?
  /// What stands out; nothing of what was bought.
  let findings: [PeriodFinding]

  var isCompared: Bool { wishes.isCompared }
  /// Whether everything is told: `--all`.
  var isWhole: Bool { wishes.isWhole }

  /// What was asked for beside the period.
  struct Wishes {
    let source: IntakeSource?
    let isCompared: Bool
    let isWhole: Bool
  }

  static func make(
    _ profile: Profile, _ period: Period, _ wishes: Wishes, today: Day, settings: HouseholdSettings, door: ProfileDoor
  ) throws -> PeriodReport {
    let source = try wishes.source ?? door.usualSource(from: period.from, to: period.to)
    let before = period.previous
    let weeks = wishes.isWhole ? PeriodWeeks.days(of: period, weekStart: settings.weekStart) : nil
    // One query for all, which follow each other.
    let days = try door.days(
      from: min(before.from, weeks?.from ?? period.from), to: max(period.to, weeks?.to ?? period.to), source: source)
    func summary(_ period: Period) -> PeriodSummary { PeriodSummary(period: period, days: days, today: today) }
    let whole = summary(period)
    let (guide, goals) = (try door.guide(), try door.goals() ?? .fresh)
    let reference = MarkerReference(guide, for: source)
    let (toDate, earlier) = (period.previousToDate(today: today).map(summary), summary(before))
    let markers = HealthMarker.all(MarkerIntake(whole, source, reference: reference))
    // Purchases are no day's intake: nothing of them is told as a change.
    let finished = source == .meals ? period.finished(today: today).map { (summary($0.days), summary($0.before)) } : nil
    func finishedMarkers(_ summary: PeriodSummary?) -> [HealthMarker] {
      summary.map { HealthMarker.all(MarkerIntake($0, source, reference: reference)) } ?? []
    }
    // What a marker is said to have become is what the screen shows it to be, with today.
    let turned = finishedMarkers(finished?.0).filter { now in
      markers.contains { $0.nutrient == now.nutrient && $0.level == now.level }
    }
    return PeriodReport(
      profile: profile.name, today: today, weekStart: settings.weekStart, source: source,
      isForLackOfMeals: wishes.source == nil && source == .trips, summary: whole, previous: earlier,
      previousToDate: toDate, weeks: weeks.map(summary),
      spending: try door.spending(from: period.from, to: period.to), goals: goals,
      currency: settings.currency, reference: reference,
      hasGuide: guide.members.contains { !$0.isInfant },
      sources: try door.largestSources(
        of: HealthMarker.nutrients, from: period.from, to: period.to, source: source, limit: MarkerLines.sourcesEach),
      notable: try NotableItems.read(whole, source, door), wishes: wishes, markers: markers,
      changes: finished.flatMap { NutrientChange.largest(from: $1, to: $0) },
      findings: source == .meals
        ? PeriodFinding.ranked(
          in: whole, aim: DayAim(.calories, goals: goals, reference: reference), markers: turned,
          before: finishedMarkers(finished?.1)) : [])
  }

  /// The mean of the days of which a nutrient is known, or what was bought for each day of the period; nil where nothing is
  /// known of it.
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
      "changes": changes.map { .array($0.map(JSON.change)) } ?? .null, "findings": .array(findings.map(JSON.finding)),
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
