internal import Domain
internal import Figures

/// The names that the screen uses for a period and for the period before it.
extension PeriodReport {
  private var period: Period { summary.period }

  /// The period's title: `week 47, 16–22 Nov 2026`, `November 2026`, `1–20 Nov 2026`.
  var title: String { PeriodTitle.text(period, today: today) }

  /// What the period is called in sentences: `week`, `month`, `20 days`.
  var noun: String { PeriodTitle.noun(period) }

  /// The period's name with `this` or `these`: `this week`, `these 20 days`.
  var thisName: String { period.dayCount > 1 && period.kind == .range ? "these \(noun)" : "this \(noun)" }

  /// The words after `per` that say what a mean refers to: `logged day` for meals, `day` for purchases.
  var perDay: String { source == .meals ? "logged day" : "day" }

  /// How many days have figures, and the source of the figures if it is not meals: `5 of 7 days logged`, `from trips`.
  var coverage: [String] {
    let days = summary.daysLogged.counted(of: period.dayCount, "day")
    switch source {
    case .meals:
      let partial = summary.partialDays.count
      let planned = summary.days.count { $0.day > today && $0.total != nil }
      let logged =
        planned == 0
        ? "\(days) logged"
        : planned == summary.daysLogged ? "\(days) planned" : "\(days) logged, \(Figure.text(planned)) of them planned"
      return [logged] + (partial > 0 ? ["\(Figure.text(partial)) partial"] : [])
    case .trips: return [isForLackOfMeals ? "from trips, no meals logged" : "from trips", "bought on \(days)"]
    }
  }

  /// The goal or limit for a day's energy.
  var aim: DayAim { DayAim(.calories, goals: goals, reference: reference) }

  /// How a day compares with the goal: a past day by its total, today by what was eaten so far; nil if the day cannot
  /// be judged yet.
  func verdict(_ day: DaySum) -> GoalVerdict? {
    guard day.day >= today else { return aim.verdict(of: day) }
    return GoalVerdict.judged(day.known(.calories), goal: goals.calories, through: day.day, today: today)
  }

  /// Whether a past day's log holds so much less than is usual for the profile that meals may be missing.
  func isPerhapsIncomplete(_ day: DaySum) -> Bool {
    source == .meals && usualEnergy?.mayMissMeals(day, aim: aim, today: today) == true
  }

  /// Whether the period includes today.
  var isRunning: Bool { period.contains(today) }

  /// The name and the summary of the days that this period is compared with.
  ///
  /// They are the whole previous period. If this period includes today, they are only as many days at the start of the
  /// previous period as have begun in this one.
  var comparison: (name: String, summary: PeriodSummary) {
    let days = period.comparison(today: today)
    return (
      PeriodTitle.comparison(period, today: today), PeriodSummary(period: days, days: previous.days, today: today)
    )
  }

  /// The name of this period where both periods are drawn together: `this`, `W46`, `Nov 2026`.
  var nowName: String { isRunning && period.kind == .week ? "this" : name(of: period) ?? "now" }
  /// The short name of this period, or of an earlier period of the same kind: `W46`, `Oct 2026`; for a range, its first
  /// day.
  func shortName(of period: Period) -> String { name(of: period) ?? DayText.short(period.from) }
  /// The name of the period before where both periods are drawn together: `last`, `W45`, `Oct 2026`.
  var beforeName: String { isRunning && period.kind == .week ? "last" : name(of: previous.period) ?? "before" }

  private func name(of period: Period) -> String? {
    switch period.kind {
    case .week: DayText.weekLabel(period)
    case .month: ChartInterval.month.name(period.from)
    case .day, .range: nil
    }
  }

  /// The short name of the earlier period that changes refer to: `last week`, `the week before`.
  var againstName: String {
    guard isRunning, period.kind != .range else { return PeriodTitle.before(period) }
    return "last \(noun)"
  }
}
