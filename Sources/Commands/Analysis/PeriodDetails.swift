internal import Charts
internal import Domain
internal import Text

/// What `--all` adds: weeks and weekdays, grams of the macros, every nutrient against its goal or limit, the largest sources,
/// and what each day cost.
struct PeriodDetails {
  let report: PeriodReport
  let canvas: Canvas

  var parts: [Document.Part] {
    PeriodWeeks(report: report).parts + macros + nutrients + largest + spending
  }

  /// Grams as plain bars: shares of energy make fat look more and carbs less than what is on the plate.
  private var macros: [Document.Part] {
    guard let mean = report.mean(report.summary) else { return [] }
    let rows = Macro.allCases.map { macro in
      DayBars.Row(
        name: macro.rawValue, fullName: macro.rawValue.capitalizedFirst, state: .value(mean[macro.nutrient]),
        note: report.source == .meals ? String(report.goals.grams(macro)) : "")
    }
    let chart = DayBars(
      unit: "g", goal: nil, decimals: 1, noteHeading: report.source == .meals ? "goal" : nil, rows: rows,
      sentenceHeading: "Grams of each.")
    return [.heading("Macros, g \(report.perDay)"), .chart(chart)]
  }

  /// Every nutrient: what there was, what before, and the goal or the limit.
  private var nutrients: [Document.Part] {
    guard let mean = report.mean(report.summary) else { return [] }
    let (name, before) = report.comparison
    let past = report.mean(before)
    let limits = limits
    let rows = Nutrient.allCases.map { nutrient in
      let decimals = nutrient == .calories || nutrient == .sodium ? 0 : 1
      func shown(_ mean: NutrientTotal?, of summary: PeriodSummary) -> Double? {
        guard summary.total.unknown(nutrient) < summary.items else { return nil }
        return mean.map { Figure.shown($0[nutrient], decimals: decimals) }
      }
      let (now, then) = (shown(mean, of: report.summary), shown(past, of: before))
      let change = now.flatMap { now in then.map { Figure.signed(now - $0, decimals: decimals) } }
      let cells = [now, then].map { $0.map { Figure.text($0, decimals: decimals) } ?? "?" }
      let limit = limits[nutrient]
      let share = limit.flatMap { limit in now.map { "\(Figure.text($0 / limit.value * 100))%" } }
      let row =
        ["\(MarkerText.name(nutrient)) \(nutrient.unit)"] + (past == nil ? [cells[0]] : cells + [change ?? ""])
        + [limit?.text ?? "", share ?? ""]
      return row.map { StyledLine($0) }
    }
    let compared: [TextTable.Column] =
      past == nil ? [] : [.init(report.beforeName, .right), .init("change", .right)]
    let heading = "Means \(report.perDay)" + (past == nil ? "" : ", \(report.thisName) and \(name)")
    let columns =
      [.init(""), .init(report.nowName, .right)] + compared + [.init("goal or limit", .right), .init("", .right)]
    return [.heading(heading), .table(TextTable(columns, rows: rows))]
  }

  /// Goals of energy and the macros, limits of the markers; nothing that what was bought could be held against.
  private var limits: [Nutrient: (value: Double, text: String)] {
    guard report.source == .meals else { return [:] }
    let goals = ([.calories] + Macro.allCases.map(\.nutrient)).compactMap { nutrient in
      report.goals[nutrient].map { (nutrient, (value: Double($0), text: Figure.text(Double($0)))) }
    }
    let markers = report.markers.compactMap { marker in
      marker.limit.map { limit in
        let word = marker.nutrient == .fiber ? "at least" : "at most"
        return (marker.nutrient, (value: limit, text: "\(word) \(MarkerText.limit(marker))"))
      }
    }
    return Dictionary((goals + markers).filter { $0.1.value > 0 }, uniquingKeysWith: { $1 })
  }

  /// With the share of all that is known.
  private var largest: [Document.Part] {
    let rows = HealthMarker.nutrients.flatMap { nutrient in
      (report.sources[nutrient] ?? []).enumerated().map { index, item in
        let share = item.amount / report.summary.total[nutrient] * 100
        return [
          StyledLine(index == 0 ? MarkerText.name(nutrient) : ""), StyledLine(item.name),
          StyledLine("\(FoodText.amount(item.amount, nutrient)) \(nutrient.unit)"),
          StyledLine(Figure.text(share) + "%"), StyledLine(item.times == 1 ? "" : "\(item.times)x", .faint),
        ]
      }
    }
    guard !rows.isEmpty else { return [] }
    let columns: [TextTable.Column] = [
      .init(""), .init(""), .init("", .right), .init("", .right), .init("", .right),
    ]
    return [.heading("Largest sources"), .table(TextTable(columns, rows: rows))]
  }

  private var spending: [Document.Part] {
    guard !report.spending.isEmpty else { return [] }
    let rows = report.spending.map { day in
      [
        StyledLine(DayText.weekday(day.day, today: report.today)),
        StyledLine(day.amount.map { MoneyText(currency: report.currency, canvas: canvas).text($0) } ?? "?"),
        StyledLine(day.trips.counted("trip")),
        StyledLine(day.unpriced == 0 ? "" : "\(day.unpriced) without a price", .faint),
      ]
    }
    return [.table(TextTable([.init("Spent on"), .init("amount", .right), .init("in"), .init("")], rows: rows))]
  }
}
