internal import Domain
internal import Figures

/// The names of a period and the one before on the screen.
extension PeriodReport {
  private var period: Period { summary.period }

  /// `week 47, 16–22 Nov 2026`, `November 2026`, `1–20 Nov 2026`.
  var title: String { PeriodTitle.text(period, today: today) }

  /// `week`, `month`, `20 days`.
  var noun: String { PeriodTitle.noun(period) }

  /// `this week`, `these 20 days`.
  var thisName: String { period.dayCount > 1 && period.kind == .range ? "these \(noun)" : "this \(noun)" }

  /// What means refer to: logged days, or for purchases all days.
  var perDay: String {
    if source == .meals { return "logged day" }
    return "day"
  }

  /// The source of the figures, and how many days have any.
  var coverage: [String] {
    let days = summary.daysLogged.counted(of: period.dayCount, "day")
    switch source {
    case .meals: return ["from meals", "\(days) logged"]
    case .trips: return [isForLackOfMeals ? "from trips, no meals logged" : "from trips", "bought on \(days)"]
    }
  }

  /// The goal or limit for a day's energy.
  var aim: DayAim { DayAim(.calories, goals: goals, reference: reference) }

  /// How a day compares with the goal, as far as it can be said: a past day by its total, today by what is eaten so
  /// far.
  func verdict(_ day: DaySum) -> GoalVerdict? {
    guard day.day >= today else { return aim.verdict(of: day) }
    return GoalVerdict.judged(day.known(.calories), goal: goals.calories, through: day.day, today: today)
  }

  /// Whether the period includes today.
  var isRunning: Bool { period.contains(today) }

  /// What a period is compared with: the one before, or as many days of it as have passed if the period is not over.
  var comparison: (name: String, summary: PeriodSummary) {
    let days = period.comparison(today: today)
    return (
      PeriodTitle.comparison(period, today: today), PeriodSummary(period: days, days: previous.days, today: today)
    )
  }

  /// The names of two periods drawn together: `this` and `last`, `W46` and `W45`, `Nov 2026` and `Oct 2026`.
  var nowName: String { isRunning && period.kind == .week ? "this" : name(of: period) ?? "now" }
  /// The name of the period before, drawn together with this one.
  var beforeName: String { isRunning && period.kind == .week ? "last" : name(of: previous.period) ?? "before" }

  private func name(of period: Period) -> String? {
    switch period.kind {
    case .week: DayText.weekLabel(period)
    case .month: ChartInterval.month.name(period.from)
    case .day, .range: nil
    }
  }

  /// The short name of the period that changes refer to: `last week`, `week before`.
  var againstName: String {
    guard isRunning, period.kind != .range else { return PeriodTitle.before(period) }
    return "last \(noun)"
  }
}
