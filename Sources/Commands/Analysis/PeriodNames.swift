internal import Domain
internal import Text

/// What a period and the one before it are called on the screen.
extension PeriodReport {
  private var period: Period { summary.period }

  /// `week 47, 16–22 Nov 2026`, `November 2026`, `1–20 Nov 2026`.
  var title: String { PeriodTitle.text(period, today: today) }

  /// `week`, `month`, `20 days`.
  var noun: String { PeriodTitle.noun(period) }

  /// `this week`, `these 20 days`.
  var thisName: String { period.dayCount > 1 && period.kind == .range ? "these \(noun)" : "this \(noun)" }

  /// What means are of: days with entries, or what was bought spread over all the days.
  var perDay: String {
    if source == .meals { return "a logged day" }
    return period.kind == .range ? "for each of the \(noun)" : "for each day of the \(noun)"
  }

  /// Where the figures come from, and of how many days there are any.
  var coverage: [String] {
    let count = Figure.text(Double(period.dayCount))
    let days = "\(Figure.text(Double(summary.daysLogged))) of \(count) day\(period.dayCount == 1 ? "" : "s")"
    switch source {
    case .meals: return ["from meals", "\(days) logged"]
    case .trips: return [isForLackOfMeals ? "from trips, no meals logged" : "from trips", "bought on \(days)"]
    }
  }

  /// What a day's energy is held against.
  var aim: DayAim { DayAim(.calories, goals: goals, reference: reference) }

  /// How a day stands to the goal, as far as that can be said: one that is over as it is counted, today by what is eaten.
  func standing(_ day: DaySum) -> GoalStanding? {
    guard day.day >= today else { return aim.standing(of: day) }
    return GoalStanding.judged(day.known(.calories), goal: goals.calories, through: day.day, today: today)
  }

  /// Whether it is not over yet.
  var isRunning: Bool { period.contains(today) }

  /// What a period is held against: as many days of the one before as have passed of a running one.
  var comparison: (name: String, summary: PeriodSummary) {
    let days = period.comparison(today: today)
    return (
      PeriodTitle.comparison(period, today: today), PeriodSummary(period: days, days: previous.days, today: today)
    )
  }

  /// What two periods are called where they are drawn together: `this` and `last`, `W46` and `W45`, `Nov 2026` and `Oct 2026`.
  var nowName: String { isRunning && period.kind == .week ? "this" : name(of: period) ?? "now" }
  /// What the period before is called there.
  var beforeName: String { isRunning && period.kind == .week ? "last" : name(of: previous.period) ?? "before" }

  private func name(of period: Period) -> String? {
    switch period.kind {
    case .week: DayText.weekLabel(period)
    case .month: ChartStep.month.name(period.from)
    case .day, .range: nil
    }
  }

  /// What changes are told against, short: `last week`, `week before`.
  var againstName: String {
    guard isRunning, period.kind != .range else { return PeriodTitle.before(period) }
    return "last \(noun)"
  }
}
