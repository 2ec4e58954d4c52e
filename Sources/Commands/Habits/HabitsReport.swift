internal import Domain
internal import Store
internal import Text

/// A profile's habits for one nutrient over a span of weeks.
struct HabitsReport: Analysis {
  let profile: String
  let habits: Habits
  /// The name of the span: `8 weeks`.
  let spanName: String
  let weekStart: Weekday
  /// How much of the nutrient the meals of each slot contributed.
  let slots: [SlotSum]
  /// The foods that contributed the most of the nutrient, largest contribution first.
  let sources: [NutrientSourceTotal]
  /// Whether the foods are shown in a table of their own, as with `--all`.
  let isWhole: Bool

  /// The number of foods shown without `--all`, and the number shown with it.
  static let (sourcesShown, sourcesOfAll) = (3, 20)

  static func make(
    _ profile: Profile, _ nutrient: Nutrient, _ span: ChartSpan, isWhole: Bool, _ session: Session,
    _ records: ProfileReader
  ) throws -> HabitsReport {
    let weekStart = session.settings.weekStart
    let days = span.days(endingWith: session.today, weekStart: weekStart)
    let period = try Period.range(days.lowerBound, days.upperBound)
    let goals = try records.goals() ?? .default
    let aim = DayAim(
      nutrient, goals: goals, reference: MarkerReference(try records.guide(), for: .meals, goals: goals))
    // Leave out days after today that are already logged: they are not habits yet.
    let last = min(period.to, session.today)
    return HabitsReport(
      profile: profile.name, habits: try habits(aim, period, today: session.today, weekStart, records),
      spanName: span.name, weekStart: weekStart,
      slots: try records.slotSums(of: nutrient, from: period.from, to: last),
      sources: try records.largestSources(
        of: nutrient, from: period.from, to: last, source: .meals, limit: isWhole ? sourcesOfAll : sourcesShown),
      isWhole: isWhole)
  }

  /// Reads the days of the span and of the current week.
  ///
  /// Earlier days are read too if the current streak may have begun before the first of these days.
  private static func habits(
    _ aim: DayAim, _ period: Period, today: Day, _ weekStart: Weekday, _ records: ProfileReader
  ) throws -> Habits {
    let nutrients = [aim.nutrient]
    let week = Period.week(of: today, weekStart: weekStart)
    var first = min(period.from, week.from)
    var days = try records.daySums(of: nutrients, from: first, to: max(period.to, week.to))
    while true {
      let habits = Habits(aim: aim, period: period, days: days, today: today, weekStart: weekStart)
      guard habits.mayHaveBegunBefore(first), first > .first else { return habits }
      // Each step doubles the number of days, which takes few reads without reading many more days than needed.
      let earlier = max(.first, first - (today - first + 1))
      days = try records.daySums(of: nutrients, from: earlier, to: first - 1) + days
      first = earlier
    }
  }

  var nutrient: Nutrient { habits.aim.nutrient }
  var summary: PeriodSummary { habits.summary }

  /// The number of decimals shown: none for sodium and for nutrients with a goal, since goals are whole numbers; one
  /// for all other nutrients.
  var decimals: Int { habits.aim.kind == .goal || nutrient == .sodium ? 0 : 1 }

  /// One row per day of the span up to today: its amount, its goal or limit, and how the two compare.
  ///
  /// Today is not judged.
  var table: CSVTable? {
    let rows = summary.days.filter { $0.day <= summary.today }.map { day in
      let verdict = day.day < summary.today ? habits.aim.verdict(of: day) : nil
      return [
        day.day.iso, FoodText.csv(day.known(nutrient)),
        FoodText.csv(day.total == nil && habits.aim.kind != .goal ? nil : habits.aim.planned),
        verdict?.word ?? "",
      ]
    }
    return CSVTable(["date", nutrient.rawValue, habits.aim.kind == .goal ? "goal" : "limit", "standing"], rows)
  }

  func document(on canvas: Canvas) -> Document { HabitsText(report: self, canvas: canvas).document }
}
