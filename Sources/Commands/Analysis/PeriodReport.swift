internal import Domain
internal import Store
internal import Text

/// A week, a month or a range against the goals and the period before.
struct PeriodReport: Report {
  let profile: String
  let today: Day
  let weekStart: Weekday
  let source: IntakeSource
  /// Whether trips are looked at only because no meal is logged.
  let isForLackOfMeals: Bool
  let summary: PeriodSummary
  let previous: PeriodSummary
  let previousToDate: PeriodSummary?
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
  let notable: [String]
  let isCompared: Bool
  /// Whether everything is told: `--all`.
  let isWhole: Bool

  /// Sources of a nutrient that are named.
  static let sourcesEach = 3

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
    // One query for both, which follow each other.
    let days = try door.days(from: min(before.from, period.from), to: period.to, source: source)
    func summary(_ period: Period) -> PeriodSummary { PeriodSummary(period: period, days: days, today: today) }
    let whole = summary(period)
    let guide = try door.guide()
    return PeriodReport(
      profile: profile.name, today: today, weekStart: settings.weekStart, source: source,
      isForLackOfMeals: wishes.source == nil && source == .trips, summary: whole, previous: summary(before),
      previousToDate: period.previousToDate(today: today).map(summary),
      spending: try door.spending(from: period.from, to: period.to), goals: try door.goals() ?? .fresh,
      currency: settings.currency, reference: MarkerReference(guide, for: source),
      hasGuide: guide.members.contains { !$0.isInfant },
      sources: try door.largestSources(
        of: HealthMarker.nutrients, from: period.from, to: period.to, source: source, limit: sourcesEach),
      notable: try notable(whole, source, door), isCompared: wishes.isCompared,
      isWhole: wishes.isWhole)
  }

  /// The largest item of the highest day, and while nothing is judged yet the one with most sodium.
  private static func notable(_ summary: PeriodSummary, _ source: IntakeSource, _ door: ProfileDoor) throws -> [String]
  {
    let logged = summary.days.compactMap { day in day.known(.calories).map { (day: day.day, energy: $0) } }
    guard let highest = logged.max(by: { $0.energy < $1.energy }) else { return [] }
    func largest(_ nutrient: Nutrient, _ from: Day, _ to: Day) throws -> NutrientSource? {
      try door.sourcesOf(nutrient, from: from, to: to, source: source, limit: 1).first
    }
    let period = summary.period
    var found: [String] = []
    if source == .trips {
      if let item = try largest(.calories, period.from, period.to) {
        found.append("most energy: \(item.name), \(Figure.text(item.amount)) kcal")
      }
    } else if logged.count > 1, let item = try largest(.calories, highest.day, highest.day) {
      let source = "\(item.name) \(Figure.text(item.amount)) kcal"
      found.append(
        period.dayCount <= 7
          ? "\(highest.day.weekday.name) highest: \(source)"
          : "highest \(Figure.text(highest.energy)) (\(DayText.weekday(highest.day))): \(source)")
    }
    // From as many days on the marker names what brought most of it.
    let isJudged = summary.daysLogged >= HealthMarker.fewestDays
    if !isJudged, source == .trips || logged.count > 1, let item = try largest(.sodium, period.from, period.to),
      item.amount >= 1
    {
      found.append("most sodium: \(item.name), \(Figure.text(item.amount)) mg")
    }
    return found
  }

  /// The mean of a logged day, or what was bought for each day of the period; nil where there is nothing.
  func mean(_ summary: PeriodSummary) -> NutrientTotal? {
    source == .meals ? summary.loggedDayAverage : summary.items > 0 ? summary.dailyAverage : nil
  }

  var markers: [HealthMarker] {
    HealthMarker.all(MarkerIntake(summary, source, reference: reference))
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

  func text(on canvas: Canvas) -> [StyledLine] {
    let details = isWhole ? [StyledLine()] + PeriodDetails(report: self, canvas: canvas).lines : []
    return PeriodDrawing(report: self).lines(on: canvas) + [StyledLine()]
      + PeriodText(report: self, rows: LabelledRows(canvas: canvas, labelWidth: 9)).lines + details
  }
}
