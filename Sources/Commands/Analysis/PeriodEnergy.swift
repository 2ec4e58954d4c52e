internal import Domain
internal import Figures
internal import Text

/// A period's energy in words: the mean of its logged days, compared with the period before.
struct PeriodEnergy {
  let report: PeriodReport

  private var summary: PeriodSummary { report.summary }
  private var period: Period { summary.period }

  var parts: [String] { report.source == .meals ? eaten : bought }

  /// The text if nothing is logged, with the mean of the period before.
  var ofNothing: [String] {
    let verb = report.source == .meals ? "logged" : "bought"
    let (name, before) = report.comparison
    let mean = report.source == .meals ? before.mean(of: .calories) : nil
    let when = period.kind == .range ? "in \(report.thisName)" : PeriodTitle.during(period, today: report.today)
    let partial = summary.partialDays.count
    let nothing = partial > 0 ? "only \(partial.counted("partial day")) logged \(when)" : "nothing \(verb) \(when)"
    return [nothing] + (mean.map { ["\(name): \(Figure.text($0))"] } ?? [])
  }

  private var eaten: [String] {
    guard let mean = summary.mean(of: .calories) else { return ["not known for any item logged"] }
    let goal = Figure.text(report.goals.calories)
    let (name, before) = report.comparison
    let compared = MeanChange(.calories, from: before, to: summary).map { "\(name): \($0.words())" }
    let own =
      period.dayCount == 1 ? "\(Figure.text(mean)) of \(goal) kcal" : self.mean(Figure.text(mean), of: goal)
    return [own] + (period.kind == .week ? left : []) + [compared, withoutDoubtful].compactMap(\.self)
  }

  /// The mean of the logged days, followed by the number of these days.
  private func mean(_ mean: String, of goal: String) -> String {
    let known = summary.days.count { $0.known(.calories) != nil }
    let span = summary.daysCounted
    let days =
      known < span
      ? known.counted("day") : span == 1 ? "1 day" : "all \(span) days"
    // A mean that includes days logged in advance is not a mean of the days so far.
    let isGoingOn = report.isRunning && report.today < period.to && !summary.isLoggedAhead
    return "mean \(mean) of \(goal) kcal on \(days)\(isGoingOn ? " so far" : "")"
  }

  /// The mean without the days that are perhaps logged only in part: `mean 1,613 if Thu is partial`; nil if there is no
  /// such day.
  ///
  /// Only people know whether a day is partial, so the day counts until somebody marks it as partial.
  var withoutDoubtful: String? {
    let days = summary.days.filter(report.isPerhapsIncomplete)
    guard !days.isEmpty, let mean = summary.mean(of: .calories, without: days) else { return nil }
    let names =
      days.count > 2
      ? days.count.counted("day")
      : days.map { period.dayCount <= 7 ? $0.day.weekday.short : DayText.short($0.day) }.joined(separator: " and ")
    return days.count == 1
      ? "mean \(Figure.text(mean)) if \(names) is partial" : "mean \(Figure.text(mean)) if \(names) are partial"
  }

  /// How much of the energy goal is left for the current week.
  private var left: [String] {
    guard let budget = PeriodBudget(summary, .calories, perDay: Double(report.goals.calories)) else { return [] }
    return [PeriodTitle.left(budget.left, "kcal", to: period.to, today: report.today)]
  }

  /// The total energy of all purchases; the total is not compared with a goal, because not everything that was bought
  /// was eaten.
  private var bought: [String] {
    guard let total = summary.known(.calories) else { return ["not known for any item bought"] }
    var parts = ["bought \(Figure.text(total)) kcal"]
    if period.dayCount > 1 { parts[0] += ", \(Figure.text(summary.dailyAverage[.calories])) per \(report.perDay)" }
    let (name, before) = report.comparison
    if let value = before.known(.calories) {
      parts.append("\(name) \(Figure.text(value)) (\(Figure.change(from: value, to: total)))")
    }
    return parts
  }
}
