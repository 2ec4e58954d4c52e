internal import Charts
internal import Domain
internal import Text

/// The lines under a period's drawing.
struct PeriodText {
  let report: PeriodReport
  let rows: LabelledRows

  private var summary: PeriodSummary { report.summary }
  private var canvas: Canvas { rows.canvas }

  var lines: [StyledLine] {
    // The rows of a narrow trend leave its heading no room for it.
    let isSaid = PeriodDrawing(report: report).shape != .trend || canvas.width >= 60 || canvas.isAccessible
    let source = isSaid ? [] : rows.row("Source", report.coverage)
    guard summary.items > 0 else {
      let verb = report.source == .meals ? "logged" : "bought"
      return source + rows.row("Energy", ["nothing \(verb) in \(report.thisName)"]) + spent
        + rows.row("More", report.suggestions.filter { $0.contains("--prev") } + ["eat 2 eggs"])
    }
    let notable = report.notable.isEmpty ? [] : rows.row("Notable", report.notable)
    return source + rows.row("Energy", report.source == .meals ? eaten : bought) + macros + markers + unknown + notable
      + spent + rows.row("More", report.suggestions)
  }

  private var eaten: [String] {
    guard let mean = summary.mean(of: .calories)?.rounded() else { return ["not known of anything that was logged"] }
    let goal = Double(report.goals.calories)
    let isTodayIn = summary.days.contains { $0.day == report.today && $0.total != nil }
    let included = isTodayIn && summary.daysLogged > 1 ? ", with today" : ""
    var parts = ["mean \(Figure.text(mean)) of \(Figure.text(goal)) a logged day\(included)"]
    let (name, before) = report.comparison
    if let value = before.mean(of: .calories)?.rounded() {
      parts.append("\(name) \(Figure.text(value)) (\(Figure.signed(mean - value)))")
    }
    return parts + (summary.period.kind == .week ? left : adherence)
  }

  /// What a running week leaves to eat.
  private var left: [String] {
    guard let budget = PeriodBudget(summary, .calories, perDay: Double(report.goals.calories)) else { return [] }
    return [PeriodTitle.left(budget.left, to: summary.period.to)]
  }

  /// On how many days the goal was met; a day that is not over only once it is.
  private var adherence: [String] {
    let standings = summary.days.compactMap(report.standing)
    guard !standings.isEmpty else { return [] }
    func count(_ standing: GoalStanding) -> Int { standings.count { $0 == standing } }
    return [
      "goal met on \(count(.met)) of \(standings.count.counted("day")) (\(count(.under)) under, \(count(.over)) over)"
    ]
  }

  /// Purchases are no intake: they are added up, and held against no goal.
  private var bought: [String] {
    guard let total = summary.known(.calories)?.rounded() else { return ["not known of anything that was bought"] }
    let days = summary.period.dayCount
    var parts = ["bought \(Figure.text(total)) kcal"]
    if days > 1 { parts[0] += ", \(Figure.text(summary.dailyAverage[.calories])) \(report.perDay)" }
    let (name, before) = report.comparison
    if let value = before.known(.calories)?.rounded() {
      parts.append("\(name) \(Figure.text(value)) (\(Figure.signed(total - value)))")
    }
    return parts
  }

  private var macros: [StyledLine] {
    let shares = summary.macros.map(\.share)
    guard shares.contains(where: { $0 > 0 }) else { return [] }
    let percents = SplitBars.percents(shares)
    let split = Macro.allCases.map { Figure.text(report.goals.shares.percent($0)) }.joined(separator: "/")
    let goal = report.source == .meals ? "goal \(split)" : "of what was bought"
    let words = zip(["P", "C", "F"], percents).map { "\($0) \($1)" }.joined(separator: "  ") + " %"
    let tail = "   \(words)   \(goal)"
    let width = min(35, rows.room - tail.cells)
    guard width >= 10, !canvas.isAccessible else { return rows.row("Macros", ["\(words) of kcal", goal]) }
    let bar = SplitBars.bar(shares, width: width, glyphs: canvas.glyphs, letters: ["P", "c", "f"])
    return [rows.line("Macros", bar + StyledLine(tail))]
  }

  private var markers: [StyledLine] {
    let needed = HealthMarker.fewestDays
    if summary.daysLogged < needed {
      let days = report.source == .meals ? "\(needed) logged days" : "\(needed) days with purchases"
      return rows.row("Markers", ["sodium, saturated fat, sugar and fiber are judged from \(days) on"])
    }
    let markers = MarkerLines(
      markers: report.markers, sources: report.sources, total: summary.total, rows: rows)
    return markers.lines("Markers") + rows.row("", MarkerText.against(report))
  }

  /// How many items lack which nutrient: the sums leave them out.
  private var unknown: [StyledLine] {
    let total = summary.total
    // An item without energy has no nutrition at all.
    let without = total.unknown(.calories)
    let others = Nutrient.allCases.filter { total.unknown($0) > without }
      .map { "\($0.label) of \(total.unknown($0).counted("item"))" }
    let missing = (without > 0 ? ["everything of \(without.counted("item"))"] : []) + others
    return missing.isEmpty ? [] : rows.row("Unknown", missing)
  }

  /// What the trips cost; nothing where there are none in this period and the one before.
  private var spent: [StyledLine] {
    let money = MoneyText(currency: report.currency, canvas: canvas)
    let spent = SpentText(spending: report.spending, money: money)
    guard spent.trips > 0 || report.previous.spent != nil else { return [] }
    let (whole, part) = (report.previous.spent, report.comparison.summary.spent)
    return rows.row(
      "Spent",
      spent.parts(of: summary.period, today: report.today, before: whole, sameDays: part == whole ? nil : part))
  }
}
