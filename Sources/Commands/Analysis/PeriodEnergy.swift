internal import Domain
internal import Text

/// What a period's energy comes to, in words: the mean of the logged days, that of all of its days, and the period before.
struct PeriodEnergy {
  let report: PeriodReport

  private var summary: PeriodSummary { report.summary }
  private var period: Period { summary.period }

  var parts: [String] { report.source == .meals ? eaten : bought }

  /// Where nothing is logged, what there was before.
  var ofNothing: [String] {
    let verb = report.source == .meals ? "logged" : "bought"
    let (name, before) = report.comparison
    let mean = report.source == .meals ? before.mean(of: .calories) : nil
    return ["nothing \(verb) in \(report.thisName)"] + (mean.map { ["\(name) \(Figure.text($0))"] } ?? [])
  }

  private var eaten: [String] {
    guard let mean = summary.mean(of: .calories) else { return ["not known of anything that was logged"] }
    let goal = Figure.text(Double(report.goals.calories))
    let (name, before) = report.comparison
    let compared = before.mean(of: .calories).map {
      "\(name) \(Figure.text($0)) (\(Figure.signed(Figure.shown(mean) - Figure.shown($0))))"
    }
    let means =
      period.dayCount == 1 ? ["\(Figure.text(mean)) of \(goal) kcal"] : self.means(Figure.text(mean), of: goal)
    return means + [compared].compactMap(\.self) + (period.kind == .week ? left : [])
  }

  /// Two means that nobody should take for each other: each says over which days.
  private func means(_ mean: String, of goal: String) -> [String] {
    let known = summary.days.count { $0.known(.calories) != nil }
    let isAhead = summary.days.contains { $0.day > report.today && $0.total != nil }
    let isRunning = report.isRunning && !isAhead
    let span = summary.daysCounted
    let soFar = isRunning ? " so far" : ""
    if known == span { return ["mean \(mean) of \(goal) on \(span == 1 ? "1 day" : "all \(span) days")\(soFar)"] }
    let (count, plural) = (Figure.text(Double(known)), known == 1 ? "" : "s")
    let days = isRunning ? "\(count) day\(plural) logged so far" : "\(count) logged day\(plural)"
    let logged = "mean \(mean) of \(goal) on \(days)"
    // Of a long time that is hardly logged, the mean of all days says only that.
    guard 2 * known >= span || span <= Self.alwaysBoth else { return [logged] }
    return [
      logged,
      "\(Figure.text(summary.total[.calories] / Double(span))) over all \(Figure.text(Double(span))) days",
    ]
  }

  /// Days up to which both means are told, however few are logged: a month.
  private static let alwaysBoth = 31

  /// What a running week leaves to eat.
  private var left: [String] {
    guard let budget = PeriodBudget(summary, .calories, perDay: Double(report.goals.calories)) else { return [] }
    return [PeriodTitle.left(budget.left, to: period.to)]
  }

  /// Purchases are no intake: they are added up, and held against no goal.
  private var bought: [String] {
    guard let total = summary.known(.calories)?.rounded() else { return ["not known of anything that was bought"] }
    var parts = ["bought \(Figure.text(total)) kcal"]
    if period.dayCount > 1 { parts[0] += ", \(Figure.text(summary.dailyAverage[.calories])) \(report.perDay)" }
    let (name, before) = report.comparison
    if let value = before.known(.calories)?.rounded() {
      parts.append("\(name) \(Figure.text(value)) (\(Figure.signed(total - value)))")
    }
    return parts
  }
}
