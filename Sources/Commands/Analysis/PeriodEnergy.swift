internal import Domain
internal import Figures
internal import Text

/// A period's energy in words: the mean of the logged days, the mean of all days, and the period before.
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
    return ["nothing \(verb) \(when)"] + (mean.map { ["\(name): \(Figure.text($0))"] } ?? [])
  }

  private var eaten: [String] {
    guard let mean = summary.mean(of: .calories) else { return ["not known for any item logged"] }
    let goal = Figure.text(report.goals.calories)
    let (name, before) = report.comparison
    let compared = before.mean(of: .calories).map {
      "\(name): \(Figure.text($0)) (\(Figure.change(from: $0, to: mean)))"
    }
    let means =
      period.dayCount == 1 ? ["\(Figure.text(mean)) of \(goal) kcal"] : self.means(Figure.text(mean), of: goal)
    return means + [compared].compactMap(\.self) + (period.kind == .week ? left : [])
  }

  /// The mean of the logged days and the mean of all days, each with its number of days so that they are not confused.
  private func means(_ mean: String, of goal: String) -> [String] {
    let known = summary.days.count { $0.known(.calories) != nil }
    let isAhead = summary.days.contains { $0.day > report.today && $0.total != nil }
    let isRunning = report.isRunning && !isAhead
    let span = summary.daysCounted
    let soFar = isRunning ? " so far" : ""
    if known == span { return ["mean \(mean) of \(goal) kcal on \(span == 1 ? "1 day" : "all \(span) days")\(soFar)"] }
    let (count, plural) = (Figure.text(known), known == 1 ? "" : "s")
    let days = isRunning ? "\(count) day\(plural) logged so far" : "\(count) logged day\(plural)"
    let logged = "mean \(mean) of \(goal) kcal on \(days)"
    // In a long period with few logged days, the mean of all days would only show that few are logged.
    guard 2 * known >= span || span <= Self.alwaysBoth else { return [logged] }
    return [
      logged,
      "\(Figure.text(summary.total[.calories] / Double(span))) counting all \(Figure.text(span)) days",
    ]
  }

  /// A period of up to this many days always shows both means; a longer one does so only if half of its days are
  /// logged.
  private static let alwaysBoth = 31

  /// How much of the energy goal is left for the current week.
  private var left: [String] {
    guard let budget = PeriodBudget(summary, .calories, perDay: Double(report.goals.calories)) else { return [] }
    return [PeriodTitle.left(budget.left, "kcal", to: period.to)]
  }

  /// The energy of all purchases added up; it is not compared with a goal, since what was bought was not all eaten.
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
